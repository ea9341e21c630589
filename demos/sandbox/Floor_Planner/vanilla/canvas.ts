import Konva from 'konva';
import { type Editor, itemOf, transformItem } from '../shared/editor';
import {
  cornerConfigs,
  crossConfig,
  ghostOpeningConfigs,
  ghostWallConfig,
  itemConfigs,
  jointsConfig,
  openingConfigs,
  paperConfig,
  roomConfigs,
  roomNameConfigs,
  settle,
  sizeConfigs,
  titleConfig,
  transformerConfig,
  wallConfigs,
  worldConfig,
} from '../shared/look';
import { createPointers } from '../shared/pointers';

/** The canvas: `show` draws an editor, and `change` is called for what the pointer does. */
export function createCanvas(
  container: HTMLDivElement,
  change: (update: (editor: Editor) => Editor) => void,
) {
  const stage = new Konva.Stage({ container });
  const layer = new Konva.Layer();
  const world = new Konva.Group();
  const transformer = new Konva.Transformer(transformerConfig);
  stage.add(layer);

  const pointers = createPointers(change);
  stage.on('pointerdown', pointers.down);
  stage.on('pointermove', pointers.move);
  stage.on('pointerup', pointers.up);
  stage.on('pointercancel', pointers.cancel);
  stage.on('wheel', pointers.wheel);
  transformer.on('transformend', () => {
    const [node] = transformer.nodes();
    if (!node) return;
    const changes = settle(node);
    change((editor) => transformItem(editor, changes));
  });

  const paper = new Konva.Group({ listening: false });
  const title = new Konva.Group({ listening: false });
  const rooms = new Konva.Group({ listening: false });
  const furniture = new Konva.Group();
  const structure = new Konva.Group();
  const words = new Konva.Group({ listening: false });
  // Marks of the tools and the selection. They are not part of the plan.
  const marks = new Konva.Group({ name: 'marks' });
  world.add(rooms, furniture, structure, words, marks);
  layer.add(paper, world, title, transformer);

  /** Replaces what a group holds: these are few shapes, and most of them change with the plan or the zoom. */
  function fill(group: Konva.Group, ...shapes: Konva.Shape[]) {
    group.destroyChildren();
    if (shapes.length > 0) group.add(...shapes);
  }

  /** Furniture keeps its nodes: the Transformer and a press are attached to them. */
  function showFurniture(editor: Editor) {
    const configs = itemConfigs(editor);
    for (const node of [...furniture.getChildren()]) {
      if (configs.every(({ id }) => id !== node.id())) node.destroy();
    }
    for (const config of configs) {
      const known = furniture.findOne(`#${config.id}`);
      // In the order of the list, rugs first.
      if (known) known.setAttrs(config).moveToTop();
      else furniture.add(new Konva.Shape(config));
    }
    const item = itemOf(editor);
    const chosen = item && furniture.findOne(`#${item.id}`);
    if (transformer.nodes()[0] !== chosen) transformer.nodes(chosen ? [chosen] : []);
  }

  function show(editor: Editor) {
    stage.size(editor.size);
    world.setAttrs(worldConfig(editor));
    fill(paper, new Konva.Shape(paperConfig(editor)));
    fill(title, new Konva.Shape(titleConfig(editor)));
    fill(rooms, ...roomConfigs(editor).map((config) => new Konva.Line(config)));
    showFurniture(editor);
    fill(
      structure,
      ...wallConfigs(editor).map((config) => new Konva.Line(config)),
      new Konva.Shape(jointsConfig(editor)),
      ...openingConfigs(editor).map((config) => new Konva.Shape(config)),
    );
    fill(
      words,
      ...sizeConfigs(editor).map((config) => new Konva.Shape(config)),
      ...roomNameConfigs(editor).map((config) => new Konva.Text(config)),
    );
    fill(
      marks,
      new Konva.Line(ghostWallConfig(editor)),
      ...ghostOpeningConfigs(editor).map((config) => new Konva.Shape(config)),
      ...cornerConfigs(editor).map((config) => new Konva.Circle(config)),
      new Konva.Shape(crossConfig(editor)),
    );
  }

  return { show };
}
