import { defineClaims, type ClaimTools } from '@site-packages/page-claims';

/** A blue background, and on it a group with a red box and an eraser in the middle of the box. */
function addDrawing({ Konva, layer }: ClaimTools, isolated: boolean) {
  const group = new Konva.Group({ isolated });
  const box = new Konva.Rect({ width: 100, height: 100, fill: '#f00' });
  const eraser = new Konva.Circle({
    x: 50,
    y: 50,
    radius: 20,
    fill: 'black',
    globalCompositeOperation: 'destination-out',
  });
  group.add(box, eraser);
  layer.add(new Konva.Rect({ width: 200, height: 200, fill: '#00f' }), group).draw();
  return { group, box, eraser };
}

export default defineClaims([
  {
    says: 'If an isolated group is also cached, Konva draws its cache until you call `clearCache()`.',
    run: (tools) => {
      const { group, box } = addDrawing(tools, true);
      group.cache();
      box.fill('#0f0');
      tools.layer.draw();
      tools.expect(tools.pixel(10, 10)).toEqual([255, 0, 0, 255]);
      group.clearCache();
      tools.layer.draw();
      tools.expect(tools.pixel(10, 10)).toEqual([0, 255, 0, 255]);
    },
  },
  {
    says: 'The group is not isolated, so `destination-out` erases the layer.',
    run: (tools) => {
      const { group } = addDrawing(tools, false);
      tools.expect(tools.pixel(50, 50)[3]).toBe(0);
      group.isolated(true);
      tools.layer.draw();
      tools.expect(tools.pixel(50, 50)).toEqual([0, 0, 255, 255]);
    },
  },
  {
    says: 'It is in a different group, or before the shapes in its group. It erases only what its group has already drawn.',
    run: (tools) => {
      const { group, eraser } = addDrawing(tools, true);
      eraser.moveToBottom();
      tools.layer.draw();
      tools.expect(tools.pixel(50, 50)).toEqual([255, 0, 0, 255]);
      const own = new tools.Konva.Group({ isolated: true });
      own.add(eraser);
      group.add(own);
      tools.layer.draw();
      tools.expect(tools.pixel(50, 50)).toEqual([255, 0, 0, 255]);
    },
  },
  {
    says: 'An erased area can still be clicked. The hit area depends on the shapes, not on the pixels.',
    run: (tools) => {
      const { box, eraser } = addDrawing(tools, true);
      eraser.listening(false);
      tools.layer.draw();
      tools.expect(tools.stage.getIntersection({ x: 50, y: 50 })).toBe(box);
    },
  },
  {
    says: 'A shape with a `sceneFunc` that draws outside its width and height is cut off, unless it specifies its bounds',
    run: (tools) => {
      const shape = new tools.Konva.Shape({
        x: 100,
        y: 100,
        width: 10,
        height: 10,
        sceneFunc: (context) => {
          context.fillStyle = '#f00';
          context.fillRect(-40, -40, 80, 80);
        },
      });
      const group = new tools.Konva.Group({ isolated: true });
      group.add(shape);
      tools.layer.add(group).draw();
      // On the layer's own canvas: an export of one pixel would have its own bounds.
      const canvas = tools.layer.getCanvas();
      const at = 70 * canvas.getPixelRatio();
      const red = () => [...canvas.getContext().getImageData(at, at, 1, 1).data];
      tools.expect(red()).toEqual([0, 0, 0, 0]);
      shape.selfRectFunc(() => ({ x: -40, y: -40, width: 80, height: 80 }));
      tools.layer.draw();
      tools.expect(red()).toEqual([255, 0, 0, 255]);
    },
  },
]);
