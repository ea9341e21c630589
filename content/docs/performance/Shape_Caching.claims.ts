import { defineClaims } from '@site-packages/page-claims';

const RED = [255, 0, 0, 255];
const GREEN = [0, 255, 0, 255];

export default defineClaims([
  {
    says: 'position, rotation, scale, skew, offset | applies at once',
    run: ({ Konva, layer, pixel, expect }) => {
      const box = new Konva.Rect({ width: 40, height: 40, fill: '#ff0000' });
      layer.add(box);
      box.cache().position({ x: 100, y: 50 }).scale({ x: 2, y: 2 });
      layer.draw();
      expect(pixel(20, 20)[3]).toBe(0);
      expect(pixel(175, 125)).toEqual(RED);
    },
  },
  {
    says: 'fill, stroke, shadow, size, points, text | applies after the next `cache()`',
    run: ({ Konva, layer, pixel, expect }) => {
      const box = new Konva.Rect({ width: 40, height: 40, fill: '#ff0000' });
      layer.add(box);
      box.cache().fill('#00ff00').width(80);
      layer.draw();
      expect(pixel(20, 20)).toEqual(RED);
      expect(pixel(60, 20)[3]).toBe(0);
      box.cache();
      layer.draw();
      expect(pixel(60, 20)).toEqual(GREEN);
    },
  },
  {
    says: 'any change of a child of a cached group | applies after the next `cache()` of the group',
    run: ({ Konva, layer, pixel, expect }) => {
      const group = new Konva.Group();
      const box = new Konva.Rect({ width: 40, height: 40, fill: '#ff0000' });
      layer.add(group.add(box));
      group.cache();
      box.x(100);
      layer.draw();
      expect([pixel(20, 20)[3], pixel(120, 20)[3]]).toEqual([255, 0]);
      group.cache();
      layer.draw();
      expect([pixel(20, 20)[3], pixel(120, 20)[3]]).toEqual([0, 255]);
    },
  },
  {
    says: 'A clone of a cached node is not cached',
    run: ({ Konva, expect }) => {
      const star = new Konva.Star({ numPoints: 5, innerRadius: 10, outerRadius: 20, fill: 'red' }).cache();
      expect([star.isCached(), star.clone().isCached()]).toEqual([true, false]);
    },
  },
  {
    says: "The offset puts the star's origin at the position, if no parent of the star is moved or scaled.",
    run: ({ Konva, layer, pixel, expect }) => {
      const ratio = Konva.pixelRatio;
      const star = new Konva.Star({
        x: 7.4,
        y: 3.2,
        numPoints: 5,
        innerRadius: 10,
        outerRadius: 20,
        fill: '#ff0000',
        shadowBlur: 6,
        shadowOffsetX: 4,
      });
      const rect = star.getClientRect();
      const bitmap = star.toCanvas({ pixelRatio: ratio });
      const copy = new Konva.Image({ image: bitmap, x: 100, y: 100 });
      copy.size({ width: bitmap.width / ratio, height: bitmap.height / ratio });
      copy.offset({ x: star.x() - Math.floor(rect.x), y: star.y() - Math.floor(rect.y) });
      layer.add(copy).draw();
      // The upper point of the star, and below it the gap between the lower ones; turned by half, the other way round.
      expect([pixel(100, 84), pixel(100, 100)]).toEqual([RED, RED]);
      copy.rotation(180);
      layer.draw();
      expect([pixel(100, 115), pixel(100, 100)]).toEqual([RED, RED]);
      expect(pixel(100, 84)).not.toEqual(RED);
    },
  },
  {
    says: 'In the hit graph, each image is a rectangle, not a star.',
    run: ({ Konva, layer, expect }) => {
      const image = new Konva.Image({ image: document.createElement('canvas'), width: 50, height: 50 });
      layer.add(image).draw();
      expect(layer.getIntersection({ x: 2, y: 2 })).toBe(image);
    },
  },
  {
    says: 'A shape with a `sceneFunc` and without a size or a stroke has a client rect of 0 by 0. Set `width` and `height`, give it a `selfRectFunc`, or pass the area to `cache()`.',
    run: ({ Konva, layer, warnings, expect }) => {
      const sceneFunc = () => undefined;
      const bare = new Konva.Shape({ sceneFunc });
      layer.add(bare);
      expect(bare.cache().isCached()).toBe(false);
      expect(warnings.join()).toContain('Can not cache the node.');
      const box = { x: 0, y: 0, width: 10, height: 10 };
      expect(bare.cache(box).isCached()).toBe(true);
      for (const size of [{ width: 10, height: 10 }, { selfRectFunc: () => box }]) {
        expect(new Konva.Shape({ sceneFunc, ...size }).cache().isCached()).toBe(true);
      }
    },
  },
]);
