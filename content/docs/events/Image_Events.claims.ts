import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import type Konva from 'konva';

/** An image of 100 by 100 at 0, 0: the left half is opaque, the right half is transparent, with a faint band between. */
async function addFox({ Konva, layer, picture }: ClaimTools): Promise<Konva.Image> {
  const image = await picture(100, 100, (context) => {
    context.clearRect(0, 0, 100, 100);
    context.fillStyle = '#ff0000';
    context.fillRect(0, 0, 50, 100);
    context.fillStyle = 'rgba(255, 0, 0, 0.2)';
    context.fillRect(50, 0, 20, 100);
  });
  const fox = new Konva.Image({ image });
  layer.add(fox).draw();
  return fox;
}

/** Whether the opaque, the faint and the transparent part are hit. */
function hits({ layer, stage }: ClaimTools): boolean[] {
  layer.draw();
  return [20, 60, 90].map((x) => stage.getIntersection({ x, y: 50 }) !== null);
}

export default defineClaims([
  {
    says: 'The hit area of an image is its whole box, including transparent corners.',
    run: async (tools) => {
      const fox = await addFox(tools);
      tools.expect(hits(tools)).toEqual([true, true, true]);
      fox.cache();
      fox.drawHitFromCache();
      tools.expect(hits(tools)).toEqual([true, true, false]);
    },
  },
  {
    says: 'A soft shadow has low values, so `drawHitFromCache(100)` excludes it.',
    run: async (tools) => {
      const fox = await addFox(tools);
      fox.cache();
      fox.drawHitFromCache(100);
      tools.expect(hits(tools)).toEqual([true, false, false]);
    },
  },
  {
    says: 'it was cached before the image loaded, so every pixel of the cache is transparent.',
    run: async (tools) => {
      const fox = await addFox(tools);
      const image = fox.image();
      fox.setAttrs({ image: undefined, width: 100, height: 100 });
      fox.cache();
      fox.drawHitFromCache();
      fox.image(image);
      tools.expect(hits(tools)).toEqual([false, false, false]);
      fox.cache();
      fox.drawHitFromCache();
      tools.expect(hits(tools)).toEqual([true, true, false]);
    },
  },
  {
    says: 'The cache has the unscaled size of the node, at the pixel ratio of the screen.',
    run: async (tools) => {
      tools.Konva.pixelRatio = 3;
      const fox = await addFox(tools);
      fox.scale({ x: 4, y: 4 });
      fox.cache();
      const canvas = fox._canvasCache?.scene;
      tools.expect([canvas?.pixelRatio, canvas?.width]).toEqual([3, 300]);
    },
  },
]);
