import { defineClaims, type ClaimTools } from '@site-packages/page-claims';

/** Two layers with a box each, drawn, and how often each layer is drawn from then on. */
async function twoLayers({ Konva, stage, layer: lower, frames }: ClaimTools) {
  const upper = new Konva.Layer();
  stage.add(upper);
  const box = new Konva.Rect({ width: 50, height: 50, fill: 'red' });
  const still = new Konva.Rect({ x: 100, width: 50, height: 50, fill: 'blue' });
  upper.add(box);
  lower.add(still);
  await frames(3);
  const draws = { lower: 0, upper: 0 };
  lower.on('draw', () => (draws.lower += 1));
  upper.on('draw', () => (draws.upper += 1));
  return { lower, upper, box, still, draws };
}

export default defineClaims([
  {
    says: 'When one shape moves, Konva draws every shape of its layer again.',
    run: async (tools) => {
      const { upper, lower, box, draws } = await twoLayers(tools);
      let drawn = '';
      for (const [parent, name] of [
        [upper, 'u'],
        [upper, 'U'],
        [lower, 'l'],
      ] as const) {
        parent.add(new tools.Konva.Shape({ listening: false, sceneFunc: () => (drawn += name) }));
      }
      await tools.frames(3);
      drawn = '';
      draws.lower = 0;
      box.x(10);
      await tools.frames(3);
      tools.expect(drawn).toBe('uU');
      tools.expect(draws.lower).toBe(0);
    },
  },
  {
    says: 'several attributes, in one frame | their layer, once',
    run: async (tools) => {
      const { box, draws } = await twoLayers(tools);
      box.x(10).y(10).fill('green');
      await tools.frames(3);
      tools.expect(draws).toEqual({ lower: 0, upper: 1 });
    },
  },
  {
    says: 'node.moveTo(otherLayer) | both layers',
    run: async (tools) => {
      const { box, lower, draws } = await twoLayers(tools);
      box.moveTo(lower);
      await tools.frames(3);
      tools.expect(draws).toEqual({ lower: 1, upper: 1 });
    },
  },
  {
    says: 'a number or string attribute set to its current value | none',
    run: async (tools) => {
      const { box, draws } = await twoLayers(tools);
      box.x(10);
      await tools.frames(3);
      box.x(10).fill('red');
      await tools.frames(3);
      tools.expect(draws).toEqual({ lower: 0, upper: 1 });
    },
  },
  {
    says: 'A stage of 1000 by 800 pixels on a screen with a pixel ratio of 2 takes 12.8 MB for the visible canvas of each layer. The hit graph always has a pixel ratio of 1 and takes 3.2 MB.',
    run: ({ Konva, stage, expect, onEnd }) => {
      const { pixelRatio } = Konva;
      onEnd(() => {
        Konva.pixelRatio = pixelRatio;
      });
      Konva.pixelRatio = 2;
      stage.size({ width: 1000, height: 800 });
      const layer = new Konva.Layer();
      stage.add(layer);
      const bytes = [layer.getCanvas(), layer.getHitCanvas()].map(({ width, height }) => width * height * 4);
      expect(bytes).toEqual([12_800_000, 3_200_000]);
    },
  },
  {
    says: 'A layer with `listening: false` has no hit graph at all: Konva gives its canvas a size of 0.',
    run: async ({ Konva, stage, frames, expect }) => {
      const layer = new Konva.Layer({ listening: false });
      stage.add(layer);
      await frames(2);
      const { width, height } = layer.getHitCanvas();
      expect([width, height]).toEqual([0, 0]);
    },
  },
  {
    says: 'is a deprecated layer with `listening: false`. Use `new Konva.Layer({ listening: false })`.',
    run: ({ Konva, warnings, expect }) => {
      expect(new Konva.FastLayer().listening()).toBe(false);
      expect(warnings.join()).toContain('deprecated');
    },
  },
  {
    says: 'a call of `stage.batchDraw()` or `stage.draw()`, which draws all layers',
    run: async (tools) => {
      const { draws } = await twoLayers(tools);
      tools.stage.draw();
      tools.expect(draws).toEqual({ lower: 1, upper: 1 });
      tools.stage.batchDraw();
      await tools.frames(3);
      tools.expect(draws).toEqual({ lower: 2, upper: 2 });
    },
  },
  {
    says: 'Konva warns when a stage has more than five layers.',
    run: ({ Konva, stage, warnings, expect }) => {
      for (let count = 1; count <= 5; count += 1) stage.add(new Konva.Layer());
      expect(warnings).toHaveLength(0);
      stage.add(new Konva.Layer());
      expect(warnings.join()).toContain('The stage has 6 layers.');
    },
  },
  {
    says: 'so none of its nodes receive pointer events, including those with `listening: true`.',
    run: async (tools) => {
      const { still, lower } = await twoLayers(tools);
      let clicks = 0;
      still.listening(true).on('click', () => (clicks += 1));
      await tools.frames(3);
      tools.mouse.click(120, 20);
      lower.listening(false);
      await tools.frames(3);
      tools.mouse.click(120, 20);
      tools.expect(clicks).toBe(1);
    },
  },
]);
