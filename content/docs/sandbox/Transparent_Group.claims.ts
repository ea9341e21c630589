import type Konva from 'konva';
import { defineClaims, type ClaimTools } from '@site-packages/page-claims';

/** Two black squares of 100 by 100 that overlap from x = 50 to 100, on white, at half opacity. */
function overlap({ Konva, layer }: ClaimTools, isolated = false) {
  layer.add(new Konva.Rect({ width: 400, height: 300, fill: 'white', listening: false }));
  const group = new Konva.Group({ opacity: 0.5, isolated });
  for (const x of [0, 50]) {
    group.add(new Konva.Rect({ x, width: 100, height: 100, fill: 'black' }));
  }
  layer.add(group).draw();
  return group;
}

export default defineClaims([
  {
    says: 'Two shapes with an opacity of 0.5, one on top of the other, cover 75 percent of the background.',
    run: (tools) => {
      overlap(tools);
      tools.expect(tools.pixel(25, 50)[0]).toBeCloseTo(128, -1);
      tools.expect(tools.pixel(75, 50)[0]).toBeCloseTo(64, -1);
    },
  },
  {
    says: 'To fade a group as one image, isolate it or cache it',
    run: (tools) => {
      const { layer, pixel, expect } = tools;
      const group = overlap(tools, true);
      expect(pixel(75, 50)).toEqual(pixel(25, 50));
      group.isolated(false);
      layer.draw();
      expect(pixel(75, 50)).not.toEqual(pixel(25, 50));
      group.cache();
      layer.draw();
      expect(pixel(75, 50)).toEqual(pixel(25, 50));
    },
  },
  {
    says: "Konva draws the image that `cache()` made. Call `cache()` again after a change of a shape, or isolate the group. A change of the group's own opacity needs no new image.",
    run: (tools) => {
      const { layer, pixel, expect } = tools;
      const group = overlap(tools);
      group.cache();
      group.find<Konva.Rect>('Rect')[0]?.fill('red');
      layer.draw();
      expect(pixel(25, 50)[0]).toBeCloseTo(128, -1);
      group.opacity(1);
      layer.draw();
      expect(pixel(25, 50)).toEqual([0, 0, 0, 255]);
      group.cache();
      layer.draw();
      expect(pixel(25, 50)).toEqual([255, 0, 0, 255]);
    },
  },
  {
    says: 'Hit detection ignores opacity, so users can drag a koi whose opacity is 0. Set listening to false when you fade a group out.',
    run: (tools) => {
      const { layer, mouse, expect } = tools;
      const group = overlap(tools);
      group.setAttrs({ opacity: 0, draggable: true });
      layer.draw();
      mouse.drag([20, 20], [50, 40]);
      expect(group.position()).toEqual({ x: 30, y: 20 });
      group.listening(false);
      layer.draw();
      mouse.drag([60, 60], [90, 80]);
      expect(group.position()).toEqual({ x: 30, y: 20 });
    },
  },
]);
