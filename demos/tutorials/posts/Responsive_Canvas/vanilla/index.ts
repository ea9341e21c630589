import Konva from 'konva';
import { fit, inWords, modes } from '../shared/fit';
import { resizable } from '../shared/resizable';
import * as scene from '../shared/scene';
import '../shared/style.css';

const stage = new Konva.Stage({ container: 'container' });
const layer = new Konva.Layer();
stage.add(layer);
layer.add(
  new Konva.Rect(scene.paper),
  ...scene.corners.map((corner) => new Konva.Circle(corner)),
  new Konva.Circle({ ...scene.ball, ...scene.start }),
);

const frame = document.querySelector<HTMLElement>('.frame');
const handle = document.querySelector<HTMLElement>('.handle');
const select = document.querySelector('select');
for (const { value, label } of modes) select?.add(new Option(label, value));

function fitStage() {
  if (!frame || !select) return;
  const fitted = fit(select.value, { width: frame.clientWidth, height: frame.clientHeight });
  const { width, height, ...view } = fitted;
  // First, because a new size draws at once.
  stage.setAttrs(view);
  stage.size({ width, height });
  document.querySelector('output')?.replaceChildren(inWords(fitted));
}
fitStage();
select?.addEventListener('change', fitStage);

if (frame && handle) {
  resizable(frame, handle);
  new ResizeObserver(fitStage).observe(frame);
}
