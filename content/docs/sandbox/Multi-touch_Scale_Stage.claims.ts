import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import type Konva from 'konva';

/** The core of the page. */
function pinch(stage: Konva.Stage): void {
  const fingers = new Map<number, Konva.Vector2d>();
  const grip = () => {
    const [a = { x: 0, y: 0 }, b = a] = [...fingers.values()];
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, apart: Math.hypot(b.x - a.x, b.y - a.y) };
  };
  stage.on('pointerdown pointermove', ({ evt, type }) => {
    const point = stage.getPointerPosition();
    if (!point || (type === 'pointermove' && !fingers.has(evt.pointerId))) return;
    const from = grip();
    fingers.set(evt.pointerId, point);
    if (type === 'pointerdown') return;
    const to = grip();
    const by = from.apart > 0 ? to.apart / from.apart : 1;
    stage.position({ x: to.x - (from.x - stage.x()) * by, y: to.y - (from.y - stage.y()) * by });
    stage.scale({ x: stage.scaleX() * by, y: stage.scaleY() * by });
  });
  stage.on('pointerup pointercancel', ({ evt }) => fingers.delete(evt.pointerId));
}

const send = ({ stage }: ClaimTools, type: string, pointerId: number, x: number, y: number) =>
  stage.content.dispatchEvent(
    new PointerEvent(type, {
      pointerId,
      pointerType: 'touch',
      isPrimary: pointerId === 1,
      clientX: x,
      clientY: y,
      bubbles: true,
    }),
  );

export default defineClaims([
  {
    says: "This code compares the fingers' positions before and after each move",
    run: (tools) => {
      const { stage, expect } = tools;
      pinch(stage);
      send(tools, 'pointerdown', 1, 100, 100);
      send(tools, 'pointermove', 1, 110, 120);
      expect(stage.position()).toEqual({ x: 10, y: 20 });
      send(tools, 'pointerdown', 2, 210, 120);
      expect([stage.position(), stage.scaleX()]).toEqual([{ x: 10, y: 20 }, 1]);
      // Twice as far apart, and what was between the fingers is between them still.
      const before = stage.getAbsoluteTransform().copy().invert().point({ x: 160, y: 120 });
      send(tools, 'pointermove', 2, 310, 120);
      expect(stage.scaleX()).toBe(2);
      const after = stage.getAbsoluteTransform().copy().invert().point({ x: 210, y: 120 });
      expect(after).toEqual(before);
      send(tools, 'pointerup', 1, 110, 120);
      const { x, y } = stage.position();
      send(tools, 'pointermove', 2, 320, 120);
      expect([stage.position(), stage.scaleX()]).toEqual([{ x: x + 10, y }, 2]);
      send(tools, 'pointerup', 2, 320, 120);
    },
  },
  {
    says: 'During a drag, Konva does not fire `touchmove`, but it fires `touchstart` for the second finger.',
    run: ({ Konva, stage, layer, touch, expect, onEnd }) => {
      const heard: string[] = [];
      stage.draggable(true);
      stage.on('touchstart touchmove', ({ type }) => heard.push(type));
      layer.draw();
      onEnd(() => (Konva.hitOnDragEnabled = false));
      const dragAround = () => {
        heard.length = 0;
        touch.start([100, 100]);
        touch.move([120, 100]);
        touch.move([140, 100]);
        touch.move([160, 100]);
        const moves = heard.filter((type) => type === 'touchmove').length;
        touch.start([160, 100], [200, 150]);
        const starts = heard.filter((type) => type === 'touchstart').length;
        touch.end();
        return { moves, starts };
      };
      const { moves, starts } = dragAround();
      expect(moves).toBeLessThan(2);
      expect(starts).toBe(2);
      Konva.hitOnDragEnabled = true;
      expect(dragAround()).toEqual({ moves: 3, starts: 2 });
    },
  },
  {
    says: '`stage.stopDrag()` stops the stage only. With draggable shapes, also call `stopDrag` on the shape under the first finger.',
    run: ({ Konva, stage, layer, touch, expect }) => {
      const shape = new Konva.Circle({ x: 100, y: 100, radius: 40, fill: 'red', draggable: true });
      layer.add(shape).draw();
      stage.draggable(true);
      let stopsShape = false;
      let first: Konva.Node | undefined;
      stage.on('touchstart', ({ evt, target }) => {
        if (evt.touches.length < 2) first = target;
        else {
          stage.stopDrag();
          if (stopsShape) first?.stopDrag();
        }
      });
      const pinch = () => {
        touch.start([100, 100]);
        touch.move([110, 100]);
        touch.start([110, 100], [200, 150]);
        const { x } = shape.position();
        touch.move([130, 100], [200, 150]);
        const moved = shape.x() - x;
        touch.end();
        shape.position({ x: 100, y: 100 });
        layer.draw();
        return moved;
      };
      expect(pinch()).toBe(20);
      stopsShape = true;
      expect(pinch()).toBe(0);
    },
  },
  {
    says: 'After `stopDrag`, the remaining finger does not resume the drag.',
    run: ({ stage, layer, touch, expect }) => {
      stage.draggable(true);
      layer.draw();
      touch.start([100, 100]);
      touch.move([120, 100]);
      expect(stage.x()).toBe(20);
      stage.stopDrag();
      touch.move([180, 100]);
      expect([stage.x(), stage.isDragging()]).toEqual([20, false]);
      touch.end();
    },
  },
]);
