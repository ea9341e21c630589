import { defineClaims, type ClaimTools } from '@site-packages/page-claims';

/** A red circle at 100, 100. */
function circle({ Konva, layer }: ClaimTools, config: Record<string, unknown> = {}) {
  const node = new Konva.Circle({ x: 100, y: 100, radius: 40, fill: 'red', ...config });
  layer.add(node).draw();
  return node;
}

export default defineClaims([
  {
    says: 'Konva fires `click` for the mouse and `tap` for a finger. Listen to both, or to `pointerclick`, which fires for all devices.',
    run: (tools) => {
      const { stage, mouse, touch, expect } = tools;
      circle(tools);
      const heard: string[] = [];
      stage.on('click tap pointerclick', ({ type }) => heard.push(type));
      mouse.click(100, 100);
      expect(heard.splice(0).toSorted()).toEqual(['click', 'pointerclick']);
      touch.tap(100, 100);
      expect(heard.toSorted()).toEqual(['pointerclick', 'tap']);
    },
  },
  {
    says: 'Konva fires no `click` after the drag of a draggable node. Konva does fire `click` if your own `mousedown` and `mousemove` listeners moved the shape',
    run: (tools) => {
      const { layer, mouse, expect } = tools;
      const node = circle(tools, { draggable: true });
      let clicks = 0;
      layer.on('click', () => (clicks += 1));
      mouse.drag([100, 100], [150, 120]);
      expect(node.position()).toEqual({ x: 150, y: 120 });
      expect(clicks).toBe(0);
      node.draggable(false);
      layer.draw();
      mouse.down(150, 120);
      mouse.move(160, 125);
      node.position({ x: 160, y: 125 });
      layer.draw();
      mouse.up(160, 125);
      expect(clicks).toBe(1);
    },
  },
  {
    says: 'blending works only within one canvas',
    run: (tools) => {
      const { Konva, stage, layer, pixel, expect } = tools;
      circle(tools, { fill: '#ff0000' });
      const over = new Konva.Layer();
      stage.add(over);
      const blue = new Konva.Circle({
        x: 100,
        y: 100,
        radius: 40,
        fill: '#0000ff',
        globalCompositeOperation: 'multiply',
      });
      over.add(blue);
      stage.draw();
      const { data } = over.getCanvas().getContext().getImageData(100, 100, 1, 1);
      expect([...data.slice(0, 3)]).toEqual([0, 0, 255]);
      blue.moveTo(layer);
      stage.draw();
      expect(pixel(100, 100)).toEqual([0, 0, 0, 255]);
    },
  },
]);
