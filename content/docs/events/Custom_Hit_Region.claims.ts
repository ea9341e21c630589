import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { mountVue } from '@site-packages/page-claims/vue';
import type Konva from 'konva';
import { ref } from 'vue';

function addStar({ Konva, layer }: ClaimTools, config: Partial<Konva.StarConfig> = {}): Konva.Star {
  const star = new Konva.Star({
    x: 100,
    y: 100,
    numPoints: 5,
    innerRadius: 20,
    outerRadius: 54,
    fill: 'red',
    ...config,
  });
  layer.add(star).draw();
  return star;
}

function circle(context: Konva.Context, shape: Konva.Shape, radius = 70): void {
  context.beginPath();
  context.arc(0, 0, radius, 0, Math.PI * 2);
  context.closePath();
  context.fillStrokeShape(shape);
}

const hits = ({ stage }: ClaimTools, x: number, y: number) => stage.getIntersection({ x, y }) !== null;

export default defineClaims([
  {
    says: "Konva draws each shape a second time on the layer's hit canvas, in a unique color.",
    run: (tools) => {
      const star = addStar(tools);
      const other = addStar(tools, { x: 250 });
      const read = (x: number) => [...tools.layer.hitCanvas.context.getImageData(x, 100, 1, 1).data].slice(0, 3);
      const key = (x: number) => {
        const [red = 0, green = 0, blue = 0] = read(x);
        return tools.Konva.Util.getHitColorKey(red, green, blue);
      };
      tools.expect([key(100), key(250)]).toEqual([star.colorKey, other.colorKey]);
      tools.expect(star.colorKey).not.toBe(other.colorKey);
    },
  },
  {
    says: "`'auto'`, the default, is the visible width; with 0, the stroke is not hit.",
    run: (tools) => {
      const rect = new tools.Konva.Rect({ x: 50, y: 50, width: 50, height: 50, stroke: 'red', strokeWidth: 20 });
      tools.expect(rect.hitStrokeWidth()).toBe('auto');
      tools.layer.add(rect).draw();
      tools.expect(hits(tools, 43, 70)).toBe(true);
      rect.setAttrs({ hitStrokeWidth: 0, fill: 'blue' });
      tools.layer.draw();
      tools.expect([hits(tools, 43, 70), hits(tools, 70, 70)]).toEqual([false, true]);
    },
  },
  {
    says: "On the hit canvas, Konva calls `Konva.Shape#hitFunc` instead of the shape's usual drawing function.",
    run: (tools) => {
      const star = addStar(tools);
      tools.expect(hits(tools, 160, 100)).toBe(false);
      star.hitFunc((context, shape) => circle(context, shape));
      tools.layer.draw();
      tools.expect(hits(tools, 160, 100)).toBe(true);
      tools.expect(tools.pixel(160, 100)[3]).toBe(0);
    },
  },
  {
    says: '`fillStrokeShape` uses the hit color and ignores colors that you set.',
    run: (tools) => {
      const star = addStar(tools, {
        hitFunc: (context, shape) => {
          context.fillStyle = '#123456';
          for (const x of [-60, 60]) {
            context.beginPath();
            context.rect(x - 10, -10, 20, 20);
            context.fillStrokeShape(shape);
          }
        },
      });
      tools.expect([40, 100, 160].map((x) => tools.stage.getIntersection({ x, y: 100 }))).toEqual([star, null, star]);
    },
  },
  {
    says: 'Position, scale and rotation apply to the hit area too.',
    run: (tools) => {
      addStar(tools, {
        x: 200,
        rotation: 90,
        scaleX: 2,
        hitFunc: (context, shape) => {
          context.beginPath();
          context.rect(0, -5, 40, 10);
          context.fillStrokeShape(shape);
        },
      });
      tools.expect([hits(tools, 200, 170), hits(tools, 200, 185), hits(tools, 230, 100)]).toEqual([true, false, false]);
    },
  },
  {
    says: 'Do not read reactive values in it, because Konva does not redraw the hit canvas when they change.',
    run: async (tools) => {
      const radius = ref(10);
      const config = {
        x: 100,
        y: 100,
        numPoints: 5,
        fill: 'red',
        hitFunc: (context: Konva.Context, shape: Konva.Shape) => circle(context, shape, radius.value),
      };
      await mountVue(tools, {
        setup: () => ({ config }),
        template:
          '<v-stage :config="{ width: 300, height: 200 }"><v-layer><v-star :config="config" /></v-layer></v-stage>',
      });
      await tools.frames(2);
      radius.value = 70;
      await tools.frames(3);
      tools.expect(tools.Konva.stages[0]?.getIntersection({ x: 150, y: 100 })).toBeNull();
    },
  },
  {
    says: 'The function does not end with `fillStrokeShape`, or the path is a straight line and the shape has no stroke.',
    run: (tools) => {
      const star = addStar(tools, {
        hitFunc: (context) => {
          context.beginPath();
          context.arc(0, 0, 70, 0, Math.PI * 2);
        },
      });
      tools.expect(hits(tools, 100, 100)).toBe(false);
      star.hitFunc((context, shape) => {
        context.beginPath();
        context.arc(0, 0, 70, 0, Math.PI * 2);
        context.strokeShape(shape);
      });
      tools.layer.draw();
      tools.expect(hits(tools, 170, 100)).toBe(false);
    },
  },
  {
    says: "The cached hit canvas is as large as the shape's client rect. Add a margin: `cache({ offset: 20 })`.",
    run: (tools) => {
      const star = addStar(tools, { hitFunc: (context, shape) => circle(context, shape) });
      const atRim = () => hits(tools, 165, 100);
      tools.expect(atRim()).toBe(true);
      star.cache();
      tools.layer.draw();
      tools.expect(atRim()).toBe(false);
      star.cache({ offset: 20 });
      tools.layer.draw();
      tools.expect(atRim()).toBe(true);
    },
  },
  {
    says: 'Konva tolerates light noise, but not random pixels.',
    run: (tools) => {
      const star = addStar(tools);
      const context = tools.layer.hitCanvas.context;
      const data = context.getImageData(100, 100, 1, 1);
      for (const noise of [-1, 1]) {
        const noisy = new ImageData(
          new Uint8ClampedArray([...data.data].map((part, at) => (at < 3 ? part + noise : part))),
          1,
        );
        context.putImageData(noisy, 100, 100);
        tools.expect(tools.stage.getIntersection({ x: 100, y: 100 })).toBe(star);
      }
    },
  },
  {
    says: 'It reads the hit canvas, so it does not find',
    run: ({ Konva, stage, layer, expect }) => {
      const group = new Konva.Group();
      const box = new Konva.Rect({ x: 10, y: 10, width: 50, height: 50, fill: 'red' });
      layer.add(group.add(box)).draw();
      expect(stage.getIntersection({ x: 30, y: 30 })).toBe(box);
      group.listening(false);
      layer.draw();
      expect(stage.getIntersection({ x: 30, y: 30 })).toBe(null);
      group.listening(true);
      stage.scale({ x: 2, y: 2 });
      stage.draw();
      expect(stage.getIntersection({ x: 15, y: 15 })).toBe(null);
      expect(stage.getIntersection({ x: 110, y: 110 })).toBe(box);
    },
  },
]);
