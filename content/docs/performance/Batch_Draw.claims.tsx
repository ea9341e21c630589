import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { mountReact } from '@site-packages/page-claims/react';
import { mountVue } from '@site-packages/page-claims/vue';
import { Layer, Rect, Stage } from 'react-konva';
import { ref } from 'vue';

/** A box on the layer, drawn, and how often the layer was drawn since. */
async function drawnBox({ Konva, layer, frames }: ClaimTools) {
  const box = new Konva.Rect({ width: 50, height: 50, fill: 'red', draggable: true });
  layer.add(box);
  await frames(3);
  const seen = { draws: 0 };
  layer.on('draw', () => (seen.draws += 1));
  return { box, seen };
}

function turnOff({ Konva, onEnd }: ClaimTools) {
  Konva.autoDrawEnabled = false;
  onEnd(() => (Konva.autoDrawEnabled = true));
}

export default defineClaims([
  {
    says: 'every attribute change calls `batchDraw()`, which draws the layer once in the next frame',
    run: async (tools) => {
      const { box, seen } = await drawnBox(tools);
      for (let x = 1; x <= 8; x += 1) box.x(x);
      tools.expect(seen.draws).toBe(0);
      await tools.frames(3);
      tools.expect(seen.draws).toBe(1);
    },
  },
  {
    says: '`layer.draw()` | visible canvas and hit graph, before it returns | one draw for each call',
    run: async (tools) => {
      const { seen } = await drawnBox(tools);
      for (let i = 0; i < 8; i += 1) tools.layer.draw();
      tools.expect(seen.draws).toBe(8);
      await tools.frames(3);
      tools.expect(seen.draws).toBe(8);
    },
  },
  {
    says: '`draw()` does not cancel a requested frame, so a change followed by `draw()` is drawn twice.',
    run: async (tools) => {
      const { box, seen } = await drawnBox(tools);
      box.x(20);
      tools.layer.draw();
      await tools.frames(3);
      tools.expect(seen.draws).toBe(2);
    },
  },
  {
    says: '`add()`, `remove()`, `destroy()` and the methods that change the order',
    run: async (tools) => {
      const { box, seen } = await drawnBox(tools);
      const other = new tools.Konva.Rect();
      const changes = [
        () => void tools.layer.add(other),
        () => void box.moveToTop(),
        () => void other.remove(),
        () => void box.cache(),
        () => void box.clearCache(),
        () => void box.destroy(),
      ];
      for (const [index, change] of changes.entries()) {
        change();
        await tools.frames(2);
        tools.expect(seen.draws).toBe(index + 1);
      }
    },
  },
  {
    says: 'a new size or a new layer of the stage; both draw at once',
    run: async (tools) => {
      const { seen } = await drawnBox(tools);
      tools.stage.width(300);
      tools.expect(seen.draws).toBe(1);
      tools.layer.remove();
      tools.stage.add(tools.layer);
      tools.expect(seen.draws).toBe(2);
    },
  },
  {
    says: 'visible until you call `batchDraw()` or `draw()`, even during a drag. Tweens, and animations with a layer, still draw.',
    run: async (tools) => {
      const { box, seen } = await drawnBox(tools);
      turnOff(tools);
      tools.mouse.down(20, 20);
      tools.mouse.move(60, 60);
      tools.mouse.move(90, 90);
      await tools.frames(3);
      tools.expect(box.x()).toBe(70);
      tools.expect(seen.draws).toBe(0);
      tools.mouse.up(90, 90);
      await tools.frames(2);
      const before = seen.draws;
      box.to({ x: 200, duration: 0.05 });
      await tools.until(() => seen.draws > before);
    },
  },
  {
    says: '`react-konva` calls `batchDraw()` itself for changed props when automatic drawing is off.',
    run: async (tools) => {
      turnOff(tools);
      const scene = (x: number) => (
        <Stage width={200} height={100}>
          <Layer>
            <Rect x={x} width={20} height={20} fill="red" />
          </Layer>
        </Stage>
      );
      const { render } = await mountReact(tools, scene(0));
      render(scene(100));
      await tools.until(() => tools.pixel(110, 10)[0] === 255);
      let draws = 0;
      tools.Konva.stages[0]?.getLayers()[0]?.on('draw', () => (draws += 1));
      render(scene(150));
      await tools.until(() => draws === 1);
    },
  },
  {
    says: '`vue-konva` calls `batchDraw()` itself for changed configs when automatic drawing is off.',
    run: async (tools) => {
      turnOff(tools);
      const x = ref(0);
      const template = `<v-stage :config="{ width: 200, height: 100 }"><v-layer>
        <v-rect :config="{ x, width: 20, height: 20 }" /></v-layer></v-stage>`;
      await mountVue(tools, { template, setup: () => ({ x }) });
      await tools.frames(3);
      let draws = 0;
      tools.Konva.stages[0]?.getLayers()[0]?.on('draw', () => (draws += 1));
      x.value = 100;
      await tools.until(() => draws === 1);
    },
  },
  {
    says: 'Konva does not track the change, for example after `points.push()` on the array of a line. Call `line.points([...points])` or `batchDraw()`.',
    run: async (tools) => {
      const line = new tools.Konva.Line({ points: [0, 0, 50, 50], stroke: 'red' });
      tools.layer.add(line);
      await tools.frames(3);
      let draws = 0;
      tools.layer.on('draw', () => (draws += 1));
      line.points().push(100, 0);
      await tools.frames(3);
      tools.expect(draws).toBe(0);
      line.points([...line.points()]);
      await tools.frames(3);
      tools.expect(draws).toBe(1);
    },
  },
]);
