import Konva from 'konva';
import * as model from '../shared/curves';
import * as view from '../shared/swan';
import headUrl from './swan-head.webp';
import lakeUrl from './swan-lake.webp';
import { element } from '../../../common/vanilla/elements';

let editor = model.newEditor();
/** The point below the mouse. */
let hot: number | null = null;

const container = element<HTMLDivElement>('#container');
container.ariaLabel = view.LABEL;
const showsLines = element<HTMLInputElement>('#controls');
const path = element<HTMLInputElement>('#path');
const [lake, head] = [new Image(), new Image()];
lake.src = lakeUrl;
head.src = headUrl;

const stage = new Konva.Stage({ container });
const ground = new Konva.Layer({ listening: false });
const drawing = new Konva.Layer({ listening: false });
const layer = new Konva.Layer();
stage.add(ground, drawing, layer);

ground.add(new Konva.Image({ ...view.SCENE, image: lake }));
const body = view.bodyConfigs(editor.points).map((config) => new Konva.Path(config));
const neck = new Konva.Shape(view.neckConfig(editor.points));
const headNode = new Konva.Image({ ...view.headConfig(editor.points), image: head });
const curves = view.curveConfigs(editor.points).map((config) => new Konva.Shape(config));
const lines = view.controlConfigs(editor.points, true).map((config) => new Konva.Line(config));
drawing.add(...body, neck, headNode, ...curves, ...lines);

const anchors = view.anchorConfigs(editor, hot, 1).map((config) => new Konva.Circle(config));
layer.add(...anchors);
anchors.forEach((node, i) => {
  node.on('mouseenter mouseleave', ({ type }) => {
    hot = type === 'mouseenter' ? i : null;
    show(editor);
  });
  node.on('dragstart', () => show(model.startMove(editor, i)));
  node.on('dragmove', () => {
    node.position(model.keepIn(node.position()));
    show(model.moveTo(editor, i, node.position()));
  });
});
stage.on('pointerdown', ({ evt, target }) => {
  if (evt.button === 0) show(model.select(editor, view.indexOf(target)));
});

const actions = model.ACTIONS.map(({ label, act, can }) => {
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', textContent: label });
  button.addEventListener('click', () => show(act(editor)));
  return { button, can };
});
element('.controls').prepend(...actions.map(({ button }) => button));

/** Shows the next state on the canvas and in the controls. */
function show(next: model.Editor) {
  editor = next;
  const { points } = editor;
  const set = (nodes: Konva.Node[], configs: object[]) =>
    nodes.forEach((node, i) => node.setAttrs(configs[i]));
  set(body, view.bodyConfigs(points));
  set([neck, headNode], [view.neckConfig(points), view.headConfig(points)]);
  set(curves, view.curveConfigs(points));
  set(lines, view.controlConfigs(points, showsLines.checked));
  set(anchors, view.anchorConfigs(editor, hot, stage.scaleX()));
  path.value = model.pathData(points);
  for (const { button, can } of actions) button.disabled = !can(editor);
  element('[role="status"]').textContent = model.describe(editor);
}

showsLines.addEventListener('change', () => show(editor));
path.addEventListener('focus', () => path.select());
window.addEventListener('keydown', (event) => {
  const act = model.keyChange(event);
  if (!act) return;
  event.preventDefault();
  show(act(editor));
});

function resize() {
  stage.setAttrs(view.fit(container.clientWidth));
  show(editor);
}
resize();
new ResizeObserver(resize).observe(container);
