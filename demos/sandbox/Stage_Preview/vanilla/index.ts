import Konva from 'konva';
import * as model from '../shared/discs';
import * as look from '../shared/look';
import mailUrl from './air-mail.webp';
import paperUrl from './stamp-paper.webp';
import postmarkUrl from './postmark.webp';
import '../shared/style.css';
import { element } from '../../../common/vanilla/elements';

let editor = model.START;

const pictureBox = element<HTMLDivElement>('#picture');
const envelopeBox = element<HTMLDivElement>('#envelope');
const choice = element<HTMLSelectElement>('select');
pictureBox.ariaLabel = look.LABEL;
const [mail, paper, postmark] = [new Image(), new Image(), new Image()];
mail.src = mailUrl;
paper.src = paperUrl;
postmark.src = postmarkUrl;

const picture = new Konva.Stage({ container: pictureBox });
const layer = new Konva.Layer();
const art = new Konva.Group({ name: 'art', ...look.CLIP });
art.add(new Konva.Image({ image: paper, ...model.PICTURE, preventDefault: false }));
const mark = new Konva.Circle();
picture.add(layer.add(art, mark));

// The first stamp has copies of all nodes, the second one an image.
const envelope = new Konva.Stage({ container: envelopeBox });
const live = art.clone({ name: 'live', ...look.LIVE });
const taken = new Konva.Image({ image: undefined, name: 'taken', ...look.TAKEN });
const stamps = new Konva.Layer({ listening: false });
stamps.add(
  new Konva.Image({ image: mail, ...look.ENVELOPE }),
  live,
  taken,
  new Konva.Image({ image: postmark, ...look.ENVELOPE }),
);
envelope.add(stamps);

/** A disc that can be dragged, and its copy, which follows the state. */
function createDisc(disc: model.Disc) {
  const node = new Konva.Circle({ ...look.discConfig(disc), draggable: true });
  node.on('pointerdown', () => change(model.select(editor, disc.id)));
  node.on('dragmove', () => {
    // The node first: a disc does not leave the picture.
    node.position(model.onPicture(node.position()));
    change(model.drag(editor, disc.id, node.position()));
  });
  node.on('dragend', () => change(model.drop(editor)));
  art.add(node);
  live.add(node.clone());
}

function showDiscs() {
  const ids = new Set(editor.discs.map((disc) => look.discConfig(disc).id));
  for (const node of [...art.find('.disc'), ...live.find('.disc')]) {
    if (!ids.has(node.id())) node.destroy();
  }
  editor.discs.forEach((disc, i) => {
    const config = look.discConfig(disc);
    if (!art.findOne(`#${config.id}`)) createDisc(disc);
    // Above the paper, in the order of the state.
    for (const group of [art, live]) {
      group.findOne(`#${config.id}`)?.setAttrs({ ...config, zIndex: i + 1 });
    }
  });
}

function change(next: model.Editor) {
  editor = next;
  showDiscs();
  const disc = model.selectedDisc(editor);
  mark.setAttrs(look.markConfig(disc));
  // While a disc is dragged, the image on the second stamp waits.
  if (editor.dragged === undefined && picture.width() > 0) taken.image(look.takePicture(art));

  for (const { button, can } of buttons) button.disabled = !can(editor);
  choice.replaceChildren(...editor.discs.map(({ id }) => new Option(String(id), String(id))));
  choice.value = String(disc?.id ?? '');
  element('[role="status"]').textContent = model.describe(editor);
}

const buttons = model.BUTTONS.map(({ label, act, can }) => {
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', textContent: label });
  button.addEventListener('click', () => change(act(editor)));
  element('.controls label').before(button);
  return { button, can };
});
choice.addEventListener('change', () => change(model.select(editor, Number(choice.value))));
picture.on('pointerdblclick', () => {
  const at = art.getRelativePointerPosition();
  if (at) change(model.add(editor, at));
});
pictureBox.addEventListener('keydown', (event) => {
  const next = model.afterKey(editor, event);
  if (!next) return;
  event.preventDefault();
  change(next);
});
paper.addEventListener('load', () => change(editor));

function resize() {
  picture.setAttrs(look.fit(pictureBox.clientWidth, model.PICTURE));
  envelope.setAttrs(look.fit(envelopeBox.clientWidth, look.ENVELOPE));
  change(editor);
}
resize();
const observer = new ResizeObserver(resize);
observer.observe(pictureBox);
observer.observe(envelopeBox);
