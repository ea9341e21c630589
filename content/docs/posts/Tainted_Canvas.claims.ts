import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import type Konva from 'konva';

/** Loads a picture; `crossOrigin` is set first, if at all. */
async function load(src: string, crossOrigin?: string): Promise<HTMLImageElement> {
  const image = new Image();
  if (crossOrigin !== undefined) image.crossOrigin = crossOrigin;
  image.src = src;
  await image.decode();
  return image;
}

/** A blocked picture of 40 by 40 at 0, 0 on the layer. */
async function addBlocked({ Konva, layer, foreignPicture }: ClaimTools, more: Partial<Konva.ImageConfig> = {}) {
  const node = new Konva.Image({ image: await load(foreignPicture), width: 40, height: 40, ...more });
  layer.add(node).draw();
  return node;
}

function addBox({ Konva, layer }: ClaimTools) {
  const box = new Konva.Rect({ x: 200, y: 100, width: 50, height: 50, fill: 'red' });
  layer.add(box).draw();
  return box;
}

export default defineClaims([
  {
    says: '`toDataURL()`, `toImage()`, `toBlob()` | `Tainted canvases may not be exported`',
    run: async (tools) => {
      const node = await addBlocked(tools);
      tools.expect(() => node.toDataURL()).toThrow('Tainted canvases may not be exported');
      await tools.expect(node.toImage()).rejects.toThrow('Tainted canvases may not be exported');
      await tools.expect(node.toBlob()).rejects.toThrow('Tainted canvases may not be exported');
    },
  },
  {
    says: '`getImageData()` of the canvas | `The canvas has been tainted by cross-origin data`',
    run: async (tools) => {
      const context = (await addBlocked(tools)).toCanvas().getContext('2d');
      tools.expect(() => context?.getImageData(0, 0, 1, 1)).toThrow('The canvas has been tainted by cross-origin data');
    },
  },
  {
    says: 'left out; the console says `Unable to apply filter`',
    run: async (tools) => {
      let runs = 0;
      const node = await addBlocked(tools);
      node.cache().filters([() => void runs++]);
      tools.layer.draw();
      tools.expect(runs).toBe(0);
      tools.expect(tools.warnings.join()).toContain('Unable to apply filter');
    },
  },
  {
    says: 'works in browsers with canvas filters: no script sees the pixels',
    run: async (tools) => {
      const node = await addBlocked(tools);
      node.cache().filters(['invert(1)']);
      tools.layer.draw();
      tools.expect(node.isCached()).toBe(true);
      tools.expect(tools.warnings).toEqual([]);
    },
  },
  {
    says: '`drawHitFromCache()` | the console says `Unable to draw hit graph`',
    run: async (tools) => {
      (await addBlocked(tools)).cache().drawHitFromCache();
      tools.expect(tools.warnings.join()).toContain('Unable to draw hit graph');
    },
  },
  {
    says: 'drawing, dragging, clicks | work',
    run: async (tools) => {
      const node = await addBlocked(tools, { draggable: true });
      let clicks = 0;
      node.on('click', () => clicks++);
      tools.mouse.click(20, 20);
      tools.mouse.drag([20, 20], [60, 50]);
      tools.expect([clicks, node.x(), node.y()]).toEqual([1, 40, 30]);
    },
  },
  {
    says: 'For files that a user picks or drops, your page creates `blob:` URLs with its own origin, so scripts may read their pixels. The same applies to `data:` URLs. In Chromium, an SVG file with `foreignObject` and a `blob:` URL is an exception: load it from a `data:` URL.',
    run: async (tools) => {
      const blob = await addBox(tools).toBlob();
      const address = URL.createObjectURL(blob);
      tools.onEnd(() => URL.revokeObjectURL(address));
      tools.layer.add(new tools.Konva.Image({ image: await load(address) }));
      tools.expect(tools.stage.toDataURL()).toMatch(/^data:image\/png/);
    },
  },
  {
    says: 'pattern fills with `fillPatternImage`',
    run: async (tools) => {
      const box = addBox(tools);
      box.fill('').fillPatternImage(await load(tools.foreignPicture));
      tools.expect(() => tools.stage.toDataURL()).toThrow('Tainted');
    },
  },
  {
    says: 'not set | yes | drawn, taints the canvas',
    run: async (tools) => {
      const image = await load(tools.permittedPicture);
      tools.layer.add(new tools.Konva.Image({ image })).draw();
      tools.expect(() => tools.stage.toDataURL()).toThrow('Tainted');
    },
  },
  {
    says: "`'anonymous'` | no | does not load, `error` event",
    run: async (tools) => {
      const image = new Image();
      image.crossOrigin = 'anonymous';
      const heard = await new Promise((resolve) => {
        image.onload = () => resolve('load');
        image.onerror = () => resolve('error');
        image.src = tools.foreignPicture;
      });
      tools.expect(heard).toBe('error');
    },
  },
  {
    says: "`'anonymous'` | yes | drawn, pixels may be read",
    run: async (tools) => {
      const image = await load(tools.permittedPicture, 'anonymous');
      const node = new tools.Konva.Image({ image, width: 40, height: 40, filters: [tools.Konva.Filters.Invert] });
      tools.layer.add(node);
      node.cache();
      tools.expect(tools.pixel(20, 20)).toEqual([181, 111, 29, 255]);
      tools.expect(tools.warnings).toEqual([]);
    },
  },
  {
    says: 'The server must then send your origin instead of `*`',
    run: async ({ permittedPicture, expect }) => {
      await expect(load(permittedPicture, 'use-credentials')).rejects.toThrow();
    },
  },
  {
    says: '`Konva.Image.fromURL` sets `crossOrigin` for you.',
    run: async ({ Konva, layer, permittedPicture, expect }) => {
      const node = await new Promise<Konva.Image>((resolve) => Konva.Image.fromURL(permittedPicture, resolve));
      layer.add(node);
      expect(node.toDataURL()).toMatch(/^data:image\/png/);
    },
  },
  {
    says: '`toDataURL()` of another layer, of a group, or of a shape that does not contain it;',
    run: async (tools) => {
      await addBlocked(tools);
      const box = addBox(tools);
      const group = new tools.Konva.Group();
      const above = new tools.Konva.Layer();
      tools.stage.add(above);
      tools.layer.add(group.add(box.clone()));
      for (const node of [above, group, box]) tools.expect(node.toDataURL()).toMatch(/^data:image\/png/);
    },
  },
  {
    says: "an export of the stage while the image's node or its layer is hidden.",
    run: async (tools) => {
      const node = await addBlocked(tools);
      for (const hidden of [node, tools.layer]) {
        hidden.hide();
        tools.expect(tools.stage.toDataURL()).toMatch(/^data:image\/png/);
        hidden.show();
        tools.expect(() => tools.stage.toDataURL()).toThrow('Tainted');
      }
    },
  },
  {
    says: 'An export of a region beside the image fails, and so does an export with the image at `opacity: 0`, because Konva still draws the image.',
    run: async (tools) => {
      const node = await addBlocked(tools);
      tools.expect(() => tools.stage.toDataURL({ x: 200, y: 100, width: 10, height: 10 })).toThrow('Tainted');
      node.opacity(0);
      tools.expect(() => tools.stage.toDataURL()).toThrow('Tainted');
    },
  },
  {
    says: 'To find the blocked image, export the images one by one',
    run: async (tools) => {
      function findBlocked(stage: Konva.Stage) {
        return stage.find('Image').filter((node) => {
          try {
            node.toDataURL();
            return false;
          } catch {
            return true;
          }
        });
      }
      const node = await addBlocked(tools);
      const image = await tools.picture(10, 10);
      tools.layer.add(new tools.Konva.Image({ image }));
      tools.expect(findBlocked(tools.stage)).toEqual([node]);
    },
  },
  {
    says: 'That canvas stays tainted after the image is removed.',
    run: async (tools) => {
      const node = await addBlocked(tools);
      addBox(tools);
      node.destroy();
      tools.layer.draw();
      tools.expect(() => tools.layer.getNativeCanvasElement().toDataURL()).toThrow('Tainted');
      tools.expect(tools.layer.toDataURL()).toMatch(/^data:image\/png/);
    },
  },
  {
    says: 'The image did not load, but was set on a node.',
    run: async ({ Konva, layer, foreignPicture, expect }) => {
      const image = new Image();
      image.crossOrigin = 'anonymous';
      image.src = foreignPicture;
      await image.decode().catch(() => undefined);
      layer.add(new Konva.Image({ image, width: 40, height: 40 }));
      expect(() => layer.draw()).toThrow(/drawImage.*broken/);
    },
  },
]);
