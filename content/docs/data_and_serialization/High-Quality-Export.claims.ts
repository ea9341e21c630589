import { defineClaims } from '@site-packages/page-claims';
import type Konva from 'konva';

type ExportConfig = Parameters<Konva.Node['toCanvas']>[0];

/** The exported pixels, each as red, green, blue and alpha. */
function pixelsOf(node: Konva.Node, config: ExportConfig) {
  const canvas = node.toCanvas(config);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no context.');
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  const at = (x: number, y: number) => [...data.slice(4 * (y * canvas.width + x)).slice(0, 4)].join();
  /** Pixels that are neither empty nor full: the softness of edges. */
  const soft = data.filter((value, index) => index % 4 === 3 && value !== 0 && value !== 255).length;
  return { width: canvas.width, height: canvas.height, at, soft };
}

/** A square of 20 for exports with soft or sharp edges. */
const area = { x: 0, y: 0, width: 20, height: 20 };
const disc = { x: 10, y: 10, radius: 8, fill: 'black' };

async function loaded(address: string) {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

const isRedOrBlue = (color: string) => color === '255,0,0,255' || color === '0,0,255,255';

/** Stripes of red and blue, one pixel wide. */
function stripes(context: CanvasRenderingContext2D) {
  for (let x = 0; x < context.canvas.width; x += 1) {
    context.fillStyle = x % 2 ? 'blue' : 'red';
    context.fillRect(x, 0, 1, context.canvas.height);
  }
}

export default defineClaims([
  {
    says: 'By default, an export has one pixel for each pixel of the stage.',
    run: ({ Konva, stage, layer, expect }) => {
      Konva.pixelRatio = 2;
      layer.getCanvas().setPixelRatio(2);
      layer.draw();
      expect(stage.toCanvas().width).toBe(400);
      expect(stage.toCanvas({ pixelRatio: 3 }).width).toBe(1200);
      expect(stage.toCanvas({ pixelRatio: 3 }).height).toBe(900);
    },
  },
  {
    says: 'The ratio multiplies everything: width and height, positions, line widths, font sizes and shadow blurs. The demo exports these files',
    run: ({ Konva, layer, expect }) => {
      const line = new Konva.Line({ points: [0, 10, 20, 10], stroke: 'black', strokeWidth: 2 });
      const shadow = { shadowOffsetX: 100, shadowColor: 'black', shadowBlur: 8 };
      const box = new Konva.Rect({ x: -88, width: 8, height: 20, fill: 'red', ...shadow });
      layer.add(line);
      const lines = pixelsOf(line, { ...area, pixelRatio: 3 });
      expect([26, 27, 32, 33].map((y) => lines.at(30, y))).toEqual(['0,0,0,0', '0,0,0,255', '0,0,0,255', '0,0,0,0']);

      // The blur reaches as far in both, measured in pixels of the stage.
      layer.add(box);
      const reach = (pixelRatio: number) => {
        const { at, width } = pixelsOf(box, { ...area, pixelRatio });
        const isShaded = (x: number) => Number(at(x, Math.floor(width / 2)).split(',')[3]) > 20;
        return Array.from({ length: width }, (_, x) => x).filter(isShaded).length / pixelRatio;
      };
      expect(Math.abs(reach(4) - reach(1))).toBeLessThanOrEqual(1);
    },
  },
  {
    says: 'With a fractional ratio, the width and height are rounded down.',
    run: ({ stage, expect }) => {
      const { width, height } = stage.toCanvas({ width: 333, height: 301, pixelRatio: 1.5 });
      expect([width, height]).toEqual([499, 451]);
    },
  },
  {
    says: 'shapes, text, gradients, shadows | sharp, because they are drawn again',
    run: ({ Konva, expect }) => {
      const circle = new Konva.Circle(disc);
      const small = pixelsOf(circle, area).soft;
      const large = pixelsOf(circle, { ...area, pixelRatio: 10 }).soft;
      // The edge is ten times as long in pixels, and one pixel wide in both; an enlarged one would have a hundred times as many.
      expect(large).toBeLessThan(20 * small);
    },
  },
  {
    says: 'image, sprite, `fillPatternImage` | sharp up to the resolution of its file, then enlarged',
    run: async ({ Konva, picture, expect }) => {
      const size = { width: 20, height: 20 };
      const file = async (pixels: number) =>
        pixelsOf(new Konva.Image({ image: await picture(pixels, pixels, stripes), ...size }), {
          ...area,
          pixelRatio: 3,
        });
      const fine = await file(60);
      const coarse = await file(20);
      const colors = (of: typeof fine) => Array.from({ length: 50 }, (_, i) => of.at(i + 5, 30));
      expect(colors(fine).every(isRedOrBlue)).toBe(true);
      expect(colors(coarse).every(isRedOrBlue)).toBe(false);
    },
  },
  {
    says: 'image from an SVG file | sharp in Chromium, which redraws it',
    run: async ({ Konva, expect }) => {
      const text =
        '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><circle cx="10" cy="10" r="8"/></svg>';
      const image = await loaded(`data:image/svg+xml,${encodeURIComponent(text)}`);
      const bitmap = document.createElement('canvas');
      [bitmap.width, bitmap.height] = [20, 20];
      bitmap.getContext('2d')?.drawImage(image, 0, 0);
      const soft = (source: CanvasImageSource) =>
        pixelsOf(new Konva.Image({ image: source }), { ...area, pixelRatio: 10 }).soft;
      expect(soft(image)).toBeLessThan(soft(bitmap) / 5);
    },
  },
  {
    says: 'cached node, filtered node | sharp up to the resolution of its cache',
    run: ({ Konva, layer, expect }) => {
      const circle = new Konva.Circle(disc);
      layer.add(circle);
      const soft = () => pixelsOf(circle, { ...area, pixelRatio: 10 }).soft;
      const plain = soft();
      circle.cache({ pixelRatio: 1 });
      expect(soft()).toBeGreaterThan(3 * plain);
      circle.filters([Konva.Filters.Invert]);
      expect(soft()).toBeGreaterThan(3 * plain);
      circle.cache({ pixelRatio: 10 });
      expect(soft()).toBeLessThan(1.5 * plain);
    },
  },
  {
    says: 'The cache of a group is drawn from the caches of its children, so the list is reversed.',
    run: ({ Konva, layer, expect }) => {
      const group = new Konva.Group();
      const circle = new Konva.Circle(disc);
      layer.add(group.add(circle));
      const soft = () => pixelsOf(group, { ...area, pixelRatio: 10 }).soft;
      const plain = soft();
      const cacheAt = (pixelRatio: number, nodes: Konva.Node[]) => nodes.forEach((node) => node.cache({ pixelRatio }));
      const cached = () => layer.find((node: Konva.Node) => node.isCached());
      cacheAt(1, [circle, group]);
      expect(cached()).toEqual([group, circle]);
      cacheAt(10, cached());
      expect(soft()).toBeGreaterThan(2 * plain);
      cacheAt(1, [circle, group]);
      cacheAt(10, cached().reverse());
      expect(soft()).toBeLessThan(2 * plain);
    },
  },
  {
    says: 'A4 | 210 × 297 | 1240 × 1754 | 2480 × 3508 | 35 MB',
    run: ({ stage, expect }) => {
      const sizes: [number, number][] = [
        [85, 55],
        [148, 105],
        [215.9, 279.4],
        [210, 297],
        [420, 594],
      ];
      const rows = sizes.map((paper) => {
        const pixels = (dpi: number) => paper.map((millimeters) => Math.round((millimeters / 25.4) * dpi));
        const [width = 0, height = 0] = pixels(300);
        return `${pixels(150).join(' × ')} | ${width} × ${height} | ${Math.round((4 * width * height) / 1e6)} MB`;
      });
      expect(rows).toEqual([
        '502 × 325 | 1004 × 650 | 3 MB',
        '874 × 620 | 1748 × 1240 | 9 MB',
        '1275 × 1650 | 2550 × 3300 | 34 MB',
        '1240 × 1754 | 2480 × 3508 | 35 MB',
        '2480 × 3508 | 4961 × 7016 | 139 MB',
      ]);
      const pixelRatio = ((210 / 25.4) * 300) / stage.width();
      expect(stage.toCanvas({ height: 1, pixelRatio }).width).toBe(2480);
    },
  },
  {
    says: 'Browsers do not write the dpi into a PNG',
    run: ({ stage, expect }) => {
      const [, base64 = ''] = stage.toDataURL({ pixelRatio: 3 }).split(',');
      const file = atob(base64);
      expect(file).toContain('IHDR');
      // The chunk of a PNG file that would hold it.
      expect(file).not.toContain('pHYs');
    },
  },
  {
    says: 'Chromium allows 65,535 pixels per side and 268,435,456 pixels in all.',
    run: ({ stage, expect }) => {
      const size = (width: number, height: number) => stage.toDataURL({ width, height }).length;
      expect(size(65535, 1)).toBeGreaterThan(100);
      expect(size(1, 65535)).toBeGreaterThan(100);
      expect(size(65536, 1)).toBe('data:,'.length);
      expect(size(1, 65536)).toBe('data:,'.length);
      expect(size(16384, 16385)).toBe('data:,'.length);
    },
  },
  {
    says: '`toBlob()` | rejects with `toBlob() failed`',
    run: async ({ Konva, stage, layer, expect }) => {
      layer.add(new Konva.Rect({ width: 400, height: 300, fill: 'red' }));
      const tooWide = { width: 65536, height: 1 };
      expect(stage.toDataURL(tooWide)).toBe('data:,');
      await expect(stage.toBlob(tooWide)).rejects.toThrow('toBlob() failed');
      await expect(stage.toImage(tooWide)).rejects.toThrow('Unable to load image');
      const canvas = stage.toCanvas(tooWide);
      expect(canvas.width).toBe(65536);
      expect(canvas.getContext('2d')?.getImageData(0, 0, 1, 1).data.join()).toBe('0,0,0,0');
    },
  },
  {
    says: 'The scale enlarges the drawing but not the stage. `pixelRatio` enlarges both, and only in the file.',
    run: ({ Konva, stage, layer, expect }) => {
      layer.add(new Konva.Rect({ x: 390, width: 10, height: 10, fill: 'red' }));
      expect(pixelsOf(stage, { pixelRatio: 3 }).at(1195, 10)).toBe('255,0,0,255');
      stage.scale({ x: 3, y: 3 });
      const scaled = pixelsOf(stage, {});
      expect(scaled.width).toBe(400);
      expect(scaled.at(395, 10)).toBe('0,0,0,0');
    },
  },
  {
    says: 'Enlarged images are smoothed. Pass `imageSmoothingEnabled: false` to the export.',
    run: async ({ Konva, stage, layer, picture, expect }) => {
      layer.add(new Konva.Image({ image: await picture(20, 20, stripes) }));
      const colors = (config: ExportConfig) => {
        const { at } = pixelsOf(stage, { ...area, pixelRatio: 3, ...config });
        return Array.from({ length: 50 }, (_, i) => at(i + 5, 30));
      };
      expect(colors({}).every(isRedOrBlue)).toBe(false);
      expect(colors({ imageSmoothingEnabled: false }).every(isRedOrBlue)).toBe(true);
    },
  },
]);
