import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { mountVue } from '@site-packages/page-claims/vue';
import type Konva from 'konva';
import { ref } from 'vue';

const ZIGZAG = [20, 100, 80, 20, 140, 100];

function addLine({ Konva, layer }: ClaimTools, config: Partial<Konva.LineConfig> = {}): Konva.Line {
  const line = new Konva.Line({ points: [...ZIGZAG], stroke: 'red', strokeWidth: 6, ...config });
  layer.add(line).draw();
  return line;
}

/** How often the layer is drawn within two frames of a change. */
async function draws({ frames }: ClaimTools, layer: Konva.Node, change: () => void): Promise<number> {
  await frames(2);
  let count = 0;
  layer.on('draw.claim', () => (count += 1));
  change();
  await frames(2);
  layer.off('draw.claim');
  return count;
}

export default defineClaims([
  {
    says: '`line.points().push(x, y)` does not redraw, and a curve keeps its old control points.',
    run: async (tools) => {
      const line = addLine(tools, { tension: 0.4 });
      const before = line.getTensionPoints();
      tools.expect(await draws(tools, tools.layer, () => line.points().push(200, 20))).toBe(0);
      tools.expect(line.getTensionPoints()).toBe(before);
      tools.expect(await draws(tools, tools.layer, () => line.points([...line.points(), 260, 100]))).toBe(1);
      tools.expect(line.getTensionPoints().length).toBeGreaterThan(before.length);
    },
  },
  {
    says: 'After a `push`, the array is still the same value.',
    run: async (tools) => {
      const points = ref([...ZIGZAG]);
      await mountVue(tools, {
        setup: () => ({ points }),
        template: `<v-stage :config="{ width: 400, height: 300 }"><v-layer>
          <v-line :config="{ points, stroke: 'red', strokeWidth: 6 }" /></v-layer></v-stage>`,
      });
      const layer = tools.Konva.stages.at(-1)?.findOne('Layer');
      if (layer === undefined) throw new Error('The layer is on the stage.');
      tools.expect(await draws(tools, layer, () => points.value.push(200, 20))).toBe(0);
      tools.expect(await draws(tools, layer, () => (points.value = [...points.value]))).toBe(1);
    },
  },
  {
    says: "Dragging changes the line's `x` and `y`. `line.getTransform().point({ x, y })` converts a point into the coordinates of the parent",
    run: (tools) => {
      const line = addLine(tools, { draggable: true });
      tools.mouse.drag([50, 60], [90, 80]);
      tools.expect(line.points()).toEqual(ZIGZAG);
      tools.expect(line.getTransform().point({ x: 20, y: 100 })).toEqual({ x: 60, y: 120 });
    },
  },
  {
    says: 'Its area is hit even without a fill. To make only the outline hit, set `fillEnabled: false`.',
    run: (tools) => {
      const line = addLine(tools, { closed: true });
      const hit = () => tools.stage.getIntersection({ x: 80, y: 80 });
      tools.expect(hit()).toBe(line);
      line.fillEnabled(false);
      tools.layer.draw();
      tools.expect(hit()).toBeNull();
    },
  },
  {
    says: '`"points" attribute has non numeric element`. The array contains objects or strings.',
    run: (tools) => {
      const line = addLine(tools);
      // As an untyped program would pass them.
      for (const wrong of ['{ "points": [{ "x": 1, "y": 2 }] }', '{ "points": ["1", "2"] }']) {
        const before = tools.warnings.length;
        line.setAttrs(JSON.parse(wrong));
        const warned = tools.warnings.slice(before).join();
        tools.expect(warned, wrong).toContain('"points" attribute has non numeric element');
      }
      line.points([]);
    },
  },
]);
