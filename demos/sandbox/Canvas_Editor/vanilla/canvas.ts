import Konva from 'konva';
import type { Screen } from '../shared/store';
import { viewOf } from '../shared/store';
import type { Item } from '../shared/design';
import { designOf, movableOf } from '../shared/editor';
import { shownItems } from '../shared/gesture';
import {
  bandConfig,
  createNode,
  ellipseConfig,
  guideConfig,
  imageConfig,
  pageShadow,
  rectConfig,
  textConfig,
  transformerConfig,
} from '../shared/node-config';
import type { Pointer } from '../shared/pointer';

/** The stage: draws the screen and passes events on. It keeps no state of its own. */
export function createCanvas(container: HTMLDivElement, pointer: Pointer) {
  const stage = new Konva.Stage({ container });
  // The shadow of the page is drawn again only when the view changes.
  const ground = new Konva.Layer({ listening: false });
  const layer = new Konva.Layer();
  const paper = new Konva.Rect(pageShadow);
  const world = new Konva.Group();
  const page = new Konva.Group({ name: 'page' });
  const background = new Konva.Rect({ name: 'background', listening: false });
  const marks = new Konva.Group({ listening: false });
  const band = new Konva.Rect();
  const guides = new Konva.Group();
  const transformer = new Konva.Transformer();
  ground.add(paper);
  page.add(background);
  marks.add(band, guides);
  world.add(page, marks);
  layer.add(world, transformer);
  stage.add(ground, layer);

  stage.on('pointerdown', pointer.press);
  stage.on('pointermove', pointer.move);
  stage.on('pointerup', pointer.release);
  stage.on('pointercancel', pointer.cancel);
  stage.on('pointerdblclick', pointer.double);
  stage.on('wheel', pointer.wheel);
  transformer.on('transform', pointer.transform);
  transformer.on('transformend', pointer.transformEnd);

  const shown = new Map<string, { item: Item; editing: string | null; node: Konva.Shape }>();

  /** Items that did not change keep what a handle does to them at this moment. */
  function showItem(item: Item, editing: string | null): Konva.Shape {
    const before = shown.get(item.id);
    if (before?.item === item && before.editing === editing) return before.node;
    const node = before?.node ?? createNode(item);
    setConfig(node, item, editing);
    shown.set(item.id, { item, editing, node });
    return node;
  }

  return {
    show(screen: Screen) {
      const { editor, size } = screen;
      const { width, height, background: fill } = designOf(editor);
      const { x, y, scale } = viewOf(screen);
      const place = { x, y, scaleX: scale, scaleY: scale };
      stage.size(size);
      paper.setAttrs({ ...place, width, height });
      world.setAttrs(place);
      page.clip({ x: 0, y: 0, width, height });
      background.setAttrs({ width, height, fill });

      const items = shownItems(editor);
      const nodes = items.map((item) => showItem(item, editor.editing));
      for (const [id, { node }] of shown) {
        if (nodes.includes(node)) continue;
        node.destroy();
        shown.delete(id);
      }
      nodes.forEach((node, i) => {
        if (page.children[i + 1] === node) return;
        page.add(node);
        node.zIndex(i + 1);
      });

      band.setAttrs(bandConfig(editor));
      guides.destroyChildren();
      guides.add(...editor.guides.map((guide) => new Konva.Line(guideConfig(guide))));
      transformer.setAttrs({
        ...transformerConfig(movableOf(editor), scale),
        anchorDragBoundFunc: pointer.snapHandle,
      });
      pointer.attach(transformer, page);
    },
  };
}

function setConfig(node: Konva.Shape, item: Item, editing: string | null) {
  if (node instanceof Konva.Rect) node.setAttrs(rectConfig(item, editing));
  if (node instanceof Konva.Ellipse) node.setAttrs(ellipseConfig(item, editing));
  if (node instanceof Konva.Text) node.setAttrs(textConfig(item, editing));
  if (node instanceof Konva.Image) node.setAttrs(imageConfig(item, editing));
}
