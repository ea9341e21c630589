import Konva from 'konva';
import { exportNode, mimeTypes, nodeNames, numbers } from '../shared/export-node';
import * as scene from '../shared/scene';
import '../shared/style.css';

const stage = new Konva.Stage({ container: 'container', height: scene.height });
const layer = new Konva.Layer({ name: 'layer' });
stage.add(layer);

const group = new Konva.Group(scene.group);
group.add(new Konva.Rect(scene.card), new Konva.Circle(scene.dot));
layer.add(group, new Konva.Circle(scene.circle));

/** Returns an element that must exist in the page. */
function find<T extends Element>(selector: string): T {
  const element = document.querySelector<T>(selector);
  if (!element) throw new Error(`The page has no ${selector}.`);
  return element;
}

const form = find<HTMLFormElement>('form');
const button = find<HTMLButtonElement>('form button');
for (const name of nodeNames) find<HTMLSelectElement>('[name=node]').add(new Option(name));
for (const type of mimeTypes) find<HTMLSelectElement>('[name=mimeType]').add(new Option(type));
for (const number of numbers) {
  const label = document.createElement('label');
  const input = document.createElement('input');
  Object.assign(input, { type: 'number', placeholder: 'default', ...number });
  label.append(number.name, input);
  button.before(label);
}

button.addEventListener('click', async () => {
  if (!form.reportValidity()) return;
  const { call, address, file, ...is } = await exportNode(stage, new FormData(form));
  find('.exported code').textContent = call;
  find<HTMLImageElement>('.exported img').src = address;
  find('.exported output').textContent =
    `${is.width} × ${is.height} pixels, ${is.bytes} bytes, ${is.mimeType}`;
  Object.assign(find('.exported a'), { href: address, download: file });
  find<HTMLElement>('.exported').hidden = false;
});

// The scene is placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(scene.middle(stage.width()));
}
fit();
new ResizeObserver(fit).observe(stage.container());
