import { defineClaims } from '@site-packages/page-claims';
import { createColony } from '../../../demos/sandbox/Virtualized_Canvas/shared/colony';

export default defineClaims([
  {
    says: 'Each penguin takes 13 bytes, including its position in the grid.',
    run: ({ expect }) => {
      const { x, y, kind, order, starts, count } = createColony(10_000);
      const bytes = [x, y, kind, order].reduce((sum, { byteLength }) => sum + byteLength, 0);
      expect(bytes / count).toBe(13);
      // What a cell takes does not grow with the penguins in it.
      expect(starts.length).toBeLessThan(count);
    },
  },
  {
    says: 'Konva does not skip nodes outside the stage: it calls the `sceneFunc` of each visible node on every draw.',
    run: ({ Konva, layer, expect }) => {
      let calls = 0;
      const far = new Konva.Shape({ x: 1e6, width: 10, height: 10, sceneFunc: () => (calls += 1) });
      layer.add(far);
      layer.drawScene();
      expect(calls).toBe(1);
      far.visible(false);
      layer.drawScene();
      expect(calls).toBe(1);
    },
  },
  {
    says: 'takes a node out of the tree and keeps the canvases of its cache. `Konva.Node#destroy` releases them. Destroying a group destroys its children, too.',
    run: ({ Konva, layer, expect }) => {
      const child = new Konva.Rect({ width: 10, height: 10 });
      const group = new Konva.Group().add(child);
      layer.add(group);
      child.cache();
      group.remove();
      expect(layer.getChildren().length).toBe(0);
      expect(child.isCached()).toBe(true);
      group.destroy();
      expect(child.isCached()).toBe(false);
      expect(child.getParent()).toBe(null);
    },
  },
  {
    says: 'A node that is added later is drawn above existing nodes',
    run: ({ Konva, layer, pixel, expect }) => {
      const add = (fill: string) => layer.add(new Konva.Rect({ width: 40, height: 40, fill }));
      add('#ff0000');
      add('#0000ff');
      layer.draw();
      expect(pixel(20, 20)).toEqual([0, 0, 255, 255]);
      // Its place among its siblings is `zIndex`.
      layer.getChildren()[1]?.zIndex(0);
      layer.draw();
      expect(pixel(20, 20)).toEqual([255, 0, 0, 255]);
    },
  },
]);
