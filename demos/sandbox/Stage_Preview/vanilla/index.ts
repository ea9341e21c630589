import Konva from 'konva';
import { canRedo, canUndo } from '../../../common/konva/history';
import { CENTER, MAX, onPicture, PICTURE, type Disc } from '../shared/composition';
import {
  act,
  actionForKey,
  discsOf,
  newEditor,
  selectedDisc,
  statusOf,
  type Action,
} from '../shared/editor';
import {
  discConfig,
  drawEnvelope,
  drawPostmark,
  ENVELOPE,
  lineConfigs,
  LIVE,
  markConfig,
  paperConfig,
  pictureClip,
  QUARTER,
  ringConfigs,
  TAKEN,
  wordConfigs,
} from '../shared/look';
import { stampSize, takePicture } from '../shared/stamp';
import '../shared/style.css';
import { element } from '../../../common/vanilla/elements';

let editor = newEditor();
let isDragging = false;

const pictureBox = element<HTMLDivElement>('#picture');
const picture = new Konva.Stage({ container: pictureBox });
const layer = new Konva.Layer();
const art = new Konva.Group({ name: 'art', ...pictureClip });
art.add(
  new Konva.Rect(paperConfig),
  ...lineConfigs.map((config) => new Konva.Line({ ...config, listening: false })),
  new Konva.Group({ name: 'discs' }),
  ...wordConfigs.map((config) => new Konva.Text({ ...config, listening: false })),
);
const mark = new Konva.Circle({ name: 'mark' });
picture.add(layer.add(art, mark));

// The first stamp has copies of all nodes, and the second has an image.
const envelopeBox = element<HTMLDivElement>('#envelope');
const envelope = new Konva.Stage({ container: envelopeBox });
const mail = new Konva.Layer({ listening: false });
const live = art.clone({ name: 'live', ...LIVE, scaleX: QUARTER, scaleY: QUARTER });
const taken = new Konva.Image({ image: undefined, name: 'taken', ...TAKEN, ...stampSize });
mail.add(
  new Konva.Shape({ sceneFunc: drawEnvelope }),
  live,
  taken,
  new Konva.Shape({ sceneFunc: drawPostmark }),
);
envelope.add(mail);

/** A disc that can be dragged. Its copy on the stamp follows the state. */
function createDisc(disc: Disc) {
  const group = new Konva.Group({ ...discConfig(disc), draggable: true });
  group.add(...ringConfigs(disc).map((config) => new Konva.Circle(config)));
  group.on('pointerdown', ({ evt }) => {
    if (evt.button === 0) change({ do: 'select', id: disc.id });
  });
  group.on('dragstart', () => (isDragging = true));
  group.on('dragmove', () => {
    // Correct the node first: a disc does not leave the picture.
    group.position(onPicture(group.position()));
    change({ do: 'move', id: disc.id, to: group.position() });
  });
  group.on('dragend', () => {
    isDragging = false;
    change({ do: 'drop' });
  });
  return group;
}

/** Gives both groups a node for each disc, at its position. */
function showDiscs() {
  const originals = art.findOne<Konva.Group>('.discs');
  const copies = live.findOne<Konva.Group>('.discs');
  if (!originals || !copies) return;
  const discs = discsOf(editor);
  const ids = new Set(discs.map((disc) => discConfig(disc).id));
  for (const node of [...originals.getChildren(), ...copies.getChildren()]) {
    if (!ids.has(node.id())) node.destroy();
  }
  discs.forEach((disc, i) => {
    const { id, x, y } = discConfig(disc);
    const original = originals.findOne<Konva.Group>(`#${id}`) ?? createDisc(disc);
    // A clone keeps the listeners of its original. They never run here, because the envelope's layer does not listen.
    const copy = copies.findOne<Konva.Group>(`#${id}`) ?? original.clone();
    if (original.getParent() !== originals) originals.add(original);
    if (copy.getParent() !== copies) copies.add(copy);
    for (const node of [original, copy]) {
      node.zIndex(i);
      node.position({ x, y });
    }
  });
}

function change(action: Action) {
  editor = act(editor, action);
  update();
}

function update() {
  showDiscs();
  const disc = selectedDisc(editor);
  mark.visible(disc !== undefined);
  if (disc) mark.setAttrs(markConfig(disc));
  // The second stamp is not updated while a disc is dragged.
  if (!isDragging && picture.width() > 0) taken.image(takePicture(art));

  const discs = discsOf(editor);
  element<HTMLButtonElement>('#add').disabled = discs.length >= MAX;
  element<HTMLButtonElement>('#remove').disabled = !disc;
  element<HTMLButtonElement>('#undo').disabled = !canUndo(editor.history);
  element<HTMLButtonElement>('#redo').disabled = !canRedo(editor.history);
  const choice = element<HTMLSelectElement>('#disc');
  choice.replaceChildren(...discs.map(({ id }) => new Option(String(id), String(id))));
  choice.value = String(disc?.id ?? '');
  element('#status').textContent = statusOf(editor);
}

picture.on('pointerdblclick', ({ evt }) => {
  const at = layer.getRelativePointerPosition();
  if (at && evt.button === 0) change({ do: 'add', at });
});
pictureBox.addEventListener('keydown', (event) => {
  const action = actionForKey(event);
  if (!action) return;
  event.preventDefault();
  change(action);
});
element('#add').addEventListener('click', () => change({ do: 'add', at: CENTER }));
for (const name of ['remove', 'undo', 'redo'] as const) {
  element(`#${name}`).addEventListener('click', () => change({ do: name }));
}
element<HTMLSelectElement>('#disc').addEventListener('change', ({ currentTarget }) => {
  if (currentTarget instanceof HTMLSelectElement) {
    change({ do: 'select', id: Number(currentTarget.value) });
  }
});

/** Both stages are as wide as their boxes; their layers scale. */
function fit() {
  const fitStage = (stage: Konva.Stage, scene: { width: number; height: number }) => {
    const width = stage.container().clientWidth;
    const scale = width / scene.width;
    stage.size({ width, height: scene.height * scale });
    stage.getLayers().forEach((one) => one.scale({ x: scale, y: scale }));
  };
  fitStage(picture, PICTURE);
  fitStage(envelope, ENVELOPE);
  update();
}
fit();
const observer = new ResizeObserver(fit);
observer.observe(pictureBox);
observer.observe(envelopeBox);
