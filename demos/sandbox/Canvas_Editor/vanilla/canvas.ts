import Konva from 'konva';
import type { Design, Item, Patch } from '../shared/design';
import {
  bakeTransform,
  ellipseConfig,
  imageConfig,
  rectConfig,
  rewrap,
  textConfig,
  transformerConfig,
} from '../shared/node-config';
import { zoomAt, type View } from '../shared/view';

export interface CanvasListeners {
  select(id: string | null): void;
  change(id: string, patch: Patch): void;
  view(view: View): void;
  /** A double click on a text. */
  editText(): void;
}

/** The stage: draws the state passed to `render` and reports the user's actions. It keeps no state itself. */
export function createCanvas(container: HTMLDivElement, listeners: CanvasListeners) {
  const stage = new Konva.Stage({ container, draggable: true });
  const layer = new Konva.Layer();
  const shadow = new Konva.Rect({
    fill: '#ffffff',
    shadowColor: '#1b1f2a',
    shadowOpacity: 0.22,
    shadowBlur: 24,
    shadowOffsetY: 6,
    listening: false,
  });
  const page = new Konva.Group({ name: 'page' });
  const background = new Konva.Rect({ name: 'background', listening: false });
  const transformer = new Konva.Transformer();
  page.add(background);
  layer.add(shadow, page, transformer);
  stage.add(layer);

  const nodes = new Map<string, Konva.Shape>();
  let items = new Map<string, Item>();

  function createNode(item: Item): Konva.Shape {
    const node = emptyNode(item);
    node.on('dragend', () => listeners.change(item.id, node.position()));
    node.on('transform', () => rewrap(node, transformer.getActiveAnchor()));
    node.on('transformend', () => {
      listeners.change(item.id, bakeTransform(node, items.get(item.id) ?? item));
    });
    nodes.set(item.id, node);
    page.add(node);
    return node;
  }

  // A press selects at once, so that it can continue as a drag.
  stage.on('pointerdown', ({ target }) => {
    if (target === stage) listeners.select(null);
    else if (items.has(target.id())) listeners.select(target.id());
  });
  stage.on('pointerdblclick', ({ target }) => {
    if (target instanceof Konva.Text) listeners.editText();
  });
  const reportView = () => listeners.view({ ...stage.position(), scale: stage.scaleX() });
  stage.on('dragend', ({ target }) => {
    if (target === stage) reportView();
  });
  stage.on('wheel', ({ evt }) => {
    const point = stage.getPointerPosition();
    // A plain wheel scrolls the page around the editor; a pinch on a trackpad has ctrlKey set.
    if (!evt.ctrlKey || !point) return;
    evt.preventDefault();
    const view = { ...stage.position(), scale: stage.scaleX() };
    listeners.view(zoomAt(view, point, Math.exp(-evt.deltaY / 200)));
  });

  return {
    page,
    resize: () => stage.size({ width: container.clientWidth, height: container.clientHeight }),
    size: () => stage.size(),

    render(design: Design, selected: string | null, { x, y, scale }: View) {
      const { width, height } = design;
      stage.setAttrs({ x, y, scaleX: scale, scaleY: scale });
      shadow.size({ width, height });
      page.clip({ x: 0, y: 0, width, height });
      background.setAttrs({ width, height, fill: design.background });

      items = new Map(design.items.map((item) => [item.id, item]));
      for (const [id, node] of nodes) {
        if (items.has(id)) continue;
        node.destroy();
        nodes.delete(id);
      }
      for (const item of design.items) {
        const node = nodes.get(item.id) ?? createNode(item);
        showItem(node, item);
        node.moveToTop();
      }

      const node = nodes.get(selected ?? '');
      transformer.setAttrs(transformerConfig(items.get(selected ?? '')?.kind));
      transformer.nodes(node ? [node] : []);
    },
  };
}

function emptyNode({ kind }: Item): Konva.Shape {
  switch (kind) {
    case 'rect':
      return new Konva.Rect();
    case 'ellipse':
      return new Konva.Ellipse({ radiusX: 0, radiusY: 0 });
    case 'text':
      return new Konva.Text();
    case 'image':
      return new Konva.Image({ image: undefined });
  }
}

function showItem(node: Konva.Shape, item: Item) {
  if (node instanceof Konva.Rect) node.setAttrs(rectConfig(item));
  if (node instanceof Konva.Ellipse) node.setAttrs(ellipseConfig(item));
  if (node instanceof Konva.Text) node.setAttrs(textConfig(item));
  if (node instanceof Konva.Image) {
    node.setAttrs({ ...imageConfig(item), image: pictureOf(node, item.source) });
  }
}

/** The image element that the node shows already, or a new one that is drawn when it has loaded. */
function pictureOf(node: Konva.Image, source: string): HTMLImageElement {
  const shown = node.image();
  if (shown instanceof HTMLImageElement && shown.src === source) return shown;
  const image = new Image();
  image.src = source;
  image.addEventListener('load', () => node.getLayer()?.batchDraw());
  return image;
}
