import { defineClaims } from '@site-packages/page-claims';

const gradient = (from: number, to: number) => ({
  fillLinearGradientStartPoint: { x: 0, y: from },
  fillLinearGradientEndPoint: { x: 0, y: to },
  fillLinearGradientColorStops: [0, 'white', 1, 'black'],
});

export default defineClaims([
  {
    says: 'Its points are measured from the corner of the shape, not of the layer. A gradient from y = 180 to y = 420 in a rectangle that is itself at y = 180 begins 180 pixels too low.',
    run: ({ Konva, layer, pixel, expect }) => {
      const rect = new Konva.Rect({ y: 180, width: 40, height: 240, ...gradient(180, 420) });
      layer.add(rect).draw();
      expect(pixel(20, 300)[0]).toBe(255);
      expect(pixel(20, 356)[0]).toBeGreaterThan(250);
      rect.setAttrs(gradient(0, 240));
      layer.draw();
      expect(pixel(20, 300)[0]).toBeCloseTo(128, -1);
    },
  },
  {
    says: 'If the start point equals the end point, as by default, there is no gradient. Set both points and the stops.',
    run: ({ Konva, layer, pixel, expect }) => {
      const rect = new Konva.Rect({
        width: 40,
        height: 40,
        fillLinearGradientColorStops: [0, 'red', 1, 'blue'],
      });
      layer.add(rect).draw();
      expect(new Set([0, 20, 39].map((y) => pixel(20, y).join())).size).toBe(1);
      rect.setAttrs({
        fillLinearGradientStartPoint: { x: 0, y: 0 },
        fillLinearGradientEndPoint: { x: 0, y: 40 },
      });
      layer.draw();
      expect(pixel(20, 1)[0]).toBeGreaterThan(200);
      expect(pixel(20, 38)[2]).toBeGreaterThan(200);
    },
  },
  {
    says: "The effective opacity is the node's opacity multiplied by the opacities of all its parents. `getAbsoluteOpacity()` returns it.",
    run: ({ Konva, layer, pixel, expect }) => {
      const tint = new Konva.Rect({ width: 40, height: 40, fill: 'black', opacity: 0.5 });
      layer.add(new Konva.Group({ opacity: 0.5 }).add(tint)).draw();
      expect(tint.opacity()).toBe(0.5);
      expect(tint.getAbsoluteOpacity()).toBe(0.25);
      expect(pixel(20, 20)[3]).toBeCloseTo(64, -1);
    },
  },
  {
    says: 'a tint with opacity 0.55 in a group with 0.5 is drawn with 0.275.',
    run: ({ Konva, layer, expect }) => {
      const tint = new Konva.Rect({ width: 40, height: 40, fill: 'black', opacity: 0.55 });
      layer.add(new Konva.Group({ opacity: 0.5 }).add(tint));
      expect(tint.getAbsoluteOpacity()).toBeCloseTo(0.275, 6);
    },
  },
  {
    says: 'A fade from transparent white to dark blue would be pale gray in between.',
    run: ({ Konva, layer, pixel, expect }) => {
      const fade = (from: string) => {
        layer.destroyChildren();
        layer.add(
          new Konva.Rect({
            width: 40,
            height: 40,
            fillLinearGradientStartPoint: { x: 0, y: 0 },
            fillLinearGradientEndPoint: { x: 0, y: 40 },
            fillLinearGradientColorStops: [0, from, 1, 'rgb(9, 27, 56)'],
          }),
        );
        layer.draw();
        return pixel(20, 20);
      };
      expect(fade('rgba(255, 255, 255, 0)')[0]).toBeGreaterThan(110);
      expect(fade('rgba(9, 27, 56, 0)')[0]).toBeLessThan(16);
    },
  },
]);
