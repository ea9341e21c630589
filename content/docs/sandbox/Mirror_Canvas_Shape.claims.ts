import { defineClaims } from '@site-packages/page-claims';

export default defineClaims([
  {
    says: 'A node is mirrored around its position, so put the middle of a shape there to flip it in place',
    run: ({ Konva, layer, expect }) => {
      const rect = new Konva.Rect({ x: 100, y: 50, width: 60, height: 20, fill: 'red' });
      layer.add(rect);
      rect.scaleX(-1);
      expect(rect.getClientRect()).toEqual({ x: 40, y: 50, width: 60, height: 20 });
      rect.scaleX(1);
      const before = rect.getClientRect();
      const { width, height } = rect.size();
      rect.offset({ x: width / 2, y: height / 2 });
      rect.move({ x: width / 2, y: height / 2 });
      expect(rect.getClientRect()).toEqual(before);
      rect.scale({ x: -1, y: -1 });
      expect(rect.getClientRect()).toEqual(before);
    },
  },
  {
    says: 'Konva applies the scale before the rotation, so the shape is mirrored along its own axis. To mirror the visible result, negate the rotation as well',
    run: ({ Konva, layer, expect }) => {
      const node = new Konva.Rect({ x: 200, y: 100, width: 80, height: 10, rotation: 30 });
      layer.add(node);
      const tip = () => node.getAbsoluteTransform().point({ x: 80, y: 0 });
      const before = tip();
      node.scaleX(-1);
      expect(tip().x).toBeCloseTo(400 - before.x);
      expect(tip().y).not.toBeCloseTo(before.y);
      node.rotation(-node.rotation());
      expect(tip().x).toBeCloseTo(400 - before.x);
      expect(tip().y).toBeCloseTo(before.y);
    },
  },
  {
    says: 'If exactly one of `scaleX` and `scaleY` is negative, Konva flips the shadow vertically, even after a flip sideways. Negate `shadowOffsetY` while the shape is flipped. `shadowOffsetX` is not affected.',
    run: ({ Konva, layer, pixel, expect }) => {
      const rect = new Konva.Rect({
        x: 100,
        y: 100,
        width: 40,
        height: 40,
        offsetX: 20,
        offsetY: 20,
        fill: 'red',
        shadowColor: 'black',
        shadowOffsetY: 30,
      });
      layer.add(rect).draw();
      expect(pixel(100, 140)).toEqual([0, 0, 0, 255]);
      expect(pixel(100, 60)[3]).toBe(0);
      rect.scaleY(-1);
      layer.draw();
      expect(pixel(100, 60)).toEqual([0, 0, 0, 255]);
      rect.scale({ x: -1, y: -1 });
      layer.draw();
      expect(pixel(100, 140)).toEqual([0, 0, 0, 255]);
      rect.scale({ x: -1, y: 1 });
      layer.draw();
      expect(pixel(100, 60)).toEqual([0, 0, 0, 255]);
      rect.shadowOffsetY(-30);
      layer.draw();
      expect(pixel(100, 140)).toEqual([0, 0, 0, 255]);
      rect.shadowOffset({ x: 30, y: 0 });
      layer.draw();
      expect(pixel(140, 100)).toEqual([0, 0, 0, 255]);
    },
  },
  {
    says: 'At a scale of 0, in the middle of the flip, a node covers no pixel and cannot be clicked.',
    run: ({ Konva, stage, layer, expect }) => {
      const rect = new Konva.Rect({ x: 50, y: 50, width: 40, height: 40, fill: 'red' });
      layer.add(rect).draw();
      expect(stage.getIntersection({ x: 60, y: 60 })).toBe(rect);
      rect.scaleX(0);
      layer.draw();
      expect(stage.getIntersection({ x: 60, y: 60 })).toBe(null);
      expect(stage.getIntersection({ x: 50, y: 60 })).toBe(null);
    },
  },
]);
