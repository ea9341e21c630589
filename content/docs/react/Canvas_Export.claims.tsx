import { defineClaims } from '@site-packages/page-claims';
import { mountReact } from '@site-packages/page-claims/react';
import { PrintSheet } from './claims/tasks/PrintSheet';

export default defineClaims([
  {
    says: 'The file has 1181 by 827 pixels, whatever the size of the stage on the screen.',
    run: async (tools) => {
      const { container, expect } = tools;
      for (const width of [343, 400, 777]) {
        let file: Blob | null | undefined;
        const { unmount } = await mountReact(tools, <PrintSheet width={width} onSave={(saved) => (file = saved)} />);
        expect(tools.Konva.stages[0]?.findOne('Transformer')?.width()).toBeCloseTo(0.4 * width);
        container.querySelector('button')?.click();
        await tools.until(() => file !== undefined);
        if (!file) throw new Error('There is no file.');
        expect(file.type).toBe('image/png');
        const picture = await createImageBitmap(file);
        expect([picture.width, picture.height]).toEqual([1181, 827]);
        const canvas = new OffscreenCanvas(1181, 827);
        const context = canvas.getContext('2d');
        context?.drawImage(picture, 0, 0);
        const { data } = context?.getImageData(0, 0, 1181, 827) ?? { data: [] };
        const at = (x: number, y: number) => [...data.slice(4 * (1181 * y + x), 4 * (1181 * y + x) + 4)];
        expect([at(0, 0), at(1180, 826)]).toEqual([
          [255, 255, 255, 255],
          [255, 255, 255, 255],
        ]);
        expect(at(590, 413)).toEqual([0xf2, 0x66, 0x4a, 255]);
        let blue = 0;
        for (let i = 0; i < data.length; i += 4) {
          if ((data[i + 2] ?? 0) > (data[i] ?? 0)) blue += 1;
        }
        expect(blue).toBe(0);
        unmount();
      }
    },
  },
  {
    says: 'at `1181 / 400`, a height of 280 becomes 826.7 pixels, so the file has 826.',
    run: ({ layer, expect }) => {
      const { width, height } = layer.toCanvas({ width: 400, height: 280, pixelRatio: 1181 / 400 });
      expect([width, height]).toEqual([1181, 826]);
    },
  },
]);
