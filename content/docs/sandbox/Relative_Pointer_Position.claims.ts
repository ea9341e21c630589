import { defineClaims } from '@site-packages/page-claims';
import { spotsOfPoint, spotsOfPointer } from '../../../demos/sandbox/Relative_Pointer_Position/shared/cake';

export default defineClaims([
  {
    says: 'A press still puts a candle exactly under the pointer.',
    run: ({ Konva, stage, layer, mouse, pixel, expect }) => {
      stage.setAttrs({ x: 40, y: 20 });
      layer.setAttrs({ scaleX: 1.5, scaleY: 1.5, rotation: -14 });
      const group = new Konva.Group({ x: 60, y: 40, rotation: 30 });
      layer.add(group).draw();
      stage.on('pointerclick', () => {
        const at = group.getRelativePointerPosition();
        if (at) group.add(new Konva.Circle({ ...at, radius: 8, fill: '#1d7fa6' }));
      });
      mouse.click(233, 171);
      layer.draw();
      expect(group.children[0]?.absolutePosition().x).toBeCloseTo(233, 6);
      expect(group.children[0]?.absolutePosition().y).toBeCloseTo(171, 6);
      expect(pixel(233, 171)).toEqual([29, 127, 166, 255]);
    },
  },
  {
    says: 'It returns a position in the coordinates of the node that you call it on, so `layer.getRelativePointerPosition()` fits children of the layer.',
    run: ({ Konva, stage, layer, mouse, expect }) => {
      stage.setAttrs({ x: 40, y: 20 });
      layer.setAttrs({ scaleX: 2, scaleY: 2 });
      const group = new Konva.Group({ x: 10, y: 10, rotation: 90 });
      layer.add(group).draw();
      mouse.move(100, 60);
      expect(stage.getPointerPosition()).toMatchObject({ x: 100, y: 60 });
      expect(stage.getRelativePointerPosition()).toEqual({ x: 60, y: 40 });
      const inLayer = layer.getRelativePointerPosition();
      expect(inLayer).toEqual({ x: 30, y: 20 });
      const inGroup = group.getRelativePointerPosition();
      expect(inGroup?.x).toBeCloseTo(10, 6);
      expect(inGroup?.y).toBeCloseTo(-20, 6);
      const dot = new Konva.Circle({ ...inLayer, radius: 2 });
      group.add(dot);
      expect(dot.absolutePosition().x).not.toBeCloseTo(100, 0);
      layer.add(dot);
      expect(dot.absolutePosition()).toEqual({ x: 100, y: 60 });
    },
  },
  {
    says: '`spotsOfPoint` in `cake.ts` copies this transform, inverts the copy, and applies it to a point.',
    run: ({ Konva, stage, layer, mouse, expect }) => {
      stage.setAttrs({ x: 40, y: 20, scaleX: 0.8, scaleY: 0.8 });
      layer.setAttrs({ x: 7, scaleX: 2, scaleY: 2, rotation: 20 });
      const group = new Konva.Group({ x: 10, y: 10, rotation: 65 });
      layer.add(group).draw();
      mouse.move(150, 90);
      const byPointer = spotsOfPointer(group);
      if (!byPointer) throw new Error('The pointer is over the stage.');
      const byHand = spotsOfPoint(group, byPointer.layer);
      for (const space of ['stage', 'layer', 'group'] as const) {
        expect(byHand?.[space].x).toBeCloseTo(byPointer[space].x, 6);
        expect(byHand?.[space].y).toBeCloseTo(byPointer[space].y, 6);
      }
    },
  },
  {
    says: '`getPointerPosition` ignores all transforms.',
    run: ({ stage, layer, mouse, expect }) => {
      layer.draw();
      mouse.move(100, 60);
      const before = { ...stage.getPointerPosition() };
      stage.setAttrs({ x: 50, y: 50, scaleX: 3, scaleY: 3, rotation: 45 });
      mouse.move(100, 60);
      expect(stage.getPointerPosition()).toMatchObject({ x: before.x, y: before.y });
      expect(stage.getRelativePointerPosition()?.x === before.x).toBe(false);
    },
  },
  {
    says: 'The stage has not received a pointer event yet, or the pointer has left the stage.',
    run: ({ layer, mouse, expect }) => {
      layer.draw();
      expect(layer.getRelativePointerPosition()).toBe(null);
      mouse.move(10, 10);
      expect(layer.getRelativePointerPosition()).toEqual({ x: 10, y: 10 });
      mouse.leave();
      expect(layer.getRelativePointerPosition()).toBe(null);
    },
  },
  {
    says: 'For an event from outside the canvas, call `stage.setPointersPositions(event)` first.',
    run: ({ stage, layer, expect }) => {
      layer.setAttrs({ scaleX: 2, scaleY: 2 }).draw();
      stage.setPointersPositions(new MouseEvent('drop', { clientX: 120, clientY: 80 }));
      expect(layer.getRelativePointerPosition()).toEqual({ x: 60, y: 40 });
    },
  },
  {
    says: '`getAbsoluteTransform` may return a cached object. Copy it before you invert it.',
    run: ({ Konva, layer, expect }) => {
      const group = new Konva.Group({ x: 30, y: 20, scaleX: 2, scaleY: 2 });
      layer.add(group);
      const middle = () => group.getAbsoluteTransform().point({ x: 0, y: 0 });
      group.getAbsoluteTransform().copy().invert();
      expect(middle()).toEqual({ x: 30, y: 20 });
      group.getAbsoluteTransform().invert();
      expect(middle()).toEqual({ x: -15, y: -10 });
    },
  },
  {
    says: 'With several fingers, `getRelativePointerPosition` returns the position of the first.',
    run: ({ stage, layer, touch, expect }) => {
      layer.setAttrs({ scaleX: 2, scaleY: 2 }).draw();
      touch.start([100, 60], [200, 160]);
      expect(layer.getRelativePointerPosition()).toEqual({ x: 50, y: 30 });
      expect(stage.getPointersPositions()).toHaveLength(2);
      touch.end();
    },
  },
  {
    says: '`group.getAbsoluteTransform().point({ x, y })` returns where a point of the group is on the canvas',
    run: ({ Konva, stage, layer, expect }) => {
      stage.setAttrs({ x: 10, y: 20 });
      const group = new Konva.Group({ x: 30, y: 40, scaleX: 2, scaleY: 2 });
      layer.add(group);
      expect(group.getAbsoluteTransform().point({ x: 5, y: 6 })).toEqual({ x: 50, y: 72 });
    },
  },
]);
