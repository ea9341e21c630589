import { defineClaims } from '@site-packages/page-claims';

/** A loaded SVG, as an element. */
async function load(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

export default defineClaims([
  {
    says: 'An SVG that has a viewBox but neither width nor height gets a size from the browser, not the size of its viewBox. Write both into the file',
    run: async ({ expect }) => {
      const path = '<path d="M0 0H120V180H0Z"/></svg>';
      const start = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 180"';
      const without = await load(`${start}>${path}`);
      expect(without.naturalWidth).not.toBe(120);
      const sized = await load(`${start} width="120" height="180">${path}`);
      expect([sized.naturalWidth, sized.naturalHeight]).toEqual([120, 180]);
    },
  },
  {
    says: 'An SVG that is used as an image loads no other files: no linked image',
    run: async ({ Konva, layer, pixel, permittedPicture, expect }) => {
      const image = await load(
        `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><rect width="50" height="100" fill="red"/><image href="${permittedPicture}" x="50" width="50" height="100" preserveAspectRatio="none"/></svg>`,
      );
      layer.add(new Konva.Image({ image })).draw();
      expect(pixel(25, 50)).toEqual([255, 0, 0, 255]);
      expect(pixel(75, 50)[3]).toBe(0);
    },
  },
  {
    says: 'An image is hit anywhere in its rectangle; a path is hit only inside its outline. Use paths, or call Konva.Image#drawHitFromCache after cache().',
    run: async ({ Konva, stage, layer, expect }) => {
      const data = 'M50 0L100 100L0 100Z';
      const image = await load(
        `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><path d="${data}"/></svg>`,
      );
      const asImage = new Konva.Image({ image });
      const asPath = new Konva.Path({ x: 150, data, fill: 'black' });
      layer.add(asImage, asPath).draw();
      expect(stage.getIntersection({ x: 8, y: 8 })).toBe(asImage);
      expect(stage.getIntersection({ x: 158, y: 8 })).toBe(null);
      expect(stage.getIntersection({ x: 200, y: 80 })).toBe(asPath);
      asImage.cache();
      asImage.drawHitFromCache();
      layer.draw();
      expect(stage.getIntersection({ x: 8, y: 8 })).toBe(null);
      expect(stage.getIntersection({ x: 50, y: 80 })).toBe(asImage);
    },
  },
  {
    says: 'The node does not detect that you draw on its canvas. Call `layer.batchDraw()`, or give the node a new canvas',
    run: async ({ Konva, layer, frames, expect }) => {
      // The canvas of the layer as it is, without drawing the layer again.
      const alpha = () => layer.getNativeCanvasElement().getContext('2d')?.getImageData(25, 25, 1, 1).data[3];
      const canvas = document.createElement('canvas');
      canvas.width = 50;
      canvas.height = 50;
      const node = new Konva.Image({ image: canvas });
      layer.add(node);
      await frames(2); // adding asks for a drawing
      const context = canvas.getContext('2d');
      context?.fillRect(0, 0, 50, 50);
      await frames(2);
      expect(alpha()).toBe(0);
      layer.batchDraw();
      await frames(2);
      expect(alpha()).toBe(255);
    },
  },
]);
