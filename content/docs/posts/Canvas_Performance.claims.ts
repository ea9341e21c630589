import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import type Konva from 'konva';

/** Three shapes that note each of their drawings. */
function addShapes({ Konva, layer }: ClaimTools, note: (kind: string) => void) {
  const shapes = [60, 140, 220].map((x) => {
    const body = (context: Konva.Context, shape: Konva.Shape) => {
      context.beginPath();
      context.rect(0, 0, 40, 40);
      context.fillStrokeShape(shape);
    };
    return new Konva.Shape({
      x,
      y: 60,
      fill: 'red',
      sceneFunc: (context, shape) => {
        note('picture');
        body(context, shape);
      },
      hitFunc: (context, shape) => {
        note('hits');
        body(context, shape);
      },
    });
  });
  layer.add(...shapes);
  return shapes;
}

export default defineClaims([
  {
    says: 'After a change, Konva draws all shapes of the layer twice: on the visible canvas and in the hit graph.',
    run: async (tools) => {
      let heard: string[] = [];
      const [first] = addShapes(tools, (kind) => heard.push(kind));
      tools.layer.draw();
      await tools.frames(2);
      heard = [];
      first?.fill('blue');
      await tools.frames(2);
      tools.expect(heard.filter((kind) => kind === 'picture')).toHaveLength(3);
      tools.expect(heard.filter((kind) => kind === 'hits')).toHaveLength(3);
    },
  },
  {
    says: 'Without these calls, Konva draws once in the next frame.',
    run: async (tools) => {
      const shapes = addShapes(tools, () => undefined);
      tools.layer.draw();
      await tools.frames(2);
      let draws = 0;
      tools.layer.on('draw', () => (draws += 1));
      for (const shape of shapes) shape.y(80).opacity(0.5).fill('blue');
      tools.expect(draws).toBe(0);
      await tools.frames(2);
      tools.expect(draws).toBe(1);
      for (const shape of shapes) shape.y(100).getLayer()?.draw();
      tools.expect(draws).toBe(4);
    },
  },
  {
    says: 'On each move, Konva looks up the shape below the pointer in the pixels of the hit graph.',
    run: (tools) => {
      addShapes(tools, () => undefined);
      tools.layer.draw();
      const { prototype } = CanvasRenderingContext2D;
      const original = prototype.getImageData;
      tools.onEnd(() => {
        prototype.getImageData = original;
      });
      let reads = 0;
      prototype.getImageData = function (this: CanvasRenderingContext2D, ...args: Parameters<typeof original>) {
        reads += 1;
        return original.apply(this, args);
      };
      tools.mouse.move(80, 80);
      tools.expect(reads).toBeGreaterThan(0);
      tools.layer.listening(false);
      reads = 0;
      tools.mouse.move(82, 80);
      tools.expect(reads).toBe(0);
    },
  },
  {
    says: '`drawScene` | Konva | the visible canvas: the sum over all shapes below it',
    run: (tools) => {
      const stacks: Partial<Record<string, string>> = {};
      addShapes(tools, (kind) => (stacks[kind] = new Error(kind).stack));
      tools.layer.draw();
      tools.expect(stacks['picture']).toContain('drawScene');
      tools.expect(stacks['hits']).toContain('drawHit');
      tools.expect(stacks['hits']).not.toContain('drawScene');
    },
  },
  {
    says: 'These lines show the draws of each layer as bars',
    run: async (tools) => {
      tools.layer.name('shapes');
      const [first] = addShapes(tools, () => undefined);
      const { layer } = tools;
      const draw = layer.draw.bind(layer);
      layer.draw = () => {
        const start = performance.now();
        draw();
        performance.measure(`draw ${layer.name()}`, { start });
        return layer;
      };
      tools.onEnd(() => performance.clearMeasures('draw shapes'));
      await tools.frames(2);
      performance.clearMeasures('draw shapes');
      first?.fill('blue');
      await tools.frames(2);
      tools.expect(performance.getEntriesByName('draw shapes')).toHaveLength(1);
    },
  },
]);
