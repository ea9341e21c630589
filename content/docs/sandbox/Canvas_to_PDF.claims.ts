import { defineClaims } from '@site-packages/page-claims';

export default defineClaims([
  {
    says: 'Each PDF page is one image that covers the whole page, with as many pixels as the print needs',
    run: async ({ Konva, stage, layer, expect }) => {
      const page = new Konva.Group({ x: 30, y: 20, scaleX: 0.4, scaleY: 0.4 });
      page.add(new Konva.Rect({ width: 444, height: 630, fill: 'red' }));
      layer.add(page);
      stage.scale({ x: 0.9, y: 0.9 });
      const pixels = Math.round((148 / 25.4) * 300);
      const pixelRatio = pixels / (444 * page.getAbsoluteScale().x);
      const blob = await page.toBlob({
        ...page.getAbsolutePosition(),
        width: pixels / pixelRatio,
        height: (630 / 444) * (pixels / pixelRatio),
        pixelRatio,
        mimeType: 'image/jpeg',
        quality: 0.92,
      });
      if (!(blob instanceof Blob)) throw new Error('There is no file.');
      const bitmap = await createImageBitmap(blob);
      expect(blob.type).toBe('image/jpeg');
      expect(Math.abs(bitmap.width - 1748)).toBeLessThanOrEqual(1);
      expect(Math.abs(bitmap.height - 2480)).toBeLessThanOrEqual(1);
      bitmap.close();
    },
  },
  {
    says: 'Without x, y, width and height, toBlob takes the client rect of the group, which includes shadows and whatever extends beyond the edge.',
    run: async ({ Konva, layer, expect }) => {
      const page = new Konva.Group();
      page.add(new Konva.Rect({ width: 100, height: 100, fill: 'white' }));
      page.add(new Konva.Rect({ x: 80, width: 60, height: 20, fill: 'red' }));
      layer.add(page);
      const blob = await page.toBlob();
      if (!(blob instanceof Blob)) throw new Error('There is no file.');
      const bitmap = await createImageBitmap(blob);
      expect([bitmap.width, bitmap.height]).toEqual([140, 100]);
      bitmap.close();
    },
  },
  {
    says: 'JPEG has no transparency, and empty pixels become black.',
    run: async ({ Konva, layer, expect }) => {
      const page = new Konva.Group();
      page.add(new Konva.Circle({ x: 50, y: 50, radius: 20, fill: 'white' }));
      layer.add(page);
      const blob = await page.toBlob({
        x: 0,
        y: 0,
        width: 100,
        height: 100,
        mimeType: 'image/jpeg',
      });
      if (!(blob instanceof Blob)) throw new Error('There is no file.');
      const bitmap = await createImageBitmap(blob);
      const context = new OffscreenCanvas(100, 100).getContext('2d');
      context?.drawImage(bitmap, 0, 0);
      expect([...(context?.getImageData(5, 5, 1, 1).data ?? [])]).toEqual([0, 0, 0, 255]);
      bitmap.close();
    },
  },
  {
    says: 'The page contains an image from another host without CORS headers, so the browser does not allow reading the canvas.',
    run: async ({ Konva, layer, foreignPicture, expect }) => {
      const image = new Image();
      image.src = foreignPicture;
      await image.decode();
      const page = new Konva.Group();
      page.add(new Konva.Image({ image, width: 20, height: 20 }));
      layer.add(page);
      let name = '';
      await page.toBlob().catch((error: unknown) => {
        name = error instanceof Error ? error.name : '';
      });
      expect(name).toBe('SecurityError');
    },
  },
  {
    says: 'textsOf takes the lines that Konva.Text has wrapped',
    run: ({ Konva, expect }) => {
      const text = new Konva.Text({ text: 'one two three', width: 60, fontSize: 20 });
      expect(text.textArr.map((line) => line.text)).toEqual(['one', 'two', 'three']);
    },
  },
]);
