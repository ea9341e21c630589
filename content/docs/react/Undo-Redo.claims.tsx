import { defineClaims } from '@site-packages/page-claims';
import { mountReact } from '@site-packages/page-claims/react';
import type Konva from 'konva';
import { useRef, useState } from 'react';
import { Group, Layer, Rect, Stage } from 'react-konva';
import { UndoShapes } from './claims/tasks/UndoShapes';

interface History<T> {
  past: T[];
  present: T;
  future: T[];
}

function undo<T>({ past, present, future }: History<T>): History<T> {
  const before = past.at(-1);
  if (before === undefined) return { past, present, future };
  return { past: past.slice(0, -1), present: before, future: [present, ...future] };
}

interface Box extends Konva.Vector2d {
  id: string;
}

const BOXES: Box[] = [0, 80, 160].map((x, index) => ({ id: `box-${index}`, x, y: 20 }));

/** Boxes that are dragged together: the steps that their handlers make. */
function Boxes({ onStep, merge }: { onStep: (moved: ReadonlyMap<string, Konva.Vector2d>) => void; merge: boolean }) {
  const moved = useRef(new Map<string, Konva.Vector2d>());

  const noteDragEnd = ({ target }: Konva.KonvaEventObject<DragEvent>) => {
    if (!merge) {
      onStep(new Map([[target.id(), target.position()]]));
      return;
    }
    if (moved.current.size === 0) {
      queueMicrotask(() => {
        onStep(moved.current);
        moved.current = new Map();
      });
    }
    moved.current.set(target.id(), target.position());
  };

  return (
    <Stage width={400} height={300}>
      <Layer>
        {BOXES.map((box) => (
          <Rect key={box.id} {...box} width={60} height={60} fill="red" draggable onDragEnd={noteDragEnd} />
        ))}
      </Layer>
    </Stage>
  );
}

export default defineClaims([
  {
    says: 'undo restores an older state',
    run: ({ expect }) => {
      const history = { past: [1, 2], present: 3, future: [4] };
      expect(undo(history)).toEqual({ past: [1], present: 2, future: [3, 4] });
      expect(undo(undo(undo(history)))).toEqual({ past: [], present: 1, future: [2, 3, 4] });
    },
  },
  {
    says: 'Nodes that a Transformer drags together fire `dragend` one by one, so five shapes would be five steps.',
    run: async (tools) => {
      for (const merge of [false, true]) {
        const steps: ReadonlyMap<string, Konva.Vector2d>[] = [];
        const { unmount } = await mountReact(
          tools,
          <Boxes merge={merge} onStep={(moved) => steps.push(new Map(moved))} />,
        );
        const layer = tools.Konva.stages[0]?.getLayers()[0];
        layer?.add(new tools.Konva.Transformer({ nodes: layer.find('Rect') })).draw();
        await tools.frames(2);
        // The browser's own mouse: events that a script sends do not let microtasks run in between.
        await tools.device.move(30, 50);
        await tools.device.down();
        await tools.device.move(40, 60);
        await tools.device.move(50, 70);
        await tools.device.up();
        await tools.until(() => steps.length > 0);
        tools.expect(steps, merge ? 'merged' : 'one by one').toHaveLength(merge ? 1 : 3);
        if (merge) {
          tools.expect(Object.fromEntries(steps[0] ?? [])).toEqual({
            'box-0': { x: 20, y: 40 },
            'box-1': { x: 100, y: 40 },
            'box-2': { x: 180, y: 40 },
          });
        }
        unmount();
      }
    },
  },
  {
    says: '`onDragEnd` must save every drag: undo cannot restore a position that is not in the history.',
    run: async (tools) => {
      const drawing = (x: number) => (
        <Stage width={400} height={300}>
          <Layer>
            <Rect x={x} width={60} height={60} fill="red" draggable onDragEnd={() => undefined} />
          </Layer>
        </Stage>
      );
      const { render } = await mountReact(tools, drawing(0));
      await tools.frames(2);
      tools.mouse.drag([10, 10], [60, 10]);
      render(drawing(0));
      tools.expect(tools.Konva.stages[0]?.findOne('Rect')?.x()).toBe(50);
    },
  },
  {
    says: '`event.key` is `Z` with Shift held',
    run: async ({ device, until, expect }) => {
      const keys: string[] = [];
      window.addEventListener('keydown', ({ key }) => keys.push(key));
      await device.press('Shift+KeyZ');
      await until(() => keys.length === 2);
      expect(keys).toEqual(['Shift', 'Z']);
    },
  },
  {
    says: 'The listener serves the whole page, so it ignores keys in text fields',
    run: ({ container, expect }) => {
      const field = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
      container.innerHTML =
        '<input><textarea></textarea><p contenteditable><b class="in">x</b></p><p contenteditable="false"><i>y</i></p>';
      const isField = (selector: string) => container.querySelector(selector)?.closest(field) != null;
      expect(['input', 'textarea', '.in', 'i'].map(isField)).toEqual([true, true, true, false]);
    },
  },
  {
    says: 'Two steps for one drag. A group and its child both dispatch, because drag events bubble.',
    run: async (tools) => {
      let steps = 0;
      const step = () => (steps += 1);
      await mountReact(
        tools,
        <Stage width={400} height={300}>
          <Layer>
            <Group onDragEnd={step}>
              <Rect width={60} height={60} fill="red" draggable onDragEnd={step} />
            </Group>
          </Layer>
        </Stage>,
      );
      await tools.frames(2);
      tools.mouse.drag([10, 10], [60, 10]);
      tools.expect(steps).toBe(2);
    },
  },
  {
    says: 'A thousand steps after one stroke. `onDragMove` dispatches.',
    run: async (tools) => {
      let steps = 0;
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
                onDragMove={({ target }) => {
                  steps += 1;
                  setX(target.x());
                }}
              />
            </Layer>
          </Stage>
        );
      }
      await mountReact(tools, <Drawing />);
      await tools.frames(2);
      tools.mouse.drag([10, 10], [60, 10]);
      tools.expect(steps).toBe(4);
    },
  },
  {
    says: 'Dispatch in `onDragEnd`, in `onTransformEnd` and at the end of a stroke, not on every move.',
    run: async (tools) => {
      const { Konva, container, mouse, device, expect } = tools;
      await mountReact(tools, <UndoShapes />);
      await tools.frames(2);
      const stage = Konva.stages[0];
      const desk = stage?.findOne('#desk');
      const transformer = stage?.findOne<Konva.Transformer>('Transformer');
      if (!stage || !desk || !transformer) throw new Error('A node is missing.');
      const rounded = ({ x, y }: Konva.Vector2d) => [Math.round(x), Math.round(y)];
      const handle = (name: string) =>
        rounded(transformer.findOne(`.${name}`)?.getAbsolutePosition() ?? { x: 0, y: 0 });
      const dragHandle = (name: string, x: number, y: number) => {
        const [fromX = 0, fromY = 0] = handle(name);
        mouse.drag([fromX, fromY], [fromX + x, fromY + y]);
      };
      const now = async (step: string) => {
        await tools.until(() => container.querySelector('output')?.textContent === step);
        await tools.frames(2);
        const corner = desk.getAbsoluteTransform().point({ x: desk.width(), y: desk.height() });
        expect(handle('bottom-right'), step).toEqual(rounded(corner));
        return [desk.x(), desk.y(), desk.width() * desk.scaleX(), desk.height() * desk.scaleY(), desk.rotation()].map(
          Math.round,
        );
      };

      const states = [await now('Step 1 of 1')];
      mouse.drag([100, 110], [130, 150]);
      states.push(await now('Step 2 of 2'));
      dragHandle('bottom-right', 40, 20);
      states.push(await now('Step 3 of 3'));
      dragHandle('rotater', 100, 90);
      states.push(await now('Step 4 of 4'));
      expect(states.slice(0, 3)).toEqual([
        [60, 80, 80, 60, 0],
        [90, 120, 80, 60, 0],
        [90, 120, 120, 80, 0],
      ]);
      expect(states[3]?.at(-1)).toBe(90);

      for (const step of [3, 2, 1]) {
        await device.press('Control+KeyZ');
        expect(await now(`Step ${step} of 4`)).toEqual(states[step - 1]);
      }
      for (const step of [2, 3, 4]) {
        await device.press('Control+Shift+KeyZ');
        expect(await now(`Step ${step} of 4`)).toEqual(states[step - 1]);
      }
    },
  },
]);
