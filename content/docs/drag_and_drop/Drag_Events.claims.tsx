import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { mountReact } from '@site-packages/page-claims/react';
import { mountSvelte } from '@site-packages/page-claims/svelte';
import { mountVue } from '@site-packages/page-claims/vue';
import type Konva from 'konva';
import { useState } from 'react';
import { Circle, Layer, Stage } from 'react-konva';
import { nextTick, ref, watch } from 'vue';
import BoundCircle from './claims/BoundCircle.svelte';

const DRAG = 'dragstart dragmove dragend';

function addBall({ Konva, layer }: ClaimTools, config: Partial<Konva.CircleConfig> = {}): Konva.Circle {
  const ball = new Konva.Circle({ x: 100, y: 100, radius: 30, fill: 'red', draggable: true, ...config });
  layer.add(ball).draw();
  return ball;
}

/** Types of events and of their browser events, as they come. */
function listen(node: Konva.Node, types: string): string[] {
  const heard: string[] = [];
  node.on(types, ({ type, evt }: Konva.KonvaEventObject<Event | undefined>) => heard.push(`${type} by ${evt?.type}`));
  return heard;
}

/** What is heard of a drag's end when something above the dragged node goes. */
function endByAncestor(
  { Konva, container, mouse, expect }: ClaimTools,
  above: 'group' | 'layer' | 'stage',
  end: 'remove' | 'destroy',
): string[] {
  const group = new Konva.Group();
  const layer = new Konva.Layer();
  const stage = new Konva.Stage({ container, width: 400, height: 300 });
  const ball = new Konva.Circle({ x: 100, y: 100, radius: 30, fill: 'red', draggable: true });
  stage.add(layer.add(group.add(ball)));
  layer.draw();
  const heard = listen(ball, 'dragend');
  mouse.down(100, 100);
  mouse.move(120, 100);
  ({ group, layer, stage })[above][end]();
  expect(Konva.isDragging()).toBe(false);
  stage.destroy();
  return heard;
}

export default defineClaims([
  {
    says: 'The first `dragmove` fires right after `dragstart`, on the same pointer move.',
    run: (tools) => {
      const ball = addBall(tools);
      const heard = listen(ball, `pointerdown mousedown mouseup ${DRAG}`);
      tools.mouse.down(100, 100);
      tools.mouse.move(110, 100);
      tools.mouse.up(110, 100);
      tools
        .expect(heard)
        .toEqual([
          'pointerdown by pointerdown',
          'mousedown by mousedown',
          'dragstart by mousedown',
          'dragmove by mousemove',
          'mouseup by mouseup',
          'dragend by mouseup',
        ]);
    },
  },
  {
    says: '`dragstart` | the pointer is at least 3 pixels from the press along one axis; the node has not moved yet',
    run: (tools) => {
      const ball = addBall(tools);
      const places: number[] = [];
      ball.on('dragstart', () => places.push(ball.x()));
      tools.mouse.down(100, 100);
      tools.mouse.move(102, 102);
      tools.expect(places).toEqual([]);
      tools.mouse.move(103, 102);
      tools.expect(places).toEqual([100]);
      tools.mouse.up(103, 102);
    },
  },
  {
    says: 'after each move; the node is already at its new position',
    run: (tools) => {
      const ball = addBall(tools);
      const places: number[] = [];
      ball.on('dragmove', () => places.push(ball.x()));
      tools.mouse.drag([100, 100], [140, 100]);
      tools.expect(places).toEqual([110, 120, 130, 140]);
    },
  },
  {
    says: 'after `mouseup`; the layer and its hit graph have already been drawn',
    run: (tools) => {
      const ball = addBall(tools);
      const hits: (Konva.Node | null)[] = [];
      const look = () => hits.push(tools.stage.getIntersection({ x: 250, y: 100 }));
      ball.on('dragmove dragend', look);
      tools.mouse.down(100, 100);
      tools.mouse.move(250, 100);
      tools.mouse.up(250, 100);
      tools.expect(hits).toEqual([null, ball]);
    },
  },
  {
    says: 'a press is either a click or a drag',
    run: (tools) => {
      const ball = addBall(tools);
      const heard = listen(ball, 'click pointerclick dragend');
      tools.mouse.drag([100, 100], [150, 120]);
      tools.expect(heard).toEqual(['dragend by mouseup']);
      tools.mouse.click(150, 120);
      tools.expect(heard.slice(1)).toEqual(['pointerclick by pointerup', 'click by mouseup']);
    },
  },
  {
    says: 'With a finger, `touchstart` and `touchend` replace the mouse events.',
    run: (tools) => {
      const ball = addBall(tools);
      const heard = listen(ball, `touchstart touchend mousedown mouseup tap ${DRAG}`);
      tools.touch.start([100, 100]);
      tools.touch.move([130, 100]);
      tools.touch.end();
      tools
        .expect(heard)
        .toEqual([
          'touchstart by touchstart',
          'dragstart by touchstart',
          'dragmove by touchmove',
          'touchend by touchend',
          'dragend by touchend',
        ]);
    },
  },
  {
    says: 'All three drag events bubble to groups, the layer and the stage',
    run: (tools) => {
      addBall(tools);
      const heard = [listen(tools.layer, DRAG), listen(tools.stage, DRAG)];
      tools.mouse.down(100, 100);
      tools.mouse.move(110, 100);
      tools.mouse.up(110, 100);
      tools.expect(heard.map((list) => list.length)).toEqual([3, 3]);
    },
  },
  {
    says: 'It is `undefined` in `dragstart` after `startDrag()` without an event, and in `dragend` after `stopDrag()`, `draggable(false)`, `remove()` and `destroy()`.',
    run: (tools) => {
      const ends: ((ball: Konva.Node) => void)[] = [
        (ball) => ball.stopDrag(),
        (ball) => ball.draggable(false),
        (ball) => ball.remove(),
        (ball) => ball.destroy(),
      ];
      for (const end of ends) {
        const ball = addBall(tools);
        const heard = listen(ball, 'dragend');
        tools.mouse.down(100, 100);
        tools.mouse.move(110, 100);
        end(ball);
        tools.expect(heard, end.toString()).toEqual(['dragend by undefined']);
        tools.mouse.up(110, 100);
        ball.destroy();
      }
      const ball = addBall(tools);
      const heard = listen(ball, 'dragstart');
      ball.startDrag();
      tools.expect(heard).toEqual(['dragstart by undefined']);
    },
  },
  {
    says: 'Move the node first, because `stopDrag()` fires `dragend` before it returns.',
    run: (tools) => {
      const saved: number[] = [];
      const escape = (cancel: (ball: Konva.Circle) => void) => {
        const ball = addBall(tools);
        ball.on('dragend', () => saved.push(ball.x()));
        tools.mouse.down(100, 100);
        tools.mouse.move(180, 100);
        cancel(ball);
        tools.mouse.up(180, 100);
        tools.expect(ball.x()).toBe(100);
        ball.destroy();
      };
      escape((ball) => {
        ball.position({ x: 100, y: 100 });
        ball.stopDrag();
      });
      escape((ball) => {
        ball.stopDrag();
        ball.position({ x: 100, y: 100 });
      });
      tools.expect(saved).toEqual([100, 180]);
    },
  },
  {
    says: "Leave the shape's `draggable` off, and call `startDrag()` from a timer",
    run: async (tools) => {
      const tile = addBall(tools, { draggable: false });
      const { stage, touch } = tools;
      let timer = 0;
      let from = { x: 0, y: 0 };
      tile.on('touchstart', () => {
        from = stage.getPointerPosition() ?? from;
        timer = window.setTimeout(() => tile.startDrag(), 40);
      });
      tile.on('touchmove', () => {
        const now = stage.getPointerPosition() ?? from;
        if (Math.hypot(now.x - from.x, now.y - from.y) > 8) window.clearTimeout(timer);
      });
      tile.on('touchend touchcancel', () => window.clearTimeout(timer));
      const heard = listen(tile, 'dragstart dragend tap');

      touch.start([100, 100]);
      touch.move([104, 100]);
      await tools.until(() => tile.isDragging());
      touch.move([150, 130]);
      touch.end();
      // The drag begins where the finger is when the timer ends.
      tools.expect(tile.position()).toEqual({ x: 146, y: 130 });

      tile.position({ x: 100, y: 100 });
      tools.layer.draw();
      touch.start([100, 100]);
      touch.move([120, 100]);
      await new Promise((resolve) => setTimeout(resolve, 60));
      touch.move([150, 130]);
      touch.end();
      tools.expect(tile.position()).toEqual({ x: 100, y: 100 });
      tools.expect(heard).toEqual(['dragstart by undefined', 'dragend by touchend']);
    },
  },
  {
    says: 'so `onDragMove` still reads the state from before `onDragStart`.',
    run: async (tools) => {
      const seen: string[] = [];
      function Drawing() {
        const [count, setCount] = useState(0);
        const note = ({ type }: Konva.KonvaEventObject<DragEvent>) => {
          seen.push(`${type} ${count}`);
          setCount(count + 1);
        };
        return (
          <Stage width={400} height={300}>
            <Layer>
              <Circle
                x={100}
                y={100}
                radius={30}
                fill="red"
                draggable
                onDragStart={note}
                onDragMove={note}
                onDragEnd={note}
              />
            </Layer>
          </Stage>
        );
      }
      await mountReact(tools, <Drawing />);
      await tools.frames(2);
      tools.mouse.down(100, 100);
      tools.mouse.move(110, 100);
      tools.mouse.move(120, 100);
      tools.mouse.up(120, 100);
      tools.expect(seen).toEqual(['dragstart 0', 'dragmove 0', 'dragmove 1', 'dragend 2']);
    },
  },
  {
    says: 'Vue batches the state changes and updates once, before the browser paints.',
    run: async (tools) => {
      const x = ref(100);
      let updates = 0;
      watch(x, () => (updates += 1));
      await mountVue(tools, {
        setup: () => ({ x, follow: (event: Konva.KonvaEventObject<DragEvent>) => (x.value = event.target.x()) }),
        template: `<v-stage :config="{ width: 400, height: 300 }"><v-layer>
          <v-circle :config="{ x, y: 100, radius: 30, fill: 'red', draggable: true }"
            @dragstart="follow" @dragmove="follow" @dragend="follow" /></v-layer></v-stage>`,
      });
      await tools.frames(2);
      tools.mouse.down(100, 100);
      tools.mouse.move(110, 100);
      tools.mouse.move(120, 100);
      tools.expect([x.value, updates]).toEqual([120, 0]);
      await nextTick();
      tools.expect(updates).toBe(1);
      tools.mouse.up(120, 100);
    },
  },
  {
    says: 'The component updates `bind:x` and `bind:y` on `dragend`, before your handler runs',
    run: async (tools) => {
      const seen: string[] = [];
      await mountSvelte(tools, BoundCircle, { onwrite: (type: string, x: number) => seen.push(`${type} ${x}`) });
      await tools.frames(2);
      tools.mouse.down(100, 100);
      tools.mouse.move(110, 100);
      tools.mouse.up(110, 100);
      tools.expect(seen).toEqual(['dragstart 100', 'dragmove 100', 'dragend 110']);
    },
  },
  {
    says: 'Removing a parent of the dragged node with `remove()` ends the drag without an event.',
    run: (tools) => {
      for (const above of ['group', 'layer'] as const) {
        tools.expect(endByAncestor(tools, above, 'remove'), above).toEqual([]);
      }
    },
  },
  {
    says: '`destroy()` fires `dragend`, and so does `remove()` on the dragged node itself, both with `evt` undefined.',
    run: (tools) => {
      for (const above of ['group', 'layer', 'stage'] as const) {
        tools.expect(endByAncestor(tools, above, 'destroy'), above).toEqual(['dragend by undefined']);
      }
      for (const end of ['remove', 'destroy'] as const) {
        const ball = addBall(tools);
        const heard = listen(ball, 'dragend');
        tools.mouse.down(100, 100);
        tools.mouse.move(120, 100);
        ball[end]();
        tools.expect(heard).toEqual(['dragend by undefined']);
        tools.mouse.up(120, 100);
      }
    },
  },
  {
    says: 'Other shapes receive no hover events during a drag, unless you set `Konva.hitOnDragEnabled = true`.',
    run: (tools) => {
      addBall(tools);
      const other = new tools.Konva.Rect({ x: 200, y: 50, width: 100, height: 100, fill: 'blue' });
      tools.layer.add(other).draw();
      const heard = listen(other, 'mouseenter mousemove');
      const pass = () => {
        tools.mouse.down(100, 100);
        tools.mouse.move(180, 60);
        tools.mouse.move(295, 145);
        tools.mouse.move(100, 100);
        tools.mouse.up(100, 100);
      };
      pass();
      tools.expect(heard).toEqual([]);
      tools.Konva.hitOnDragEnabled = true;
      pass();
      tools.expect(heard).not.toEqual([]);
    },
  },
  {
    says: 'A Transformer drags several nodes together, and each fires all three events.',
    run: (tools) => {
      const ball = addBall(tools);
      const other = new tools.Konva.Rect({ x: 200, y: 50, width: 100, height: 100, fill: 'blue', draggable: true });
      tools.layer.add(other, new tools.Konva.Transformer({ nodes: [ball, other] })).draw();
      const heard = [listen(ball, DRAG), listen(other, DRAG)];
      tools.mouse.drag([100, 100], [120, 100]);
      for (const list of heard) {
        tools.expect(new Set(list.map((line) => line.split(' ')[0]))).toEqual(new Set(DRAG.split(' ')));
      }
      tools.expect([ball.x(), other.x()]).toEqual([120, 220]);
    },
  },
  {
    says: 'Without `startDrag`, the remaining finger no longer drags.',
    run: ({ Konva, stage, layer, touch, expect }) => {
      const box = new Konva.Rect({ width: 200, height: 100, fill: 'red', draggable: true });
      layer.add(box).draw();
      let resumes = false;
      let pinched = false;
      stage.on('touchstart', ({ evt }) => {
        if (evt.touches.length < 2) return;
        pinched = true;
        box.stopDrag();
      });
      stage.on('touchmove', ({ evt }) => {
        if (resumes && evt.touches.length === 1 && pinched && !box.isDragging()) box.startDrag();
      });
      const pinch = () => {
        const x = box.x();
        touch.start([x + 50, 50]);
        touch.move([x + 60, 50]);
        layer.draw();
        touch.start([x + 60, 50], [x + 150, 50]);
        layer.draw();
        touch.end([x + 60, 50]);
        const before = box.x();
        touch.move([x + 70, 50]);
        touch.move([x + 90, 50]);
        touch.end();
        layer.draw();
        return box.x() - before;
      };
      expect(pinch()).toBe(0);
      resumes = true;
      pinched = false;
      expect(pinch()).toBeGreaterThan(0);
    },
  },
]);
