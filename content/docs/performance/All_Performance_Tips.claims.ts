import { defineClaims, type ClaimTools } from '@site-packages/page-claims';

/** A shape that counts its drawings, for the picture and for the hit graph. */
function counted({ Konva }: ClaimTools, x = 0) {
  const counts = { scene: 0, hit: 0 };
  const shape = new Konva.Shape({
    x,
    width: 20,
    height: 20,
    draggable: true,
    sceneFunc: () => void (counts.scene += 1),
    hitFunc: (context, self) => {
      counts.hit += 1;
      context.beginPath();
      context.rect(0, 0, 20, 20);
      context.fillShape(self);
    },
  });
  return { shape, counts };
}

export default defineClaims([
  {
    says: 'Konva draws a whole layer whenever one of its nodes changes.',
    run: async (tools) => {
      const { Konva, stage, layer, frames, expect } = tools;
      const one = counted(tools);
      const sibling = counted(tools, 100);
      const elsewhere = counted(tools, 200);
      layer.add(one.shape, sibling.shape);
      stage.add(new Konva.Layer().add(elsewhere.shape));
      await frames(3);
      const before = [sibling.counts.scene, elsewhere.counts.scene];
      one.shape.x(5);
      await frames(3);
      expect([sibling.counts.scene, elsewhere.counts.scene]).toEqual([(before[0] ?? NaN) + 1, before[1]]);
    },
  },
  {
    says: 'Set `visible` to `false` for nodes outside the view. Otherwise, Konva draws them.',
    run: (tools) => {
      const { shape, counts } = counted(tools, 5000);
      tools.layer.add(shape).draw();
      const drawn = counts.scene;
      tools.expect(drawn).toBeGreaterThan(0);
      shape.visible(false);
      tools.layer.draw();
      tools.expect(counts.scene).toBe(drawn);
    },
  },
  {
    says: 'Konva draws each listening node twice, on the visible canvas and in the hit graph.',
    run: (tools) => {
      const { shape, counts } = counted(tools);
      tools.layer.add(shape).draw();
      tools.expect(counts.hit).toBe(counts.scene);
      const { hit } = counts;
      shape.listening(false);
      tools.layer.draw();
      tools.expect(counts.hit).toBe(hit);
    },
  },
  {
    says: 'Konva does not draw the hit graph of a layer during a drag or transform on it.',
    run: (tools) => {
      const dragged = counted(tools);
      const sibling = counted(tools, 100);
      tools.layer.add(dragged.shape, sibling.shape).draw();
      tools.mouse.down(10, 10);
      tools.mouse.move(40, 40);
      const { hit, scene } = sibling.counts;
      tools.layer.draw();
      tools.expect(sibling.counts.hit).toBe(hit);
      tools.expect(sibling.counts.scene).toBe(scene + 1);
      tools.mouse.up(40, 40);
      tools.layer.draw();
      tools.expect(sibling.counts.hit).toBeGreaterThan(hit);
    },
  },
  {
    says: 'A layer with `listening: false` does the same: it has no hit canvas.',
    run: ({ Konva, stage, expect }) => {
      const deaf = new Konva.Layer({ listening: false });
      const layer = new Konva.Layer();
      stage.add(deaf, layer);
      expect(deaf.getHitCanvas().width).toBe(0);
      expect(layer.getHitCanvas().width).toBeGreaterThan(0);
    },
  },
  {
    says: 'Call `cache()` again after a change of the fill or size; position, rotation, scale and opacity need no new cache.',
    run: ({ Konva, layer, pixel, expect }) => {
      const box = new Konva.Rect({ width: 50, height: 50, fill: '#ff0000' });
      layer.add(box);
      box.cache();
      box.fill('#0000ff');
      box.x(100);
      box.scaleX(2);
      layer.draw();
      expect(pixel(20, 20)[3]).toBe(0);
      expect(pixel(180, 20)).toEqual([255, 0, 0, 255]);
      box.opacity(0.5);
      layer.draw();
      expect(pixel(180, 20)[3]).toBeCloseTo(128, -1);
      box.cache();
      layer.draw();
      expect(pixel(180, 20).slice(0, 3)).toEqual([0, 0, 255]);
    },
  },
]);
