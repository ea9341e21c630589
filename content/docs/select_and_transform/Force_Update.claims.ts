import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import type Konva from 'konva';

async function select({ Konva, layer, frames }: ClaimTools, node: Konva.Group | Konva.Shape) {
  const transformer = new Konva.Transformer({ nodes: [node] });
  layer.add(transformer).draw();
  await frames(2);
  return transformer;
}

export default defineClaims([
  {
    says: '`line.points().push(…)`, which changes the array in place | no',
    run: async (tools) => {
      const line = new tools.Konva.Line({ points: [0, 0, 50, 50], stroke: 'red', strokeWidth: 0 });
      tools.layer.add(line);
      const transformer = await select(tools, line);
      line.points().push(100, 50);
      tools.layer.batchDraw();
      await tools.frames(2);
      tools.expect(transformer.width()).toBe(50);
      transformer.forceUpdate();
      tools.expect(transformer.width()).toBe(100);
      line.points([...line.points(), 150, 50]);
      tools.expect(transformer.width()).toBe(150);
    },
  },
  {
    says: 'a child of a selected group is added, removed, moved or hidden | yes',
    run: async (tools) => {
      const { Konva, layer, frames, expect } = tools;
      const group = new Konva.Group();
      const child = (x: number) => new Konva.Rect({ x, width: 20, height: 20, fill: 'red' });
      layer.add(group.add(child(0)));
      const transformer = await select(tools, group);
      const width = async (change: () => void) => {
        change();
        await frames(2);
        return transformer.width();
      };
      const added = child(80);
      expect(await width(() => group.add(added))).toBe(100);
      expect(await width(() => added.x(30))).toBe(50);
      expect(await width(() => added.visible(false))).toBe(20);
      expect(await width(() => added.visible(true))).toBe(50);
      expect(await width(() => added.remove())).toBe(20);
    },
  },
  {
    says: 'A change of a custom attribute does not move the frame of a selected shape, because the transformer listens only to attributes of size and position.',
    run: async (tools) => {
      const { Konva, layer, frames, expect } = tools;
      for (const isInGroup of [false, true]) {
        const size = { width: 20, height: 20 };
        const shape = new Konva.Shape({
          fill: 'red',
          sceneFunc: () => undefined,
          selfRectFunc: () => ({ x: 0, y: 0, ...size }),
        });
        const group = new Konva.Group().add(shape);
        layer.add(group);
        const transformer = await select(tools, isInGroup ? group : shape);
        size.width = 70;
        shape.setAttr('samples', 3);
        await frames(2);
        expect(transformer.width(), isInGroup ? 'group' : 'shape').toBe(isInGroup ? 70 : 20);
      }
    },
  },
  {
    says: 'The image had no size when it was selected. Set its size, or call `forceUpdate()` after it has loaded.',
    run: async (tools) => {
      const loaded = await tools.picture(60, 40);
      const element = document.createElement('img');
      const image = new tools.Konva.Image({ image: element });
      tools.layer.add(image);
      const transformer = await select(tools, image);
      element.src = loaded.src;
      await element.decode();
      await tools.frames(2);
      tools.expect([image.width(), transformer.width()]).toEqual([60, 0]);
      transformer.forceUpdate();
      tools.expect(transformer.width()).toBe(60);
    },
  },
  {
    says: "`forceUpdate` also redraws the transformer's layer, so if the shape is on that layer, you do not need `batchDraw`.",
    run: async (tools) => {
      const { Konva, layer, stage, frames, expect } = tools;
      const top = new Konva.Layer();
      stage.add(top);
      for (const isOnTop of [false, true]) {
        let draws = 0;
        const shape = new Konva.Shape({ width: 20, height: 20, listening: false, sceneFunc: () => (draws += 1) });
        layer.add(shape);
        const transformer = new Konva.Transformer({ nodes: [shape] });
        (isOnTop ? top : layer).add(transformer);
        await frames(2);
        draws = 0;
        transformer.forceUpdate();
        await frames(2);
        expect(draws > 0, isOnTop ? 'another layer' : 'the same layer').toBe(!isOnTop);
        transformer.destroy();
      }
    },
  },
]);
