import Konva from 'konva';
import harborUrl from './harbor.webp';
import { exportAll, parts, ratios, type Exported } from '../shared/export';
import * as scene from '../shared/scene';
import '../shared/style.css';

const stage = new Konva.Stage({ container: 'container', height: 135 });
const layer = new Konva.Layer();
stage.add(layer);

const picture = new Konva.Image({ ...scene.picture, image: undefined });
const drawing = new Konva.Group(scene.drawing);
drawing.add(new Konva.Star(scene.star), new Konva.Circle(scene.disc), new Konva.Text(scene.title));
layer.add(picture, drawing);

const image = new Image();
image.onload = () => picture.image(image);
image.src = harborUrl;

const part = document.querySelector<HTMLSelectElement>('#part');
const ratio = document.querySelector<HTMLSelectElement>('#ratio');
for (const name of parts) part?.add(new Option(name));
for (const value of ratios) ratio?.add(new Option(String(value)));

function row({ label, address, file, blobSize, textSize }: Exported) {
  const preview = new Image();
  preview.src = address;
  preview.alt = '';
  const link = document.createElement('a');
  link.href = address;
  link.download = file;
  link.textContent = label;
  const cells = document.createElement('tr');
  for (const content of [preview, link, blobSize, textSize]) cells.insertCell().append(content);
  return cells;
}

document.querySelector('button')?.addEventListener('click', async () => {
  const exported = await exportAll(stage, part?.value ?? 'stage', Number(ratio?.value));
  document.querySelector('tbody')?.replaceChildren(...exported.map(row));
});

// The scene is placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(scene.middle(stage.width()));
}
fit();
new ResizeObserver(fit).observe(stage.container());
