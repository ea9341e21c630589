import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import type Konva from 'konva';
import { filteredColor, gray, type Filters } from './claims/filtered-color';

type Filter = NonNullable<Konva.NodeConfig['filters']>[number];

/** What a fill becomes; the threshold is not set when it is undefined. */
const becomes = (tools: ClaimTools, fill: string, threshold?: number, filters?: Filters) =>
  filteredColor(tools, fill, filters ?? [tools.Konva.Filters.Threshold], { threshold });

const WHITE = [255, 255, 255, 255];
const BLACK = [0, 0, 0, 255];
const NOTHING = [0, 0, 0, 0];

export default defineClaims([
  {
    says: 'Without Grayscale, the filter compares red, green and blue separately, so eight colors remain.',
    run: (tools) => {
      const { Grayscale, Threshold } = tools.Konva.Filters;
      const colors = [0, 1, 2, 3, 4, 5, 6, 7].map(
        (bits) => `rgb(${bits & 1 ? 200 : 90}, ${bits & 2 ? 200 : 90}, ${bits & 4 ? 200 : 90})`,
      );
      const left = (filters: Filter[]) =>
        new Set(colors.map((color) => becomes(tools, color, 0.5, filters).join())).size;
      tools.expect([left([Threshold]), left([Grayscale, Threshold])]).toEqual([8, 2]);
    },
  },
  {
    says: '0 or less | everything is white and opaque, even transparent pixels',
    run: (tools) => {
      for (const threshold of [0, -1]) {
        tools.expect(becomes(tools, '#102030', threshold)).toEqual(WHITE);
        tools.expect(becomes(tools, 'rgba(0, 0, 0, 0)', threshold)).toEqual(WHITE);
      }
    },
  },
  {
    says: '0.5, the default | 127 becomes 0, and 128 becomes 255',
    run: (tools) => {
      for (const threshold of [0.5, undefined]) {
        tools.expect(becomes(tools, gray(127), threshold)).toEqual(BLACK);
        tools.expect(becomes(tools, gray(128), threshold)).toEqual(WHITE);
      }
    },
  },
  {
    says: '1 | 255 stays 255, and everything else becomes 0',
    run: (tools) => tools.expect(becomes(tools, 'rgb(255, 254, 0)', 1)).toEqual([255, 0, 0, 255]),
  },
  {
    says: 'more than 1 | everything is transparent, because alpha is below the level too',
    run: (tools) => tools.expect(becomes(tools, '#ffffff', 1.01)).toEqual(NOTHING),
  },
  {
    says: 'A skin tone of (234, 182, 146) is above 127.5 in all channels and turns white. A leaf green of (63, 166, 107) is above it only in green, so it turns pure green.',
    run: (tools) => {
      tools.expect(becomes(tools, 'rgb(234, 182, 146)')).toEqual(WHITE);
      tools.expect(becomes(tools, 'rgb(63, 166, 107)')).toEqual([0, 255, 0, 255]);
    },
  },
  {
    says: "To replace black with another color, draw a rectangle in that color above, with `globalCompositeOperation: 'lighten'`. To replace white, use `'darken'`.",
    run: (tools) => {
      const { Konva, layer } = tools;
      const tint = new Konva.Rect({ width: 200, height: 100, fill: '#2f4bd8' });
      layer.add(
        new Konva.Rect({ width: 100, height: 100, fill: '#000000' }),
        new Konva.Rect({ x: 100, width: 100, height: 100, fill: '#ffffff' }),
        tint,
      );
      const colors = (['lighten', 'darken'] as const).map((mode) => {
        tint.globalCompositeOperation(mode);
        layer.draw();
        return [tools.pixel(50, 50), tools.pixel(150, 50)];
      });
      const blue = [47, 75, 216, 255];
      tools.expect(colors).toEqual([
        [blue, WHITE],
        [BLACK, blue],
      ]);
    },
  },
  {
    says: 'CSS has no threshold, but contrast with a large factor has the same effect at middle gray. Adjust the level with brightness before it',
    run: (tools) => {
      const threshold = 0.3;
      const css = [`grayscale(1) brightness(${0.5 / threshold}) contrast(1000)`];
      for (const value of [0, 60, 72, 80, 100, 250]) {
        const wanted = value < threshold * 255 ? BLACK : WHITE;
        tools.expect(becomes(tools, gray(value), undefined, css)).toEqual(wanted);
        tools.expect(becomes(tools, gray(value), threshold)).toEqual(wanted);
      }
    },
  },
  {
    says: 'Where the browser supports filters on a canvas, the string needs no read-back and does not change alpha, so soft edges stay soft.',
    run: (tools) => {
      const color = becomes(tools, 'rgba(255, 255, 255, 0.4)', undefined, ['grayscale(1) contrast(1000)']);
      tools.expect(color[3]).toBe(102);
    },
  },
  {
    says: 'while not set | 0.5 | 10, although threshold() returns 0.5',
    run: async (tools) => {
      const image = await tools.picture(60, 60, (context) => {
        context.fillStyle = '#ffffff';
        context.fillRect(0, 0, 60, 60);
        // Distances of 8.7 and 17.3 from white.
        context.fillStyle = '#fafafa';
        context.fillRect(10, 10, 40, 20);
        context.fillStyle = '#f5f5f5';
        context.fillRect(10, 30, 40, 20);
      });
      const node = new tools.Konva.Image({ image });
      tools.layer.add(node);
      node.cache();
      node.filters([tools.Konva.Filters.Mask]);
      tools.layer.draw();
      tools.expect([tools.pixel(30, 20)[3], tools.pixel(30, 40)[3]]).toEqual([0, 255]);
      tools.expect(node.threshold()).toBe(0.5);
    },
  },
  {
    says: 'if the corners differ | still works | does nothing',
    run: async (tools) => {
      const image = await tools.picture(60, 60, (context) => {
        context.fillStyle = '#ffffff';
        context.fillRect(0, 0, 60, 60);
        context.fillStyle = '#000000';
        context.fillRect(0, 0, 5, 5);
      });
      const node = new tools.Konva.Image({ image });
      tools.layer.add(node);
      node.cache();
      node.filters([tools.Konva.Filters.Mask]).threshold(60);
      tools.layer.draw();
      tools.expect([tools.pixel(2, 2), tools.pixel(30, 30)]).toEqual([BLACK, WHITE]);
    },
  },
  {
    says: 'The attribute is larger than 1, so alpha becomes 0 everywhere.',
    run: (tools) => tools.expect(becomes(tools, '#ffffff', 60)).toEqual(NOTHING),
  },
  {
    says: 'The half-transparent pixels of a smooth edge become opaque or transparent.',
    run: (tools) => {
      const ball = new tools.Konva.Circle({ x: 100, y: 100, radius: 40, fill: '#ffffff' });
      tools.layer.add(ball);
      ball.cache();
      const between = () => {
        tools.layer.draw();
        const row = Array.from({ length: 100 }, (_value, x) => tools.pixel(50 + x, 70)[3]);
        return row.filter((alpha) => alpha > 0 && alpha < 255).length;
      };
      tools.expect(between()).toBeGreaterThan(0);
      ball.filters([tools.Konva.Filters.Threshold]);
      tools.expect(between()).toBe(0);
    },
  },
  {
    says: 'with the default, a fill with an opacity of 0.6 turns solid, and one with 0.4 disappears.',
    run: (tools) => {
      tools.expect(becomes(tools, 'rgba(255, 0, 0, 0.6)')).toEqual([255, 0, 0, 255]);
      tools.expect(becomes(tools, 'rgba(255, 0, 0, 0.4)')).toEqual(NOTHING);
    },
  },
  {
    says: 'The opacity of the cached node itself is applied after the filter and works as usual.',
    run: (tools) => {
      const box = new tools.Konva.Rect({ width: 100, height: 100, fill: '#ff0000', opacity: 0.4 });
      tools.layer.add(box);
      box.cache();
      box.filters([tools.Konva.Filters.Threshold]);
      tools.layer.draw();
      tools.expect(tools.pixel(50, 50)).toEqual([255, 0, 0, 102]);
    },
  },
]);
