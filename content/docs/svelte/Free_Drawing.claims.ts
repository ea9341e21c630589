import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { mountSvelte } from '@site-packages/page-claims/svelte';
import Drawing from './claims/Drawing.svelte';

const RED = [255, 0, 0, 255];
const NOTHING = [0, 0, 0, 0];

/** Mounts the lines, and says which colors the ends of two of them have on the canvas as it was drawn last. */
async function drawing(tools: ClaimTools) {
  const changes = await mountSvelte(tools, Drawing, {});
  await tools.frames(2);
  const layer = tools.Konva.stages[0]?.getLayers()[0];
  const ratio = tools.Konva.pixelRatio;
  const color = (x: number, y: number) =>
    Array.from(
      layer
        ?.getNativeCanvasElement()
        .getContext('2d')
        ?.getImageData(x * ratio, y * ratio, 1, 1).data ?? [],
    );
  const ends = () => ({ deep: color(150, 20), raw: color(150, 60) });
  tools.expect(ends()).toEqual({ deep: NOTHING, raw: NOTHING });
  return { changes, ends };
}

export default defineClaims([
  {
    says: "Konva validates each number of `points`, so the binding's effect has read them all, and `push` runs it again.",
    run: async (tools) => {
      const { changes, ends } = await drawing(tools);
      changes.push();
      await tools.frames(2);
      tools.expect(ends().deep).toEqual(RED);
    },
  },
  {
    says: 'Minified Konva does not validate, so nothing has read the entries, and `push` has no effect on the canvas',
    run: async (tools) => {
      // What the setter is without the test.
      const { prototype } = tools.Konva.Line;
      const tested: unknown = Reflect.get(prototype, 'setPoints');
      tools.onEnd(() => void Reflect.set(prototype, 'setPoints', tested));
      Reflect.set(prototype, 'setPoints', function (this: InstanceType<typeof tools.Konva.Line>, points: number[]) {
        this._setAttr('points', points);
        return this;
      });
      const { changes, ends } = await drawing(tools);
      changes.push();
      await tools.frames(2);
      tools.expect(ends().deep).toEqual(NOTHING);
    },
  },
  {
    says: 'Svelte does not notice a `push` into a raw array.',
    run: async (tools) => {
      const { changes, ends } = await drawing(tools);
      changes.pushRaw();
      await tools.frames(2);
      tools.expect(ends().raw).toEqual(NOTHING);
      changes.replace();
      await tools.frames(2);
      tools.expect(ends().raw).toEqual(RED);
    },
  },
  {
    says: 'A finished stroke keeps its object, so its line is not written again when you add another stroke.',
    run: async (tools) => {
      const { changes } = await drawing(tools);
      const layer = tools.Konva.stages[0]?.getLayers()[0];
      let writes = 0;
      layer?.find('Line').forEach((line) => line.on('pointsChange strokeChange', () => (writes += 1)));
      changes.add();
      await tools.frames(2);
      tools.expect([layer?.find('.finished').length, writes]).toEqual([2, 0]);
      tools.expect(tools.pixel(150, 140)).toEqual(RED);
    },
  },
]);
