import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { mountVue } from '@site-packages/page-claims/vue';
import type KonvaNamespace from 'konva';
import { createApp, nextTick, ref } from 'vue';
import VueKonva from 'vue-konva';

const stageWith = (tags: string) =>
  `<v-stage :config="{ width: 300, height: 200 }"><v-layer>${tags}</v-layer></v-stage>`;

/** Draws a box of 50 by 50, painted by Konva. */
function drawBox(context: KonvaNamespace.Context, shape: KonvaNamespace.Shape) {
  context.beginPath();
  context.rect(0, 0, 50, 50);
  context.fillStrokeShape(shape);
}

async function mountTags(tools: ClaimTools, tags: string, state: Record<string, unknown>) {
  await mountVue(tools, { setup: () => state, template: stageWith(tags) });
  const shape = tools.Konva.stages.at(-1)?.findOne<KonvaNamespace.Shape>('Shape');
  if (!shape) throw new Error('There is no shape.');
  await tools.frames(2);
  return shape;
}

function countDraws(shape: KonvaNamespace.Shape) {
  const draws = { count: 0 };
  shape.getLayer()?.on('draw', () => (draws.count += 1));
  return draws;
}

/** Mounts an app with classes of its own. */
function mountWith(tools: ClaimTools, customNodes: Record<string, new () => KonvaNamespace.Node>, template: string) {
  const app = createApp({ template });
  app.config.errorHandler = (error) => console.error(String(error));
  app.use(VueKonva, { customNodes });
  tools.onEnd(() => app.unmount());
  app.mount(tools.container);
}

export default defineClaims([
  {
    says: 'A key that Konva does not know becomes an attribute of the node, and changing it redraws the layer',
    run: async (tools) => {
      const level = ref(1);
      const shape = await mountTags(tools, '<v-shape :config="{ sceneFunc: drawBox, level }" />', { drawBox, level });
      const draws = countDraws(shape);
      level.value = 2;
      await tools.until(() => draws.count === 1);
      tools.expect(shape.getAttr('level')).toBe(2);
    },
  },
  {
    says: 'A scene function that reads a ref is not run again when the ref changes.',
    run: async (tools) => {
      const size = ref(20);
      let runs = 0;
      const sceneFunc = (context: KonvaNamespace.Context, shape: KonvaNamespace.Shape) => {
        runs += 1;
        context.beginPath();
        context.rect(0, 0, size.value, size.value);
        context.fillStrokeShape(shape);
      };
      await mountTags(tools, '<v-shape :config="{ sceneFunc }" />', { sceneFunc });
      const before = runs;
      size.value = 40;
      await tools.frames(3);
      tools.expect(before).toBeGreaterThan(0);
      tools.expect(runs).toBe(before);
    },
  },
  {
    says: 'A function in the template is a new function on every render of the component, so every render redraws the layer.',
    run: async (tools) => {
      const other = ref('one');
      const draw = (context: KonvaNamespace.Context, shape: KonvaNamespace.Shape) => drawBox(context, shape);
      const inline = await mountTags(
        tools,
        '<v-shape :config="{ sceneFunc: (context, shape) => draw(context, shape), other: other && 1 }" />',
        { draw, other },
      );
      const draws = countDraws(inline);
      other.value = 'two';
      await tools.until(() => draws.count === 1);
    },
  },
  {
    says: 'With a function from the script, the same render writes and draws nothing.',
    run: async (tools) => {
      const other = ref('one');
      const shape = await mountTags(tools, '<v-shape :config="{ sceneFunc: drawBox, other: other && 1 }" />', {
        drawBox,
        other,
      });
      const draws = countDraws(shape);
      other.value = 'two';
      await tools.frames(3);
      tools.expect(draws.count).toBe(0);
    },
  },
  {
    says: 'The scene function calls `context.fill()` instead of `fillStrokeShape`, so nothing is drawn in the hit color.',
    run: async (tools) => {
      let clicks = 0;
      const sceneFunc = (context: KonvaNamespace.Context) => {
        context.beginPath();
        context.rect(0, 0, 50, 50);
        context.fill();
      };
      await mountTags(
        tools,
        '<v-shape :config="{ sceneFunc }" @click="hear" /><v-shape :config="{ x: 100, sceneFunc: drawBox, fill: `red` }" @click="hear" />',
        { sceneFunc, drawBox, hear: () => (clicks += 1) },
      );
      tools.mouse.click(25, 25);
      tools.expect(clicks).toBe(0);
      tools.mouse.click(125, 25);
      tools.expect(clicks).toBe(1);
    },
  },
  {
    says: 'Without `width` and `height`, the box of a `<v-shape>` is empty',
    run: async (tools) => {
      const shape = await mountTags(tools, '<v-shape :config="{ sceneFunc: drawBox }" />', { drawBox });
      tools.expect(shape.getClientRect()).toEqual({ x: 0, y: 0, width: 0, height: 0 });
    },
  },
  {
    says: '`customNodes` registers a tag for it',
    run: async (tools) => {
      class Gauge extends tools.Konva.Shape {
        _sceneFunc(context: KonvaNamespace.Context) {
          context.beginPath();
          context.arc(0, 0, Number(this.getAttr('level')) * 5, 0, 2 * Math.PI, false);
          context.fillStrokeShape(this);
        }
        override getSelfRect() {
          const radius = Number(this.getAttr('level')) * 5;
          return { x: -radius, y: -radius, width: 2 * radius, height: 2 * radius };
        }
      }
      mountWith(tools, { Gauge }, stageWith('<v-gauge :config="{ x: 50, y: 50, level: 4, fill: `#ff0000` }" />'));
      await tools.frames(2);
      const gauge = tools.Konva.stages.at(-1)?.findOne('Shape');
      tools.expect(gauge).toBeInstanceOf(Gauge);
      tools.expect(gauge?.getClientRect()).toEqual({ x: 30, y: 30, width: 40, height: 40 });
      tools.expect(tools.pixel(50, 35)).toEqual([255, 0, 0, 255]);
    },
  },
  {
    says: 'vue-konva calls the constructor without arguments, and sets the attributes afterward.',
    run: async (tools) => {
      const given: unknown[][] = [];
      class Gauge extends tools.Konva.Circle {
        constructor(...values: [config?: KonvaNamespace.CircleConfig]) {
          super(...values);
          given.push([...values], [this.radius()]);
        }
      }
      mountWith(tools, { Gauge }, stageWith('<v-gauge :config="{ radius: 9 }" />'));
      await nextTick();
      tools.expect(given).toEqual([[], [0]]);
      tools.expect(tools.Konva.stages.at(-1)?.findOne<KonvaNamespace.Circle>('Circle')?.radius()).toBe(9);
    },
  },
  {
    says: 'vue-konva renders children only in its own four containers: layers, fast layers, groups and labels.',
    run: async (tools) => {
      class Card extends tools.Konva.Group {}
      mountWith(tools, { Card }, stageWith('<v-card><v-rect /></v-card><v-group><v-circle /></v-group>'));
      await nextTick();
      const stage = tools.Konva.stages.at(-1);
      tools
        .expect([stage?.find('Group').length, stage?.find('Rect').length, stage?.find('Circle').length])
        .toEqual([2, 0, 1]);
    },
  },
]);
