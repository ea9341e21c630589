import Konva from 'konva';
import { boats, HULL, JIB, MAST, pathTo, SAIL } from '../shared/boats';

const stage = new Konva.Stage({ container: 'container', height: 260 });

const water = new Konva.Layer({ name: 'water' });
const fleet = new Konva.Layer({ name: 'boats' });
stage.add(water, fleet);

const sun = new Konva.Circle({ name: 'sun', x: 20, y: 62, radius: 34, fill: '#f6b73c' });
const sea = new Konva.Rect({ name: 'sea', y: 170, height: 90, fill: '#1f9aa5' });
water.add(sun, sea);

for (const { color, ...place } of boats) {
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

// The shapes are centered at x = 0, which the layers keep in the middle of the stage.
function fit() {
  const width = stage.container().clientWidth;
  stage.width(width);
  water.x(width / 2);
  fleet.x(width / 2);
  sea.setAttrs({ x: -width / 2, width });
}
fit();
new ResizeObserver(fit).observe(stage.container());
