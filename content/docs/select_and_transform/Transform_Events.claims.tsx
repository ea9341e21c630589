import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { mountReact } from '@site-packages/page-claims/react';
import { mountSvelte } from '@site-packages/page-claims/svelte';
import type Konva from 'konva';
import { Layer, Rect, Stage } from 'react-konva';
import Replaced from './claims/Replaced.svelte';

const TRANSFORM = 'transformstart transform transformend';

function addBox({ Konva, layer }: ClaimTools, x = 100) {
  const box = new Konva.Rect({ x, y: 100, width: 60, height: 60, fill: 'red', draggable: true });
  layer.add(box);
  return box;
}

function attach({ Konva, layer }: ClaimTools, nodes: Konva.Node[], config: Partial<Konva.TransformerConfig> = {}) {
  const transformer = new Konva.Transformer({ nodes, ...config });
  layer.add(transformer).draw();
  return transformer;
}

/** Resizes a box at 100, 100 by its lower right handle. */
function pull({ mouse }: ClaimTools, by = 30) {
  mouse.drag([160, 160], [160 + by, 160 + by]);
}

function listen(node: Konva.Node, types = TRANSFORM): Konva.KonvaEventObject<MouseEvent>[] {
  const heard: Konva.KonvaEventObject<MouseEvent>[] = [];
  node.on(types, (event: Konva.KonvaEventObject<MouseEvent>) => heard.push({ ...event }));
  return heard;
}

const typesOf = (events: { type: string }[]) => events.map(({ type }) => type);

export default defineClaims([
  {
    says: 'The lines below the card show that five attributes change, but width and height do not.',
    run: (tools) => {
      const box = addBox(tools);
      attach(tools, [box], { centeredScaling: true });
      pull(tools);
      tools.expect(box.size()).toEqual({ width: 60, height: 60 });
      tools
        .expect([box.scaleX() > 1, box.scaleY() > 1, box.x() < 100, box.y() < 100])
        .toEqual([true, true, true, true]);
    },
  },
  {
    says: 'a press and release of a handle fires `transformstart` and `transformend`.',
    run: (tools) => {
      const box = addBox(tools);
      attach(tools, [box]);
      const heard = listen(box);
      tools.mouse.click(160, 160);
      tools.expect(typesOf(heard)).toEqual(['transformstart', 'transformend']);
      tools.expect(heard.map(({ evt }) => evt.type)).toEqual(['mousedown', 'mouseup']);
    },
  },
  {
    says: 'the release, or `undefined` after `stopTransform()`',
    run: (tools) => {
      const box = addBox(tools);
      const transformer = attach(tools, [box]);
      const heard = listen(box, 'transformend');
      tools.mouse.down(160, 160);
      tools.mouse.move(180, 180);
      transformer.stopTransform();
      tools.mouse.up(180, 180);
      tools.expect(heard.map(({ evt }) => evt)).toEqual([undefined]);
    },
  },
  {
    says: 'They do not bubble: a listener on the layer or on a parent group receives nothing.',
    run: (tools) => {
      const group = new tools.Konva.Group();
      tools.layer.add(group);
      const box = addBox(tools);
      group.add(box);
      attach(tools, [box]);
      const heard = [listen(group), listen(tools.layer), listen(tools.stage)];
      pull(tools);
      tools.expect(heard).toEqual([[], [], []]);
    },
  },
  {
    says: 'Transform events fire first on the transformer and then on each attached node.',
    run: (tools) => {
      const box = addBox(tools);
      const transformer = attach(tools, [box]);
      const order: string[] = [];
      transformer.on(TRANSFORM, ({ type }) => order.push(`transformer ${type}`));
      box.on(TRANSFORM, ({ type }) => order.push(`box ${type}`));
      tools.mouse.down(160, 160);
      tools.mouse.move(180, 180);
      tools.mouse.up(180, 180);
      tools.expect(order).toEqual(TRANSFORM.split(' ').flatMap((type) => [`transformer ${type}`, `box ${type}`]));
    },
  },
  {
    says: 'the transformer, `transformstart` and `transformend` | once for all nodes | the first attached node',
    run: (tools) => {
      const boxes = [addBox(tools), addBox(tools, 200)];
      const transformer = attach(tools, boxes);
      const heard = listen(transformer);
      tools.mouse.down(260, 160);
      tools.mouse.move(280, 180);
      tools.mouse.up(280, 180);
      tools
        .expect(heard.map(({ type, target }) => `${type} ${boxes.findIndex((box) => box === target)}`))
        .toEqual(['transformstart 0', 'transform 0', 'transform 1', 'transformend 0']);
    },
  },
  {
    says: 'With several shapes attached, `dragstart`, `dragmove` and `dragend` fire on each of them, and on the transformer.',
    run: (tools) => {
      const boxes = [addBox(tools), addBox(tools, 200)];
      const nodes = [...boxes, attach(tools, boxes)];
      const heard = nodes.map((node) => listen(node, 'dragstart dragmove dragend'));
      tools.mouse.drag([130, 130], [150, 130]);
      for (const events of heard) {
        tools.expect(new Set(typesOf(events))).toEqual(new Set(['dragstart', 'dragmove', 'dragend']));
      }
    },
  },
  {
    says: '`transformer.getActiveAnchor()` returns the name of the handle during all three events',
    run: (tools) => {
      const box = addBox(tools);
      const transformer = attach(tools, [box]);
      const names = new Set<string | null>();
      transformer.on(TRANSFORM, () => names.add(transformer.getActiveAnchor()));
      pull(tools);
      tools.expect([...names]).toEqual(['bottom-right']);
      tools.expect(transformer.getActiveAnchor()).toBeNull();
    },
  },
  {
    says: "a rotation about the center moves a rectangle's top left corner",
    run: (tools) => {
      const box = addBox(tools);
      attach(tools, [box]);
      tools.mouse.drag([130, 50], [210, 130]);
      tools.expect(box.rotation()).toBeCloseTo(90);
      tools.expect([box.x(), box.y()].map(Math.round)).toEqual([160, 100]);
    },
  },
  {
    says: 'The rotation is in degrees, from -180 to 180, so 270 becomes -90 after any transform.',
    run: (tools) => {
      const box = addBox(tools);
      box.setAttrs({ rotation: 270, offsetX: 30, offsetY: 30, x: 130, y: 130 });
      const transformer = attach(tools, [box], { rotationSnaps: [-90, 0, 90, 180] });
      const handle = transformer.findOne('.rotater')?.absolutePosition() ?? { x: 0, y: 0 };
      tools.mouse.drag([handle.x, handle.y], [handle.x, handle.y + 2]);
      tools.expect(box.rotation()).toBeCloseTo(-90);
      box.rotation(270);
      tools.layer.draw();
      const corner = transformer.findOne('.bottom-right')?.absolutePosition() ?? { x: 0, y: 0 };
      tools.mouse.drag([corner.x, corner.y], [corner.x + 20, corner.y - 20]);
      tools.expect(box.scaleX()).toBeGreaterThan(1);
      tools.expect(box.rotation()).toBeCloseTo(-90);
    },
  },
  {
    says: 'The new width was saved, but the node still has the scale.',
    run: async (tools) => {
      const drawing = (width: number) => (
        <Stage width={400} height={300}>
          <Layer>
            <Rect x={100} y={100} width={width} height={60} fill="red" />
          </Layer>
        </Stage>
      );
      const { render } = await mountReact(tools, drawing(60));
      const box = tools.Konva.stages[0]?.findOne('Rect');
      box?.scaleX(1.5);
      render(drawing(90));
      tools.expect(box?.getClientRect().width).toBe(135);
      box?.scaleX(1);
      tools.expect(box?.getClientRect().width).toBe(90);
    },
  },
  {
    says: 'react-konva and vue-konva write only props that differ from the last render.',
    run: async (tools) => {
      const drawing = (
        <Stage width={400} height={300}>
          <Layer>
            <Rect x={100} y={100} width={60} height={60} scaleX={1} rotation={0} fill="red" />
          </Layer>
        </Stage>
      );
      const { render } = await mountReact(tools, drawing);
      const box = tools.Konva.stages[0]?.findOne('Rect');
      box?.setAttrs({ scaleX: 1.5, rotation: 30 });
      render({ ...drawing });
      tools.expect([box?.scaleX(), box?.rotation()]).toEqual([1.5, 30]);
    },
  },
  {
    says: 'svelte-konva also writes equal values when you replace the object that holds them.',
    run: async (tools) => {
      const mounted = await mountSvelte(tools, Replaced, {});
      const box = tools.Konva.stages[0]?.findOne('Rect');
      box?.width(90);
      mounted['replace']();
      await tools.frames();
      tools.expect(box?.width()).toBe(60);
    },
  },
  {
    says: 'A transform changes `x`, `y`, `rotation`, `scaleX`, `scaleY`, `skewX` and `skewY`. The skew stays 0 until a rotated shape is stretched together with others',
    run: (tools) => {
      const alone = addBox(tools);
      alone.rotation(30);
      const transformer = attach(tools, [alone]);
      const pullAnchor = () => {
        const anchor = transformer.findOne('.middle-right')?.absolutePosition() ?? { x: 0, y: 0 };
        tools.mouse.drag([anchor.x, anchor.y], [anchor.x + 40, anchor.y + 10]);
      };
      pullAnchor();
      tools.expect(Object.keys(alone.attrs)).toContain('skewY');
      tools.expect(alone.skewX()).toBeCloseTo(0);
      transformer.nodes([alone, addBox(tools, 250)]);
      tools.layer.draw();
      pullAnchor();
      tools.expect(Math.abs(alone.skewX())).toBeGreaterThan(0.05);
    },
  },
]);
