import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import type Konva from 'konva';
import { Factory } from 'konva/lib/Factory';
import { filteredColor, filteredRgb, type Filters } from './claims/filtered-color';

/** A gray square of 100 by 100 at 0, 0, cached, with filters. */
function square({ Konva, layer }: ClaimTools, filters: Filters, pixelRatio = 1): Konva.Rect {
  const node = new Konva.Rect({ width: 100, height: 100, fill: '#808080', filters });
  layer.add(node);
  node.cache({ pixelRatio });
  layer.draw();
  return node;
}

/** Sets red of every pixel to the node's attribute of that name. */
function level(this: Konva.Node, { data }: ImageData): void {
  for (let i = 0; i < data.length; i += 4) data[i] = Number(this.getAttr('level') ?? 0);
}

export default defineClaims([
  {
    says: 'at a pixel ratio of 2, a node of 100 by 100 has a cache of 200 by 200.',
    run: (tools) => {
      const found: unknown[] = [];
      const node = square(
        tools,
        [
          function (this: Konva.Node, { width, height }: ImageData, pixelRatio) {
            found.push(this, width, height, pixelRatio);
          },
        ],
        2,
      );
      tools.expect(found).toEqual([node, 200, 200, 2]);
    },
  },
  {
    says: '300 becomes 255, and -5 becomes 0.',
    run: (tools) => {
      const wild = ({ data }: ImageData) => {
        for (let i = 0; i < data.length; i += 4) data.set([300, -5, 99.7], i);
      };
      tools.expect(filteredRgb(tools, '#808080', [wild])).toEqual([255, 0, 100]);
    },
  },
  {
    says: 'Colors are not multiplied by alpha, and fully transparent pixels are black.',
    run: (tools) => {
      const found: number[][] = [];
      const read = ({ data }: ImageData) => {
        found.push(Array.from(data.subarray(0, 4)));
      };
      filteredColor(tools, 'rgba(255, 255, 255, 0.5)', [read]);
      filteredColor(tools, 'rgba(255, 255, 255, 0)', [read]);
      tools.expect(found).toEqual([
        [255, 255, 255, 128],
        [0, 0, 0, 0],
      ]);
    },
  },
  {
    says: 'Konva ignores the return value. To use pixels from elsewhere, copy them with `imageData.data.set(other.data)`.',
    run: (tools) => {
      const other = ({ width, height }: ImageData) => {
        const image = new ImageData(width, height);
        image.data.fill(255);
        return image;
      };
      tools.expect(filteredRgb(tools, '#808080', [(image: ImageData) => other(image)])).toEqual([128, 128, 128]);
      const copying = (image: ImageData) => image.data.set(other(image).data);
      tools.expect(filteredRgb(tools, '#808080', [copying])).toEqual([255, 255, 255]);
    },
  },
  {
    says: 'When an unregistered attribute changes, Konva draws the old result.',
    run: async (tools) => {
      const node = square(tools, [level]);
      let drawings = 0;
      tools.layer.on('draw', () => drawings++);
      node.setAttr('level', 200);
      await tools.until(() => drawings > 0);
      tools.expect(tools.pixel(50, 50)[0]).toBe(0);
      node.on('levelChange', () => node.filters([...(node.filters() ?? [])]));
      node.setAttr('level', 210);
      tools.layer.draw();
      tools.expect(tools.pixel(50, 50)[0]).toBe(210);
    },
  },
  {
    says: 'If you register the attribute like the built-in ones, it has a default and a method, and a change runs the filter',
    run: (tools) => {
      const { prototype } = tools.Konva.Node;
      // Untyped here, because a declaration would be in force for all claims.
      Reflect.apply(Factory.addGetterSetter, Factory, [
        tools.Konva.Node,
        'level',
        40,
        undefined,
        Factory.afterSetFilter,
      ]);
      tools.onEnd(() => {
        for (const name of ['level', 'getLevel', 'setLevel']) Reflect.deleteProperty(prototype, name);
      });
      const byMethod = function (this: Konva.Node, { data }: ImageData) {
        const value: unknown = Reflect.apply(Reflect.get(this, 'level'), this, []);
        for (let i = 0; i < data.length; i += 4) data[i] = Number(value);
      };
      const node = square(tools, [byMethod]);
      tools.expect(tools.pixel(50, 50)[0]).toBe(40);
      node.setAttr('level', 220);
      tools.layer.draw();
      tools.expect(tools.pixel(50, 50)[0]).toBe(220);
    },
  },
  {
    says: '`Konva.Text` has `lineHeight`, for example, and every node has `width`.',
    run: ({ Konva, expect }) => {
      expect(new Konva.Text({ text: 'a' }).lineHeight()).toBe(1);
    },
  },
  {
    says: 'The array changes while you loop over it, so a filter that reads other pixels needs a copy of the original values',
    run: async (tools) => {
      const image = await tools.picture(60, 20, (context) => {
        context.fillStyle = '#000000';
        context.fillRect(0, 0, 60, 20);
        context.fillStyle = '#ffffff';
        context.fillRect(0, 0, 10, 20);
      });
      const node = new tools.Konva.Image({ image });
      tools.layer.add(node);
      node.cache({ pixelRatio: 1 });
      const whites = () => {
        tools.layer.draw();
        const places = Array.from({ length: 60 }, (_value, x) => x);
        return places.filter((x) => tools.pixel(x, 10)[0] > 128);
      };
      // In place, one pixel after the other takes over the first.
      const inPlace = ({ data }: ImageData) => {
        for (let i = 4; i < data.length; i++) data[i] = data[i - 4] ?? 0;
      };
      const fromCopy = ({ data }: ImageData) => {
        const source = data.slice();
        data.set(source.subarray(0, -4), 4);
      };
      node.filters([fromCopy]);
      tools.expect(whites()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
      node.filters([inPlace]);
      tools.expect(whites()).toHaveLength(60);
    },
  },
  {
    says: 'An image of 480 by 320 has 153,600 pixels',
    run: ({ expect }) => expect(480 * 320).toBe(153_600),
  },
  {
    says: 'If the new value of a channel depends only on its old value, compute the 256 results first',
    run: (tools) => {
      const gamma = 2.2;
      const table = Uint8ClampedArray.from({ length: 256 }, (_value, old) => 255 * (old / 255) ** gamma);
      const byTable = ({ data }: ImageData) => {
        for (let i = 0; i < data.length; i += 4) data[i] = table[data[i] ?? 0] ?? 0;
      };
      const byFormula = ({ data }: ImageData) => {
        for (let i = 0; i < data.length; i += 4) data[i] = 255 * ((data[i] ?? 0) / 255) ** gamma;
      };
      for (const color of ['#000000', '#3c1020', '#c04020', '#ffffff']) {
        tools.expect(filteredRgb(tools, color, [byTable])).toEqual(filteredRgb(tools, color, [byFormula]));
      }
      tools.expect(filteredRgb(tools, '#c04020', [byTable])[0]).toBe(137);
    },
  },
  {
    says: 'An exception in one filter stops the whole list until the next change.',
    run: (tools) => {
      let tries = 0;
      const broken = () => {
        tries++;
        throw new Error('no pixels today');
      };
      const node = square(tools, [tools.Konva.Filters.Invert, broken, tools.Konva.Filters.Brighten]);
      node.fill('#202020').cache();
      tools.layer.draw();
      tools.expect(tools.pixel(50, 50)).toEqual([32, 32, 32, 255]);
      tools.expect(tools.warnings.join()).toContain('Unable to apply filter. no pixels today');
      const before = tries;
      tools.layer.draw();
      tools.expect(tries).toBe(before);
      node.brightness(0.1);
      tools.layer.draw();
      tools.expect(tries).toBe(before + 1);
    },
  },
  {
    says: 'leaves functions out of `filters` and keeps strings.',
    run: (tools) => {
      const node = square(tools, [level, 'blur(2px)', tools.Konva.Filters.Invert]);
      const copy = tools.Konva.Node.create(node.toJSON());
      tools.expect(copy.filters()).toEqual(['blur(2px)']);
    },
  },
]);
