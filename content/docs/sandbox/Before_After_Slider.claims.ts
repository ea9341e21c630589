import { defineClaims } from '@site-packages/page-claims';

const RED = [255, 0, 0, 255];
const BLUE = [0, 0, 255, 255];

export default defineClaims([
  {
    says: '`dragBoundFunc` gets and returns a position on the stage, not in the layer.',
    run: ({ Konva, layer, mouse, expect }) => {
      layer.setAttrs({ x: 50, scaleX: 2, scaleY: 2 });
      const asked: number[] = [];
      const handle = new Konva.Rect({
        x: 20,
        width: 20,
        height: 100,
        fill: 'red',
        draggable: true,
        dragBoundFunc: ({ x }) => {
          asked.push(x);
          return { x: Math.min(150, x), y: 0 };
        },
      });
      layer.add(handle).draw();
      mouse.drag([100, 50], [300, 50]);
      expect(Math.max(...asked)).toBe(290);
      // 150 on the stage is 50 in the layer.
      expect(handle.position()).toEqual({ x: 50, y: 0 });
    },
  },
  {
    says: '`Konva.Image#width` stretches the image. Change the `clipWidth` of a group around it.',
    run: async ({ Konva, layer, picture, pixel, expect }) => {
      const image = await picture(100, 100, (context) => {
        context.fillStyle = 'red';
        context.fillRect(0, 0, 50, 100);
        context.fillStyle = 'blue';
        context.fillRect(50, 0, 50, 100);
      });
      const node = new Konva.Image({ image, width: 50, height: 100 });
      const group = new Konva.Group();
      group.add(node);
      layer.add(group).draw();
      expect(pixel(40, 50)).toEqual(BLUE);
      node.width(100);
      group.clip({ x: 0, y: 0, width: 50, height: 100 });
      layer.draw();
      expect(pixel(40, 50)).toEqual(RED);
      expect(pixel(60, 50)[3]).toBe(0);
    },
  },
  {
    says: "A touch on a shape that listens prevents the browser's scrolling. Set `preventDefault: false` on the image",
    run: ({ Konva, layer, touch, expect }) => {
      const shape = new Konva.Rect({ width: 100, height: 100, fill: 'red' });
      layer.add(shape).draw();
      expect(touch.start([50, 50])).toBe(true);
      touch.end();
      shape.preventDefault(false);
      expect(touch.start([50, 50])).toBe(false);
      touch.end();
    },
  },
  {
    says: 'a click outside the clip reaches the node below.',
    run: ({ Konva, layer, mouse, expect }) => {
      const heard: string[] = [];
      const add = (name: string, parent: typeof layer | InstanceType<typeof Konva.Group>) => {
        const shape = new Konva.Rect({ width: 100, height: 100, fill: 'red' });
        shape.on('click', () => heard.push(name));
        parent.add(shape);
      };
      add('after', layer);
      const before = new Konva.Group({ clip: { x: 0, y: 0, width: 50, height: 100 } });
      add('before', before);
      layer.add(before).draw();
      mouse.click(25, 50);
      mouse.click(75, 50);
      expect(heard).toEqual(['before', 'after']);
    },
  },
  {
    says: 'The line has `strokeScaleEnabled: false`, which keeps its stroke and its `hitStrokeWidth` at the same size on the screen.',
    run: ({ Konva, stage, layer, pixel, expect }) => {
      layer.scale({ x: 0.25, y: 0.25 });
      const line = new Konva.Line({
        x: 400,
        points: [0, 0, 0, 400],
        stroke: '#ff0000',
        strokeWidth: 4,
        hitStrokeWidth: 40,
        strokeScaleEnabled: false,
      });
      layer.add(line).draw();
      expect(pixel(101, 50)).toEqual(RED);
      expect(stage.getIntersection({ x: 117, y: 50 })).toBe(line);
      expect(stage.getIntersection({ x: 123, y: 50 })).toBe(null);
      line.strokeScaleEnabled(true);
      layer.draw();
      expect(stage.getIntersection({ x: 117, y: 50 })).toBe(null);
    },
  },
]);
