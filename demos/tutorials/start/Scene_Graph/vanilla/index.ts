import Konva from 'konva';
import { boats, HULL, JIB, MAST, pathTo, SAIL } from '../shared/boats';

const width = window.innerWidth;
const stage = new Konva.Stage({ container: 'container', width, height: 260 });

const water = new Konva.Layer({ name: 'water' });
const fleet = new Konva.Layer({ name: 'boats' });
stage.add(water, fleet);

water.add(
  new Konva.Circle({ name: 'sun', x: width / 2 + 20, y: 62, radius: 34, fill: '#f6b73c' }),
  new Konva.Rect({ name: 'sea', y: 170, width, height: 90, fill: '#1f9aa5' }),
);

for (const { color, ...place } of boats(width)) {
  const boat = new Konva.Group({ ...place, draggable: true });
  boat.add(
    new Konva.Line({ name: 'mast', points: MAST, stroke: '#1b1f2a', strokeWidth: 4 }),
    new Konva.Line({ name: 'jib', points: JIB, closed: true, fill: '#e2ded3' }),
    new Konva.Line({ name: 'sail', points: SAIL, closed: true, fill: '#fbfaf7' }),
    new Konva.Line({ name: 'hull', points: HULL, closed: true, fill: color }),
  );
  fleet.add(boat);
}

const path = document.querySelector<HTMLOutputElement>('#path');
stage.on('pointermove pointerdown', (event) => {
  if (path) path.value = pathTo(event.target);
});

document.querySelector<HTMLInputElement>('#water')?.addEventListener('change', (event) => {
  if (event.target instanceof HTMLInputElement) water.visible(event.target.checked);
});
document.querySelector('#hit')?.addEventListener('change', () => fleet.toggleHitCanvas());
