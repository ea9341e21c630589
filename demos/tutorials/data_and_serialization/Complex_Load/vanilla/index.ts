import Konva from 'konva';
import { actions, effects, pictures } from '../shared/restore';
import { saved } from '../shared/saved';
import '../shared/text-beside.css';

const field = document.querySelector('textarea');
let text = saved;
let stage = load();

function load(): Konva.Stage {
  return Konva.Node.create(text, 'container');
}

async function restoreImage(node: Konva.Image) {
  const address = pictures.get(node.getAttr('picture'));
  if (!address) return;
  const image = new Image();
  image.src = address;
  await image.decode();
  node.image(image);

  const filters = effects.get(node.getAttr('effect'));
  // A filter works on the cache, and the cache needs the image.
  if (filters) node.filters(filters).cache();
}

function restoreAction(node: Konva.Node) {
  const action = actions.get(node.getAttr('action'));
  if (action) node.on('click tap', () => node.setAttrs(action(node.attrs)));
}

function restore() {
  for (const node of stage.find<Konva.Image>('Image')) void restoreImage(node);
  for (const node of stage.find((child: Konva.Node) => 'action' in child.attrs))
    restoreAction(node);
}

restore();
field?.replaceChildren(text);

document.querySelector('#load')?.addEventListener('click', () => {
  stage.destroy();
  stage = load();
});

document.querySelector('#restore')?.addEventListener('click', () => {
  stage.destroy();
  stage = load();
  restore();
});

document.querySelector('#save')?.addEventListener('click', () => {
  text = JSON.stringify(stage.toObject(), null, 2);
  field?.replaceChildren(text);
});
