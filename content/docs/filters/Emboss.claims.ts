import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import type Konva from 'konva';

type Attrs = Partial<Konva.NodeConfig>;

/** A picture of 60 by 60 with a brighter right half, and a brighter lower half if the colors say so. */
async function halves(tools: ClaimTools, dark: string, bright: string, isLower = false): Promise<HTMLImageElement> {
  return tools.picture(60, 60, (context) => {
    context.fillStyle = dark;
    context.fillRect(0, 0, 60, 60);
    context.fillStyle = bright;
    context.fillRect(isLower ? 0 : 30, isLower ? 30 : 0, 60, 60);
  });
}

/** A cached image with the filter. */
function embossed(tools: ClaimTools, image: HTMLImageElement, attrs: Attrs, pixelRatio = 1): Konva.Image {
  const node = new tools.Konva.Image({ image, filters: [tools.Konva.Filters.Emboss], ...attrs });
  tools.layer.destroyChildren().add(node);
  node.cache({ pixelRatio });
  tools.layer.draw();
  return node;
}

export default defineClaims([
  {
    says: 'Light from the left is directionX = 1, directionY = 0: a pixel is lit where the image gets brighter to the right.',
    run: async (tools) => {
      // Brighter by 10: 4 times 10, times 128 / 1020, times a strength of 5.
      const image = await halves(tools, 'rgb(100, 100, 100)', 'rgb(110, 110, 110)');
      embossed(tools, image, { embossDirection: 'left' });
      tools.expect([tools.pixel(10, 30)[0], tools.pixel(30, 30)[0]]).toEqual([128, 153]);
      const lower = await halves(tools, 'rgb(100, 100, 100)', 'rgb(110, 110, 110)', true);
      embossed(tools, lower, { embossDirection: 'left' });
      tools.expect(tools.pixel(30, 30)[0]).toBe(128);
      embossed(tools, lower, { embossDirection: 'top' });
      tools.expect(tools.pixel(30, 30)[0]).toBe(153);
    },
  },
  {
    says: 'Alpha does not change. At the border of the cache, the filter repeats the last pixel.',
    run: (tools) => {
      const box = new tools.Konva.Rect({ width: 50, height: 50, fill: 'rgba(255, 255, 255, 0.5)' });
      tools.layer.add(box);
      box.cache();
      box.filters([tools.Konva.Filters.Emboss]);
      tools.layer.draw();
      for (const at of [0, 25, 49]) tools.expect(tools.pixel(at, at)).toEqual([128, 128, 128, 128]);
    },
  },
  {
    says: '0 or less: all one gray; with blend, no change',
    run: async (tools) => {
      const image = await halves(tools, '#203040', '#c0b0a0');
      for (const embossStrength of [0, -2]) {
        embossed(tools, image, { embossStrength });
        tools.expect([tools.pixel(10, 30)[0], tools.pixel(30, 30)[0]]).toEqual([128, 128]);
        embossed(tools, image, { embossStrength, embossBlend: true });
        tools.expect(tools.pixel(30, 30)).toEqual([192, 176, 160, 255]);
      }
    },
  },
  {
    says: '1 or more: a factor of 1.25',
    run: async (tools) => {
      const image = await halves(tools, 'rgb(100, 100, 100)', 'rgb(110, 110, 110)');
      for (const embossStrength of [1, 7]) {
        embossed(tools, image, { embossStrength, embossDirection: 'left' });
        tools.expect(tools.pixel(30, 30)[0] - 128).toBe(50);
      }
    },
  },
  {
    says: '0: flat areas are black, only lit edges show',
    run: async (tools) => {
      const image = await halves(tools, 'rgb(100, 100, 100)', 'rgb(110, 110, 110)');
      const seen = (embossWhiteLevel: number, embossDirection: string) => {
        embossed(tools, image, { embossWhiteLevel, embossDirection });
        return [tools.pixel(10, 30)[0], tools.pixel(30, 30)[0]];
      };
      tools.expect([seen(0, 'left'), seen(0, 'right')]).toEqual([
        [0, 25],
        [0, 0],
      ]);
      tools.expect([seen(1, 'left'), seen(1, 'right')]).toEqual([
        [255, 255],
        [255, 230],
      ]);
    },
  },
  {
    says: 'any other string logs a warning and',
    run: async (tools) => {
      const image = await halves(tools, '#404040', '#505050');
      embossed(tools, image, {});
      const usual = tools.pixel(30, 30);
      embossed(tools, image, { embossDirection: 'north' });
      tools.expect(tools.pixel(30, 30)).toEqual(usual);
      tools.expect(tools.warnings.join()).toContain('Unknown emboss direction');
    },
  },
  {
    says: 'At 0, there are no shadows, and at 1, there are no highlights.',
    run: async (tools) => {
      const image = await halves(tools, 'rgb(100, 60, 20)', 'rgb(140, 100, 60)');
      const change = (embossWhiteLevel: number, embossDirection: string) => {
        embossed(tools, image, { embossWhiteLevel, embossDirection, embossBlend: true });
        return Math.sign(tools.pixel(30, 30)[0] - 140);
      };
      tools.expect([change(0, 'left'), change(0, 'right')]).toEqual([1, 0]);
      tools.expect([change(1, 'left'), change(1, 'right')]).toEqual([0, -1]);
      tools.expect([change(0.5, 'left'), change(0.5, 'right')]).toEqual([1, -1]);
    },
  },
  {
    says: 'its outline is at the edge of the cache, where the filter repeats the pixels.',
    run: (tools) => {
      const { Konva, layer } = tools;
      const box = new Konva.Rect({ x: 20, y: 20, width: 50, height: 50, fill: '#ffffff' });
      layer.add(box);
      box.cache();
      box.filters([Konva.Filters.Emboss]);
      layer.draw();
      tools.expect(tools.pixel(20, 20)[0]).toBe(128);
      box.clearCache();
      const group = new Konva.Group();
      group.add(new Konva.Rect({ width: 90, height: 90, fill: '#808080' }), box);
      layer.add(group);
      group.cache();
      group.filters([Konva.Filters.Emboss]);
      layer.draw();
      tools.expect(tools.pixel(20, 40)[0]).toBeGreaterThan(200);
    },
  },
  {
    says: 'The filter only compares brightness, and both colors can be equally bright.',
    run: async (tools) => {
      const green = Math.round((0.2126 * 200) / 0.7152);
      embossed(tools, await halves(tools, 'rgb(200, 0, 0)', `rgb(0, ${green}, 0)`), { embossStrength: 1 });
      tools.expect(Math.abs(tools.pixel(30, 30)[0] - 128)).toBeLessThanOrEqual(3);
    },
  },
  {
    says: 'The filter always compares adjacent pixels of the cache and does not take the pixel ratio into account.',
    run: async (tools) => {
      const image = await halves(tools, 'rgb(100, 100, 100)', 'rgb(110, 110, 110)');
      const widths = [1, 2].map((pixelRatio) => {
        const node = embossed(tools, image, {}, pixelRatio);
        let changed = 0;
        const count = ({ data, width }: ImageData) => {
          for (let x = 0; x < width; x++) if (data[(width * 20 + x) * 4] !== 128) changed++;
        };
        node.cache({ pixelRatio, imageSmoothingEnabled: false });
        node.filters([tools.Konva.Filters.Emboss, count]);
        tools.layer.draw();
        return changed / pixelRatio;
      });
      tools.expect(widths).toEqual([2, 1]);
    },
  },
]);
