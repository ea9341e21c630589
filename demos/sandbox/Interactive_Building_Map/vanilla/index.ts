import Konva from 'konva';
import * as building from '../shared/building';
import * as look from '../shared/look';
import '../shared/style.css';
import schoolUrl from './school.webp';
import { element } from '../../../common/vanilla/elements';

let map = building.newMap();

const school = new Image();
school.src = schoolUrl;
const stage = new Konva.Stage({ container: 'container' });
const ground = new Konva.Layer({ listening: false });
const layer = new Konva.Layer();
stage.add(ground, layer);
ground.add(new Konva.Image({ ...look.schoolConfig, image: school }));

const areas = building.AREAS.map((area) => new Konva.Line(look.areaConfig(area, map)));
const label = new Konva.Label(look.labelConfig(map, 1));
const tag = new Konva.Tag(look.tagConfig(map, 1));
const title = new Konva.Text(look.textConfig(map, 1));
label.add(tag, title);
layer.add(...areas, label);

// One listener on the stage: its target is the area below the pointer, or the stage itself.
stage.on('mousemove', ({ target }) =>
  show(building.point(map, look.idOf(target), stage.getRelativePointerPosition())),
);
stage.on('mouseleave', () => show(building.point(map, null, null)));
stage.on('tap', ({ target }) =>
  show(building.point(map, look.idOf(target), stage.getRelativePointerPosition())),
);
stage.on('click', ({ evt, target }) => {
  if (evt.button === 0) show(building.choose(map, look.idOf(target)));
});

const buttons = building.AREAS.map(({ id, name, tint }) => {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = name;
  button.style.setProperty('--tint', tint);
  button.addEventListener('pointerenter', () => show(building.point(map, id, null)));
  button.addEventListener('pointerleave', () => show(building.leaveButton(map, id)));
  button.addEventListener('focus', () => show(building.point(map, id, null)));
  button.addEventListener('blur', () => show(building.leaveButton(map, id)));
  button.addEventListener('click', () => show(building.choose(map, id)));
  const row = document.createElement('li');
  row.append(button);
  element('.floors').append(row);
  return button;
});

window.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') show(building.clear());
});

function draw() {
  stage.setAttrs(look.fit(stage.container().clientWidth));
  const scale = stage.scaleX();
  building.AREAS.forEach((area, i) => areas[i]?.setAttrs(look.areaConfig(area, map)));
  label.setAttrs(look.labelConfig(map, scale));
  title.setAttrs(look.textConfig(map, scale));
  tag.setAttrs(look.tagConfig(map, scale));
}

function show(next: building.BuildingMap) {
  if (next === map) return;
  map = next;
  draw();
  showList();
}

function showList() {
  building.AREAS.forEach(({ id }, i) => {
    buttons[i]?.classList.toggle('pointed', id === map.pointed);
    buttons[i]?.setAttribute('aria-pressed', String(id === map.chosen));
  });
  stage.container().style.cursor = map.pointed && map.at ? 'pointer' : 'default';
  element('[role="status"]').textContent = building.wordsOf(map);
}

new ResizeObserver(draw).observe(stage.container());
draw();
showList();
