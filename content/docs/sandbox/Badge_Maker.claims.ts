import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { badgeConfig } from '../../../demos/sandbox/Badge_Maker/shared/look';

/** A red card with a Transformer on a layer of half size. */
function card({ Konva, layer }: ClaimTools) {
  const group = new Konva.Group({ x: 40, y: 40 });
  const paper = new Konva.Rect({ width: 100, height: 60, fill: 'red' });
  const handles = new Konva.Transformer({ nodes: [paper], anchorFill: 'lime' });
  layer.scale({ x: 0.5, y: 0.5 });
  layer.add(group.add(paper), handles).draw();
  return group;
}

/** Whether a canvas has the green of the handles. */
const hasHandles = (canvas: HTMLCanvasElement) => {
  const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
  return Array.from({ length: (data?.length ?? 0) / 4 }, (_, i) => i * 4).some(
    (i) => (data?.[i] ?? 0) < 60 && (data?.[i + 1] ?? 0) > 200 && (data?.[i + 3] ?? 0) > 200,
  );
};

export default defineClaims([
  {
    says: 'The card is on a layer that is scaled to the window, and `Konva.Node#toCanvas` exports a node as large as it is on the stage. `exportBadge` exports a clone that is not on a layer, so no layer scales it.',
    run: (tools) => {
      const { expect } = tools;
      const group = card(tools);
      expect(group.toCanvas({ pixelRatio: 3 }).width).toBe(150);
      expect(group.clone({ x: 0, y: 0 }).toCanvas({ pixelRatio: 3 }).width).toBe(300);
    },
  },
  {
    says: "If both outlines of a clip are drawn in the same direction, the area inside both is not cut out. Return `['evenodd']` from the `clipFunc`, and the inner outline becomes a hole.",
    run: ({ Konva, layer, pixel, expect }) => {
      const group = new Konva.Group(badgeConfig);
      layer.add(group.add(new Konva.Rect({ width: 320, height: 460, fill: 'red' })));
      layer.draw();
      expect(pixel(160, 19)[3]).toBe(0);
      expect(pixel(160, 40)[3]).toBe(255);
      group.clipFunc((context) => void badgeConfig.clipFunc(context));
      layer.draw();
      expect(pixel(160, 19)[3]).toBe(255);
    },
  },
  {
    says: 'Konva measures a text without a `width` again on each change of `text`, but the offset stays the same: compute it again.',
    run: ({ Konva, layer, expect }) => {
      const text = new Konva.Text({ x: 200, y: 50, text: 'Ada', fontSize: 20 });
      text.offsetX(text.width() / 2);
      layer.add(text);
      const middle = () => {
        const { x, width } = text.getClientRect();
        return x + width / 2;
      };
      expect(middle()).toBeCloseTo(200, 0);
      text.text('Aleksander');
      expect(middle()).toBeGreaterThan(220);
      text.offsetX(text.width() / 2);
      expect(middle()).toBeCloseTo(200, 0);
    },
  },
  {
    says: 'An export includes the Transformer like any other node of the layer. Export the group with the card, and keep the Transformer outside it.',
    run: (tools) => {
      const group = card(tools);
      tools.expect(hasHandles(tools.layer.toCanvas({ pixelRatio: 2 }))).toBe(true);
      tools.expect(hasHandles(group.toCanvas({ pixelRatio: 2 }))).toBe(false);
    },
  },
]);
