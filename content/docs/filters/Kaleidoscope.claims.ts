import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import type Konva from 'konva';

const RED: Color = [255, 0, 0, 255];
const GREEN: Color = [0, 128, 0, 255];
const BLUE: Color = [0, 0, 255, 255];
const WHITE: Color = [255, 255, 255, 255];

type Color = [number, number, number, number];

/** A picture whose quarters are red, green, blue and white, clockwise from the lower right. */
async function quarters(tools: ClaimTools, width = 120, height = width): Promise<HTMLImageElement> {
  return tools.picture(width, height, (context) => {
    const [x, y] = [width / 2, height / 2];
    for (const [color, left, top] of [
      ['#ff0000', x, y],
      ['#008000', 0, y],
      ['#0000ff', 0, 0],
      ['#ffffff', x, 0],
    ] as const) {
      context.fillStyle = color;
      context.fillRect(left, top, x, y);
    }
  });
}

/** A cached image with the filter. */
function pattern(
  tools: ClaimTools,
  image: HTMLImageElement,
  power: number | undefined,
  angle: number,
  pixelRatio = 1,
): Konva.Image {
  const node = new tools.Konva.Image({ image });
  tools.layer.destroyChildren().add(node);
  node.cache({ pixelRatio });
  node.filters([tools.Konva.Filters.Kaleidoscope]).kaleidoscopeAngle(angle);
  if (power !== undefined) node.kaleidoscopePower(power);
  tools.layer.draw();
  return node;
}

/** A picture in which every place has its own color. */
async function colorful(tools: ClaimTools, width: number, height: number): Promise<HTMLImageElement> {
  return tools.picture(width, height, (context) => {
    for (let x = 0; x < width; x += 2) {
      for (let y = 0; y < height; y += 2) {
        context.fillStyle = `rgb(${(x * 255) / width}, ${(y * 255) / height}, 128)`;
        context.fillRect(x, y, 2, 2);
      }
    }
  });
}

/** All pixels of the layer, as one text. */
const seen = ({ layer }: ClaimTools) => layer.toDataURL();

export default defineClaims([
  {
    says: 'the pattern shows another part of the image, but the mirror axes stay in place.',
    run: async (tools) => {
      const image = await colorful(tools, 120, 120);
      const colors = [10, 60, 200].map((angle) => {
        pattern(tools, image, 2, angle);
        const at = (x: number, y: number) => tools.pixel(x, y);
        for (const [mirrored, value] of [at(79, 89), at(40, 89), at(79, 30)].map((color) => [color, at(79, 89)])) {
          mirrored?.forEach((channel, index) => {
            tools.expect(Math.abs(channel - (value?.[index] ?? NaN))).toBeLessThanOrEqual(14);
          });
        }
        return at(79, 89).join();
      });
      tools.expect(new Set(colors).size).toBe(3);
    },
  },
  {
    says: 'The wedge begins at `kaleidoscopeAngle`, and its width is 360 degrees divided by the number of wedges.',
    run: async (tools) => {
      const image = await quarters(tools);
      for (const [angle, color] of [
        [0, RED],
        [90, GREEN],
        [180, BLUE],
        [270, WHITE],
      ] as const) {
        pattern(tools, image, 2, angle);
        const places = [
          [90, 80],
          [40, 100],
          [30, 20],
          [70, 20],
        ] as const;
        for (const [x, y] of places) tools.expect(tools.pixel(x, y)).toEqual(color);
      }
    },
  },
  {
    says: 'The wedge begins at `kaleidoscopeAngle`, and its width is 360 degrees divided by the number of wedges. The copies begin at the right, and every second copy is mirrored.',
    run: async (tools) => {
      // Half of the picture, from 90 degrees: green first, then blue; mirrored in the upper half.
      pattern(tools, await quarters(tools), 1, 90);
      const found = [tools.pixel(90, 80), tools.pixel(30, 80), tools.pixel(30, 40), tools.pixel(90, 40)];
      tools.expect(found).toEqual([GREEN, BLUE, BLUE, GREEN]);
    },
  },
  {
    says: 'below 0.5: no change; 1 mirrors one half',
    run: async (tools) => {
      const image = await quarters(tools);
      const corners = () => [tools.pixel(90, 80), tools.pixel(30, 80), tools.pixel(30, 40), tools.pixel(90, 40)];
      for (const power of [0.4, 0, -3]) {
        pattern(tools, image, power, 0);
        tools.expect(corners()).toEqual([RED, GREEN, BLUE, WHITE]);
      }
      pattern(tools, image, 0.6, 0);
      tools.expect(corners()).toEqual([RED, GREEN, GREEN, RED]);
    },
  },
  {
    says: '2, four wedges',
    run: async (tools) => {
      pattern(tools, await quarters(tools), undefined, 0);
      tools.expect([tools.pixel(30, 80), tools.pixel(30, 40)]).toEqual([RED, RED]);
    },
  },
  {
    says: 'none: -30 is the same as 330',
    run: async (tools) => {
      const image = await colorful(tools, 120, 120);
      const at = (angle: number) => {
        pattern(tools, image, 3, angle);
        return seen(tools);
      };
      tools.expect(at(-30)).toBe(at(330));
      tools.expect(at(360)).toBe(at(0));
      tools.expect(at(20.4)).toBe(at(20));
      tools.expect(at(20)).not.toBe(at(0));
    },
  },
  {
    says: 'So the highest power for a cache that is 480 pixels wide is 5; higher values look the same.',
    run: async (tools) => {
      const image = await colorful(tools, 480, 120);
      const with_ = (power: number) => {
        pattern(tools, image, power, 20);
        return seen(tools);
      };
      const five = with_(5);
      tools.expect(with_(4)).not.toBe(five);
      tools.expect([with_(6), with_(9)]).toEqual([five, five]);
    },
  },
  {
    says: 'To turn the pattern, rotate the node, which does not run the filter',
    run: async (tools) => {
      const node = pattern(tools, await quarters(tools), 1, 0);
      let runs = 0;
      node.filters([tools.Konva.Filters.Kaleidoscope, () => runs++]);
      tools.layer.draw();
      node.offset({ x: 60, y: 60 }).position({ x: 60, y: 60 }).rotation(90);
      tools.layer.draw();
      tools.expect(runs).toBe(1);
      tools.expect([tools.pixel(30, 80), tools.pixel(30, 40)]).toEqual([RED, GREEN]);
    },
  },
  {
    says: 'You can also draw each wedge as a group with a clip, and flip every second one. This needs no cache and no read-back, the edges are smooth, and `angle` can change in every frame.',
    run: async (tools) => {
      const { Konva, layer } = tools;
      const image = await colorful(tools, 240, 160);
      const [power, angle] = [3, 200];
      pattern(tools, image, power, angle);
      const places = [
        [150, 90],
        [130, 120],
        [90, 110],
        [80, 60],
        [115, 30],
        [170, 60],
      ] as const;
      const byFilter = places.map(([x, y]) => tools.pixel(x, y));
      layer.destroyChildren();
      const size = 360 / 2 ** power;
      for (let i = 0; i < 2 ** power; i++) {
        const isMirrored = i % 2 === 1;
        const wedge = new Konva.Group({
          x: 120,
          y: 80,
          rotation: (isMirrored ? i + 1 : i) * size,
          scaleY: isMirrored ? -1 : 1,
          clipFunc: (context) => {
            context.arc(0, 0, 80, -0.02, (size * Math.PI) / 180 + 0.02);
            context.lineTo(-3, -0.5);
          },
        });
        wedge.add(new Konva.Image({ image, offset: { x: 120, y: 80 }, rotation: -angle }));
        layer.add(wedge);
      }
      layer.draw();
      places.forEach(([x, y], index) => {
        tools.pixel(x, y).forEach((value, channel) => {
          tools.expect(Math.abs(value - (byFilter[index]?.[channel] ?? NaN))).toBeLessThanOrEqual(8);
        });
      });
      tools.expect(new Set(byFilter.map(String)).size).toBe(places.length);
    },
  },
  {
    says: 'A wedge that points up or down ends at the edge of the image. In an image',
    run: async (tools) => {
      pattern(tools, await quarters(tools, 240, 120), 3, 90);
      tools.expect(tools.pixel(230, 5)[3]).toBe(0);
      tools.expect(tools.pixel(150, 60)[3]).toBe(255);
    },
  },
  {
    says: 'Beyond the right edge, the filter reads the start of the next row; beyond the left edge, it reads the end of the previous one.',
    run: async (tools) => {
      // The wedge from 0 to 22.5 degrees has nothing but red; green is at the other side of the picture.
      pattern(tools, await quarters(tools, 240, 160), 4, 0);
      tools.expect(tools.pixel(150, 85)).toEqual(RED);
      const corner = Array.from({ length: 40 }, (_value, y) => tools.pixel(238, y).join());
      tools.expect(corner).toContain(GREEN.join());
    },
  },
  {
    says: 'They appear when the wedge crosses 0 degrees, for example from 330 to 375, because the filter then skips the first column of the wedge.',
    run: async (tools) => {
      // Only the direction of 0 degrees is black. The wedge from 330 has it inside, not at its border.
      const image = await tools.picture(240, 240, (context) => {
        context.fillStyle = '#ffffff';
        context.fillRect(0, 0, 240, 240);
        context.fillStyle = '#000000';
        context.fillRect(120, 119, 120, 3);
      });
      pattern(tools, image, 3, 330);
      tools.expect(tools.pixel(200, 120)[0]).toBeLessThan(40);
      pattern(tools, image, 3, 300);
      tools.expect(tools.pixel(200, 120)[0]).toBe(255);
    },
  },
]);
