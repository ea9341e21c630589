import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { mountReact } from '@site-packages/page-claims/react';
import type Konva from 'konva';
import { useState } from 'react';
import { Layer, Rect, Stage } from 'react-konva';

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

function addTile({ Konva, layer }: ClaimTools, x: number, y: number, config: Partial<Konva.RectConfig> = {}) {
  const tile = new Konva.Rect({ x, y, width: 40, height: 40, fill: 'red', draggable: true, ...config });
  layer.add(tile);
  layer.draw();
  return tile;
}

export default defineClaims([
  {
    says: "Along one axis, between two ends; in CSS pixels from the canvas's top left corner.",
    run: (tools) => {
      const handle = addTile(tools, 40, 100);
      handle.dragBoundFunc(({ x }) => ({ x: clamp(x, 40, 240), y: handle.absolutePosition().y }));
      tools.mouse.drag([50, 110], [390, 20]);
      tools.expect(handle.position()).toEqual({ x: 240, y: 100 });
    },
  },
  {
    says: 'Inside a box; in the coordinates of the parent.',
    run: (tools) => {
      const tile = addTile(tools, 40, 40);
      tile.on('dragmove', () => {
        tile.position({ x: clamp(tile.x(), 0, 200), y: clamp(tile.y(), 0, 120) });
      });
      tools.stage.scale({ x: 0.5, y: 0.5 });
      tools.layer.draw();
      tools.mouse.drag([30, 30], [390, 290]);
      tools.expect(tile.position()).toEqual({ x: 200, y: 120 });
    },
  },
  {
    says: 'On a stage at 30, 0 with a scale of 2, the function of a shape at 20, 10 receives `{ x: 70, y: 20 }`.',
    run: (tools) => {
      tools.stage.setAttrs({ x: 30, scaleX: 2, scaleY: 2 });
      const tile = addTile(tools, 20, 10);
      const asked: Konva.Vector2d[] = [];
      tile.dragBoundFunc((position) => {
        asked.push(position);
        return position;
      });
      tools.mouse.down(80, 30);
      tools.mouse.move(84, 30);
      tools.mouse.move(80, 30);
      tools.mouse.up(80, 30);
      tools.expect(asked.at(-1)).toEqual({ x: 70, y: 20 });
    },
  },
  {
    says: 'Convert the position as below, or use `dragmove`',
    run: (tools) => {
      tools.stage.setAttrs({ x: 130, scaleX: 2, scaleY: 2 });
      const tile = addTile(tools, 50, 10);
      tile.dragBoundFunc((pos) => {
        const toCanvas = tools.layer.getAbsoluteTransform();
        const { x, y } = toCanvas.copy().invert().point(pos);
        return toCanvas.point({ x: Math.max(0, x), y });
      });
      tools.mouse.drag([240, 40], [0, 40]);
      tools.expect(tile.position()).toEqual({ x: 0, y: 10 });
    },
  },
  {
    says: 'For a rotated or scaled shape, measure its box on the canvas and move the shape back by the part that sticks out',
    run: (tools) => {
      const shape = addTile(tools, 100, 100, { rotation: 45, scaleX: 2 });
      shape.on('dragmove', () => {
        const box = shape.getClientRect();
        const { x, y } = shape.absolutePosition();
        shape.absolutePosition({
          x: x - Math.min(0, box.x) - Math.max(0, box.x + box.width - tools.stage.width()),
          y: y - Math.min(0, box.y) - Math.max(0, box.y + box.height - tools.stage.height()),
        });
      });
      tools.mouse.drag([105, 130], [400, 300]);
      const box = shape.getClientRect();
      tools.expect(box.x + box.width).toBeCloseTo(400);
      tools.expect(box.y + box.height).toBeCloseTo(300);
    },
  },
  {
    says: 'a limit, nodes at the border stop while the others continue, and the distances between them change.',
    run: (tools) => {
      const tiles = [addTile(tools, 100, 20), addTile(tools, 300, 80)];
      for (const tile of tiles) tile.on('dragmove', () => tile.x(clamp(tile.x(), 0, 360)));
      tools.layer.add(new tools.Konva.Transformer({ nodes: tiles })).draw();
      tools.mouse.drag([110, 30], [250, 30]);
      tools.expect(tiles.map((tile) => tile.x())).toEqual([240, 360]);
    },
  },
  {
    says: 'the Transformer fires `dragmove` once for each move, after all nodes have moved.',
    run: (tools) => {
      const { Konva, layer, stage, mouse, expect } = tools;
      const tiles = [addTile(tools, 100, 20), addTile(tools, 300, 80)];
      const transformer = new Konva.Transformer({ nodes: tiles });
      layer.add(transformer).draw();
      transformer.on('dragmove', () => {
        const boxes = transformer.nodes().map((node) => node.getClientRect());
        const left = Math.min(...boxes.map(({ x }) => x));
        const top = Math.min(...boxes.map(({ y }) => y));
        const right = Math.max(...boxes.map(({ x, width }) => x + width));
        const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
        const dx = Math.max(0, -left) - Math.max(0, right - stage.width());
        const dy = Math.max(0, -top) - Math.max(0, bottom - stage.height());
        for (const node of transformer.nodes()) {
          const { x, y } = node.absolutePosition();
          node.absolutePosition({ x: x + dx, y: y + dy });
        }
      });
      mouse.drag([110, 30], [250, 0]);
      expect(tiles.map((tile) => tile.position())).toEqual([
        { x: 160, y: 0 },
        { x: 360, y: 60 },
      ]);
      stage.scale({ x: 0.5, y: 0.5 });
      layer.draw();
      mouse.drag([90, 10], [390, 10]);
      expect(tiles.map((tile) => tile.x())).toEqual([560, 760]);
    },
  },
  {
    says: 'If a handler sets the state to the value that it already has, React renders nothing, and the node stays at the pointer.',
    run: async (tools) => {
      function Drawing() {
        const [x, setX] = useState(0);
        return (
          <Stage width={400} height={300}>
            <Layer>
              <Rect
                x={x}
                width={60}
                height={60}
                fill="red"
                draggable
                onDragMove={({ target }) => setX(Math.min(0, target.x()))}
              />
            </Layer>
          </Stage>
        );
      }
      await mountReact(tools, <Drawing />);
      await tools.frames(2);
      tools.mouse.drag([10, 10], [60, 10]);
      tools.expect(tools.Konva.stages[0]?.findOne('Rect')?.x()).toBe(50);
    },
  },
  {
    says: 'The console warns that `dragBoundFunc` did not return any value. A branch ends without `return`, so the node moves without a limit.',
    run: (tools) => {
      const tile = addTile(tools, 40, 40);
      // What an untyped program may do.
      Reflect.apply(tile.dragBoundFunc, tile, [() => undefined]);
      tools.mouse.drag([50, 50], [150, 50]);
      tools.expect(tile.x()).toBe(140);
      tools.expect(tools.warnings.join()).toContain('dragBoundFunc did not return any value');
    },
  },
  {
    says: 'Bounds apply to drags only. `shape.x(9999)` and the handles of a Transformer ignore them.',
    run: (tools) => {
      const tile = addTile(tools, 40, 40, { dragBoundFunc: () => ({ x: 40, y: 40 }) });
      tile.x(200);
      tools.expect(tile.x()).toBe(200);
      tools.layer.add(new tools.Konva.Transformer({ nodes: [tile] })).draw();
      tools.mouse.drag([200, 40], [180, 20]);
      tools.expect(tile.x()).toBeLessThan(190);
    },
  },
  {
    says: "`dragBoundFunc` receives the browser's event as its second argument, so it can check a modifier key",
    run: ({ Konva, layer, mouse, expect }) => {
      const box = new Konva.Rect({ width: 40, height: 40, fill: 'red', draggable: true });
      box.dragBoundFunc((pos, event: MouseEvent) => (event.shiftKey ? { x: Math.round(pos.x / 20) * 20, y: 0 } : pos));
      layer.add(box).draw();
      mouse.drag([20, 20], [53, 20], { shiftKey: true });
      expect(box.position()).toEqual({ x: 40, y: 0 });
    },
  },
  {
    says: "An assignment replaces the method, and the drag fails with `Cannot read properties of undefined (reading 'x')`.",
    run: ({ Konva, layer, mouse, expect }) => {
      const asked: unknown[] = [];
      const box = new Konva.Rect({ width: 40, height: 40, fill: 'red', draggable: true });
      layer.add(box).draw();
      Reflect.set(box, 'dragBoundFunc', (pos?: { x: number }) => void asked.push(pos?.x));
      mouse.drag([20, 20], [50, 50]);
      expect(new Set(asked)).toEqual(new Set([undefined]));
      expect(box.position()).toEqual({ x: 30, y: 30 });
      Reflect.deleteProperty(box, 'dragBoundFunc');
      box.dragBoundFunc(({ x }) => ({ x, y: 0 }));
      layer.draw();
      mouse.drag([50, 50], [70, 70]);
      expect(box.position()).toEqual({ x: 50, y: 0 });
    },
  },
  {
    says: 'If the function returns nothing, Konva logs `dragBoundFunc did not return any value`, and the node moves. To let a drag change something else, such as a width, return the current position',
    run: ({ Konva, layer, mouse, expect }) => {
      const box = new Konva.Rect({ x: 10, width: 60, height: 40, fill: 'blue' });
      const handle = new Konva.Rect({ x: 70, width: 20, height: 40, fill: 'red', draggable: true });
      layer.add(box, handle).draw();
      handle.dragBoundFunc(() => handle.absolutePosition());
      handle.on('dragmove', () => {
        const pointer = layer.getRelativePointerPosition();
        if (pointer) box.width(Math.max(10, pointer.x - box.x()));
      });
      mouse.drag([80, 20], [130, 20]);
      expect(handle.x()).toBe(70);
      expect(box.width()).toBe(120);
    },
  },
]);
