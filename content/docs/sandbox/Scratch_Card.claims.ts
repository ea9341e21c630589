import { defineClaims, type ClaimTools } from '@site-packages/page-claims';

/** A red prize below a gray cover of 100 by 100, of which the left half is rubbed off. */
function card({ Konva, layer }: ClaimTools, isolated: boolean) {
  const cover = new Konva.Group({ isolated });
  cover.add(new Konva.Rect({ width: 100, height: 100, fill: '#a8b0c0' }));
  cover.add(
    new Konva.Line({
      points: [25, 0, 25, 100],
      stroke: 'black',
      strokeWidth: 40,
      globalCompositeOperation: 'destination-out',
    }),
  );
  layer.add(cover);
  return cover;
}

export default defineClaims([
  {
    says: 'Konva draws the foil and the rubs into a separate image and puts the result on the layer.',
    run: (tools) => {
      const { Konva, layer, pixel, expect } = tools;
      layer.add(new Konva.Rect({ width: 100, height: 100, fill: 'red' }));
      card(tools, true);
      layer.draw();
      expect(pixel(25, 50)).toEqual([255, 0, 0, 255]);
      expect(pixel(75, 50)).toEqual([168, 176, 192, 255]);
    },
  },
  {
    says: 'A rub with an opacity of 0.5 erases half of the silver, so the silver shows again. Fade an isolated group.',
    run: (tools) => {
      const { layer, pixel, expect } = tools;
      const cover = card(tools, false);
      layer.draw();
      expect(pixel(25, 50)[3]).toBe(0);
      cover.opacity(0.5);
      layer.draw();
      expect(pixel(25, 50)[3]).toBeCloseTo(64, -1);
      cover.isolated(true);
      layer.draw();
      expect(pixel(25, 50)[3]).toBe(0);
      expect(pixel(75, 50)[3]).toBeCloseTo(128, -1);
    },
  },
  {
    says: '`destination-out` erases everything that was drawn before it.',
    run: (tools) => {
      const { Konva, layer, pixel, expect } = tools;
      layer.add(new Konva.Rect({ width: 100, height: 100, fill: 'red' }));
      card(tools, false);
      layer.draw();
      expect(pixel(25, 50)[3]).toBe(0);
    },
  },
  {
    says: '`getImageData` throws an error if an image from another origin without CORS headers is on the canvas.',
    run: async ({ Konva, layer, foreignPicture, expect }) => {
      const image = new Image();
      image.src = foreignPicture;
      await image.decode();
      layer.add(new Konva.Image({ image, width: 50, height: 50 })).draw();
      const read = () => layer.getCanvas().getContext().getImageData(0, 0, 1, 1);
      expect(read).toThrow();
    },
  },
]);
