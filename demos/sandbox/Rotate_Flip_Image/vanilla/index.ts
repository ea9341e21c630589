import Konva from 'konva';
import {
  CHECKS,
  describe,
  HEIGHT,
  isUndo,
  load,
  pictureConfig,
  save,
  STEPS,
  UNCHANGED,
  undo,
  type Orientation,
} from '../shared/orientation';
import scooterUrl from './scooter.webp';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
container.style.background = CHECKS;
const stage = new Konva.Stage({ container, height: HEIGHT });
const layer = new Konva.Layer({ listening: false });
const node = new Konva.Image();
stage.add(layer.add(node));

let picture: HTMLImageElement | undefined;
let steps: readonly Orientation[] = [UNCHANGED];
const current = () => steps.at(-1) ?? UNCHANGED;

function show(next = steps) {
  steps = next;
  if (!picture) return;
  node.setAttrs(pictureConfig(current(), picture, stage.width()));
  element('[role="status"]').textContent = describe(current(), picture);
}

async function open(url: string) {
  try {
    picture = await load(url);
    show([UNCHANGED]);
  } catch {
    element('[role="status"]').textContent = 'This file is not a picture.';
  }
}

for (const [name, step] of Object.entries(STEPS)) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = name;
  button.addEventListener('click', () => show([...steps, step(current())]));
  element('#undo').before(button);
}
element('#undo').addEventListener('click', () => show(undo(steps)));
document.body.addEventListener('keydown', (event) => {
  if (isUndo(event)) show(undo(steps));
});
element('#save').addEventListener('click', () => {
  if (picture) save(picture, current());
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
