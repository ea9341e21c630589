import { defineClaims } from '@site-packages/page-claims';
import { tiles } from '../../../demos/sandbox/Canvas_Watermark/shared/watermark';

export default defineClaims([
  {
    says: 'Rotated rows that are only as wide as the image do not cover it. Fill the circle around the image: half the diagonal in each direction.',
    run: ({ Konva, layer, pixel, expect }) => {
      const picture = { width: 160, height: 100 };
      const corners = [
        [1, 1],
        [158, 1],
        [1, 98],
        [158, 98],
      ] as const;
      const marks = new Konva.Group({ x: 80, y: 50, rotation: -30 });
      layer.add(marks);
      const cover = (width: number, height: number) => {
        marks.destroyChildren();
        marks.add(new Konva.Rect({ x: -width / 2, y: -height / 2, width, height, fill: 'red' }));
        layer.draw();
        return corners.filter(([x, y]) => pixel(x, y)[3] === 255).length;
      };
      expect(cover(picture.width, picture.height)).toBeLessThan(4);
      const diagonal = Math.hypot(picture.width, picture.height);
      expect(cover(diagonal, diagonal)).toBe(4);
      const rows = tiles({ width: 20, height: 8 }, picture);
      expect(Math.max(...rows.map(({ x }) => x))).toBeGreaterThan(picture.width / 2);
    },
  },
  {
    says: 'A group does not cut off its children. Set `clipX`, `clipY`, `clipWidth` and `clipHeight` of a group around the image and the words. A clip of the rotated group would be rotated, too.',
    run: ({ Konva, layer, pixel, expect }) => {
      const clip = { clipX: 0, clipY: 0, clipWidth: 100, clipHeight: 100 };
      const sheet = new Konva.Group({ width: 100, height: 100 });
      const marks = new Konva.Group({ x: 50, y: 50, rotation: -30 });
      marks.add(new Konva.Rect({ x: -200, y: -200, width: 400, height: 400, fill: 'red' }));
      layer.add(sheet.add(marks));
      const isRed = (x: number, y: number) => {
        layer.draw();
        return pixel(x, y)[3] === 255;
      };
      expect(isRed(150, 50)).toBe(true);
      sheet.setAttrs(clip);
      expect([isRed(150, 50), isRed(98, 98)]).toEqual([false, true]);
      sheet.clipWidth(undefined);
      marks.clip({ x: -50, y: -50, width: 100, height: 100 });
      expect([isRed(98, 98), isRed(50, 50)]).toEqual([false, true]);
    },
  },
  {
    says: 'Opacity applies to each text separately, and Konva multiplies the opacity of a group by the opacity of each child.',
    run: ({ Konva, layer, pixel, expect }) => {
      const group = new Konva.Group({ opacity: 0.5 });
      const square = (x: number) => new Konva.Rect({ x, width: 60, height: 60, fill: 'black' });
      layer.add(group.add(square(0), square(40)));
      layer.draw();
      expect(pixel(20, 30)[3]).toBeCloseTo(128, -1);
      expect(pixel(50, 30)[3]).toBeGreaterThan(180);
      group.cache();
      layer.draw();
      expect(pixel(50, 30)[3]).toBeCloseTo(128, -1);
    },
  },
]);
