import { defineClaims } from '@site-packages/page-claims';
import { filteredRgb } from './claims/filtered-color';

export default defineClaims([
  {
    says: 'They run from first to last, and each changes the result of the previous one.',
    run: ({ Konva, layer, expect }) => {
      const seen: (number | undefined)[] = [];
      const box = new Konva.Rect({ width: 10, height: 10, fill: 'rgb(10, 10, 10)' });
      layer.add(box);
      box.cache();
      const double = ({ data }: ImageData) => {
        seen.push(data[0]);
        data.fill((data[0] ?? 0) * 2);
      };
      box.filters([double, double, double]);
      layer.draw();
      expect(seen).toEqual([10, 20, 40]);
    },
  },
  {
    says: 'an inverted brown is blue; a toned negative is brown',
    run: (tools) => {
      const { Invert, Sepia } = tools.Konva.Filters;
      const [red = NaN, , blue = NaN] = filteredRgb(tools, '#808080', [Sepia, Invert]);
      tools.expect(blue).toBeGreaterThan(red);
      const [r = NaN, , b = NaN] = filteredRgb(tools, '#808080', [Invert, Sepia]);
      tools.expect(r).toBeGreaterThan(b);
    },
  },
  {
    says: 'factors of 4 and 0.25 do not cancel each other out.',
    run: (tools) => {
      const run = () => undefined;
      const both = filteredRgb(tools, 'rgb(100, 100, 100)', ['brightness(4)', 'brightness(0.25)', run]);
      tools.expect(both).toEqual([64, 64, 64]);
    },
  },
  {
    says: 'The attributes can stay set, because only filters in the list read them.',
    run: (tools) => {
      const color = filteredRgb(tools, '#204060', [tools.Konva.Filters.Invert], { blurRadius: 20, threshold: 0.9 });
      tools.expect(color).toEqual([223, 191, 159]);
    },
  },
  {
    says: '`threshold` | Threshold, Mask',
    run: (tools) => {
      const { Mask, Threshold } = tools.Konva.Filters;
      for (const filter of [Mask, Threshold]) {
        const read: string[] = [];
        const node = new tools.Konva.Rect({ width: 10, height: 10, fill: 'red' });
        const { attrs } = node;
        node.attrs = new Proxy<Record<string, unknown>>(attrs, {
          get: (target, key) => {
            read.push(String(key));
            return target[String(key)];
          },
        });
        tools.layer.add(node);
        node.cache();
        node.filters([filter]);
        tools.layer.draw();
        tools.expect(read).toContain('threshold');
        node.destroy();
      }
    },
  },
  {
    says: 'Konva reads the pixels back once for the whole list',
    run: (tools) => {
      const { Grayscale, Invert, Sepia } = tools.Konva.Filters;
      let reads = 0;
      const { prototype } = CanvasRenderingContext2D;
      const original = prototype.putImageData;
      prototype.putImageData = function (...drawn: unknown[]) {
        reads++;
        Reflect.apply(original, this, drawn);
      };
      tools.onEnd(() => {
        prototype.putImageData = original;
      });
      filteredRgb(tools, 'red', [Grayscale, Invert, Sepia, 'brightness(0.5)']);
      tools.expect(reads).toBe(1);
    },
  },
  {
    says: '`node.filters().push(filter)` does not call the setter.',
    run: ({ Konva, layer, pixel, expect }) => {
      const box = new Konva.Rect({ width: 100, height: 100, fill: 'white' });
      layer.add(box);
      box.cache();
      box.filters([Konva.Filters.Grayscale]);
      layer.draw();
      box.filters().push(Konva.Filters.Invert);
      layer.draw();
      expect(pixel(50, 50)).toEqual([255, 255, 255, 255]);
    },
  },
  {
    says: 'It treats each channel separately. Put Grayscale before it.',
    run: (tools) => {
      const { Grayscale, Threshold } = tools.Konva.Filters;
      tools.expect(filteredRgb(tools, 'rgb(242, 102, 74)', [Threshold])).toEqual([255, 0, 0]);
      tools.expect(filteredRgb(tools, 'rgb(242, 102, 74)', [Grayscale, Threshold])).toEqual([255, 255, 255]);
    },
  },
  {
    says: 'Noise draws new grain whenever a filter attribute of the node changes.',
    run: ({ Konva, layer, pixel, expect }) => {
      const box = new Konva.Rect({ width: 100, height: 100, fill: '#808080', noise: 0.8 });
      layer.add(box);
      box.cache();
      box.filters([Konva.Filters.Noise]);
      const row = () => {
        layer.draw();
        return [10, 20, 30, 40, 50].map((x) => pixel(x, 50).join()).join(' ');
      };
      const first = row();
      expect(row()).toBe(first);
      box.contrast(1);
      expect(row()).not.toBe(first);
    },
  },
]);
