import Konva from 'konva';
import {
  AREAS,
  choose,
  clear,
  leaveButton,
  newMap,
  point,
  wordsOf,
  type BuildingMap,
} from '../shared/building';
import {
  areaConfig,
  fit,
  idOf,
  labelConfig,
  schoolConfig,
  tagConfig,
  textConfig,
} from '../shared/look';
import '../shared/style.css';
import schoolUrl from './school.webp';
import { element } from '../../../common/vanilla/elements';

let map = newMap();

const school = new Image();
school.src = schoolUrl;
const stage = new Konva.Stage({ container: 'container' });
const ground = new Konva.Layer({ listening: false });
const layer = new Konva.Layer();
stage.add(ground, layer);
ground.add(new Konva.Image({ ...schoolConfig, image: school }));

const areas = AREAS.map((area) => new Konva.Line(areaConfig(area, map)));
const label = new Konva.Label(labelConfig(map, 1));
const tag = new Konva.Tag(tagConfig(map, 1));
const title = new Konva.Text(textConfig(map, 1));
label.add(tag, title);
layer.add(...areas, label);

// One listener on the stage: its target is the area below the pointer, or the stage itself.
stage.on('mousemove', ({ target }) =>
  show(point(map, idOf(target), stage.getRelativePointerPosition())),
);
stage.on('mouseleave', () => show(point(map, null, null)));
stage.on('tap', ({ target }) => show(point(map, idOf(target), stage.getRelativePointerPosition())));
stage.on('click', ({ target }) => show(choose(map, idOf(target))));

const buttons = AREAS.map(({ id, name, tint }) => {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = name;
  button.style.setProperty('--tint', tint);
  button.addEventListener('pointerenter', () => show(point(map, id, null)));
  button.addEventListener('pointerleave', () => show(leaveButton(map, id)));
  button.addEventListener('focus', () => show(point(map, id, null)));
  button.addEventListener('blur', () => show(leaveButton(map, id)));
  button.addEventListener('click', () => show(choose(map, id)));
  const row = document.createElement('li');
  row.append(button);
  element('.floors').append(row);
  return button;
});

window.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') show(clear());
});

function draw() {
  stage.setAttrs(fit(stage.container().clientWidth));
  const scale = stage.scaleX();
  AREAS.forEach((area, i) => areas[i]?.setAttrs(areaConfig(area, map)));
  label.setAttrs(labelConfig(map, scale));
  title.setAttrs(textConfig(map, scale));
  tag.setAttrs(tagConfig(map, scale));
}

function show(next: BuildingMap) {
  if (next === map) return;
  map = next;
  draw();
  showList();
}

function showList() {
  AREAS.forEach(({ id }, i) => {
    buttons[i]?.classList.toggle('pointed', id === map.pointed);
    buttons[i]?.setAttribute('aria-pressed', String(id === map.chosen));
  });
  stage.container().style.cursor = map.pointed && map.at ? 'pointer' : 'default';
  element('[role="status"]').textContent = wordsOf(map);
}

new ResizeObserver(draw).observe(stage.container());
draw();
showList();
