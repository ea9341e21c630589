import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import type Konva from 'konva';

function triangle(context: Konva.Context, shape: Konva.Shape): void {
  context.beginPath();
  context.moveTo(shape.width() / 2, 0);
  context.lineTo(shape.width(), shape.height());
  context.lineTo(0, shape.height());
  context.closePath();
  context.fillStrokeShape(shape);
}

function addShape({ Konva, layer }: ClaimTools, config: Partial<Konva.ShapeConfig> = {}): Konva.Shape {
  const shape = new Konva.Shape({
    x: 80,
    y: 60,
    width: 120,
    height: 90,
    fill: '#3fa66b',
    draggable: true,
    sceneFunc: triangle,
    ...config,
  });
  layer.add(shape).draw();
  return shape;
}

/** As the page has it. */
function sizeInsteadOfScale(shape: Konva.Shape): void {
  shape.setAttrs({
    width: Math.max(5, shape.width() * shape.scaleX()),
    height: Math.max(5, shape.height() * shape.scaleY()),
    scaleX: 1,
    scaleY: 1,
  });
}

export default defineClaims([
  {
    says: 'It is already translated, rotated and scaled, so draw from 0, 0',
    run: (tools) => {
      const shape = addShape(tools);
      tools.expect([tools.pixel(140, 140)[3], tools.pixel(85, 65)[3]]).toEqual([255, 0]);
      shape.x(200);
      tools.layer.draw();
      tools.expect([tools.pixel(260, 140)[3], tools.pixel(140, 140)[3]]).toEqual([255, 0]);
    },
  },
  {
    says: "Konva calls the function a second time for the hit graph, in which the same call paints the shape's hit color.",
    run: (tools) => {
      let calls = 0;
      const shape = addShape(tools, {
        sceneFunc: (context, drawn) => {
          calls += 1;
          triangle(context, drawn);
        },
      });
      tools.expect(calls).toBe(2);
      tools.expect(tools.stage.getIntersection({ x: 140, y: 140 })).toBe(shape);
      tools.expect(tools.stage.getIntersection({ x: 85, y: 65 })).toBeNull();
      shape.listening(false);
      tools.layer.draw();
      tools.expect(calls).toBe(3);
    },
  },
  {
    says: "pass `petals: 5`, read it with `shape.getAttr('petals')`, and change it with `shape.setAttr('petals', 6)`, which redraws the shape.",
    run: async (tools) => {
      const seen: unknown[] = [];
      const shape = addShape(tools, {
        petals: 5,
        listening: false,
        sceneFunc: (_context, drawn) => seen.push(drawn.getAttr('petals')),
      });
      await tools.frames(2);
      seen.length = 0;
      shape.setAttr('petals', 6);
      await tools.until(() => seen.length > 0);
      tools.expect(seen).toEqual([6]);
    },
  },
  {
    says: 'It assumes a box from 0, 0 to `width` and `height`.',
    run: (tools) => tools.expect(addShape(tools).getClientRect()).toEqual({ x: 80, y: 60, width: 120, height: 90 }),
  },
  {
    says: 'or describe another box with `Konva.Shape#selfRectFunc`',
    run: (tools) => {
      const shape = addShape(tools, { selfRectFunc: () => ({ x: -50, y: -50, width: 100, height: 100 }) });
      tools.expect(shape.getClientRect()).toEqual({ x: 30, y: 10, width: 100, height: 100 });
    },
  },
  {
    says: 'If the function reads `width()` and `height()`, it can draw the shape at its new size instead',
    run: async (tools) => {
      const shape = addShape(tools);
      tools.layer.add(new tools.Konva.Transformer({ nodes: [shape], keepRatio: false, flipEnabled: false })).draw();
      shape.on('transform', () => sizeInsteadOfScale(shape));
      tools.mouse.drag([200, 150], [260, 180]);
      tools.expect([shape.width(), shape.height()].map(Math.round)).toEqual([180, 120]);
      tools.expect(shape.scale()).toEqual({ x: 1, y: 1 });
      tools.expect([shape.x(), shape.y()].map(Math.round)).toEqual([80, 60]);
      await tools.frames(2);
      tools.mouse.drag([260, 180], [82, 62]);
      tools.expect(shape.width()).toBe(5);
    },
  },
  {
    says: 'because a flipped shape has a negative scale.',
    run: (tools) => {
      const shape = addShape(tools);
      const transformer = new tools.Konva.Transformer({ nodes: [shape], keepRatio: false });
      tools.layer.add(transformer).draw();
      tools.mouse.drag([200, 105], [40, 105]);
      tools.expect(shape.scaleX() < 0 || shape.scaleY() < 0).toBe(true);
    },
  },
  {
    says: 'If the shape has an `offset`, as the leaves do, multiply the offset by the same factor; otherwise the shape moves.',
    run: (tools) => {
      const config = { offsetX: 60, offsetY: 45, x: 140, y: 105, scaleX: 1.5, scaleY: 2 };
      const [kept, scaled] = [addShape(tools, config), addShape(tools, config)];
      const before = kept.getClientRect();
      scaled.offset({ x: 60 * 1.5, y: 45 * 2 });
      for (const shape of [kept, scaled]) sizeInsteadOfScale(shape);
      tools.expect(scaled.getClientRect()).toEqual(before);
      tools.expect(kept.getClientRect()).not.toEqual(before);
    },
  },
  {
    says: 'A `selfRectFunc` must also read the size from the shape, which is its argument.',
    run: (tools) => {
      const seen: unknown[] = [];
      const shape = addShape(tools, {
        selfRectFunc: (measured: Konva.Shape) => {
          seen.push(measured);
          return { x: 0, y: 0, width: measured.width(), height: measured.height() };
        },
      });
      shape.width(200);
      tools.expect(shape.getClientRect().width).toBe(200);
      tools.expect(seen[0]).toBe(shape);
    },
  },
  {
    says: 'Setting one would schedule another redraw in every frame.',
    run: async (tools) => {
      let draws = 0;
      addShape(tools, {
        listening: false,
        sceneFunc: (_context, shape) => {
          draws += 1;
          if (draws < 20) shape.setAttr('seen', draws);
        },
      });
      await tools.until(() => draws === 20);
    },
  },
  {
    says: 'The function never calls `fillStrokeShape`, for example because it only uses `drawImage`. Add a `Konva.Shape#hitFunc`',
    run: async (tools) => {
      const image = await tools.picture(60, 60);
      const shape = addShape(tools, { sceneFunc: (context) => context.drawImage(image, 0, 0) });
      const hit = () => tools.stage.getIntersection({ x: 100, y: 80 });
      tools.expect([tools.pixel(100, 80)[3], hit()]).toEqual([255, null]);
      shape.hitFunc((context, drawn) => {
        context.beginPath();
        context.rect(0, 0, 60, 60);
        context.fillStrokeShape(drawn);
      });
      tools.layer.draw();
      tools.expect(hit()).toBe(shape);
    },
  },
  {
    says: '"Can not cache the node. Its size is 0". The shape has neither a width and height nor a `selfRectFunc`.',
    run: (tools) => {
      addShape(tools, { width: undefined, height: undefined }).cache();
      tools.expect(tools.warnings.join()).toMatch(/Can not cache the node/);
    },
  },
  {
    says: 'A cached or exported shape is cut off. It draws outside its box.',
    run: (tools) => {
      const shape = addShape(tools, {
        width: 60,
        height: 45,
        sceneFunc: (context, drawn) => {
          context.beginPath();
          context.rect(0, 0, 120, 90);
          context.fillStrokeShape(drawn);
        },
      });
      tools.expect(tools.pixel(190, 140)[3]).toBe(255);
      shape.cache();
      tools.layer.draw();
      tools.expect([tools.pixel(190, 140)[3], tools.pixel(100, 80)[3]]).toEqual([0, 255]);
    },
  },
  {
    says: 'JSON does not contain functions. Set `sceneFunc` again after `Konva.Node.create`.',
    run: (tools) => {
      const json = addShape(tools).toJSON();
      tools.expect(json).not.toContain('sceneFunc');
      const loaded = tools.Konva.Node.create(json);
      tools.expect(loaded.sceneFunc()).toBeUndefined();
    },
  },
]);
