import Konva from 'konva';
import * as model from '../shared/orientation';
import scooterUrl from './scooter.webp';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
container.style.background = model.CHECKS;
const stage = new Konva.Stage({ container, height: model.HEIGHT });
const layer = new Konva.Layer({ listening: false });
const node = new Konva.Image();
stage.add(layer.add(node));

let picture: HTMLImageElement | undefined;
let steps: readonly model.Orientation[] = [model.UNCHANGED];
const current = () => steps.at(-1) ?? model.UNCHANGED;

function show(next = steps) {
  steps = next;
  if (!picture) return;
  node.setAttrs(model.pictureConfig(current(), picture, stage.width()));
  element('[role="status"]').textContent = model.describe(current(), picture);
}

async function open(url: string) {
  try {
    picture = await model.load(url);
    show([model.UNCHANGED]);
  } catch {
    element('[role="status"]').textContent = 'This file is not a picture.';
  }
}

for (const [name, step] of Object.entries(model.STEPS)) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = name;
  button.addEventListener('click', () => show([...steps, step(current())]));
  element('#undo').before(button);
}
element('#undo').addEventListener('click', () => show(model.undo(steps)));
document.body.addEventListener('keydown', (event) => {
  if (model.isUndo(event)) show(model.undo(steps));
});
element('#save').addEventListener('click', () => {
  if (picture) model.save(picture, current());
});
element<HTMLInputElement>('input').addEventListener('change', ({ currentTarget }) => {
  const file = currentTarget instanceof HTMLInputElement ? currentTarget.files?.[0] : undefined;
  if (file) void open(URL.createObjectURL(file));
});

new ResizeObserver(() => {
  stage.width(container.clientWidth);
  show();
}).observe(container);
void open(scooterUrl);
