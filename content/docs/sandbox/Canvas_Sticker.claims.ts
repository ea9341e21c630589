import { defineClaims } from '@site-packages/page-claims';

export default defineClaims([
  {
    says: 'Konva drags each node under a finger, so two fingers can drag two nodes at once. Call `stopDrag()` in `dragstart` when two fingers are down, as the demo does.',
    run: ({ Konva, layer, touch, expect }) => {
      const square = (x: number) => new Konva.Rect({ x, y: 20, width: 60, height: 60, fill: 'red', draggable: true });
      const [left, right] = [square(20), square(200)];
      layer.add(left, right).draw();
      const gesture = () => {
        touch.start([50, 50]);
        touch.start([50, 50], [230, 50]);
        touch.move([50, 90], [230, 90]);
        touch.end();
      };
      gesture();
      expect([left.y(), right.y()]).toEqual([60, 60]);
      for (const node of [left, right]) {
        node.y(20);
        node.on('dragstart', () => node.stopDrag());
      }
      gesture();
      expect([left.y(), right.y()]).toEqual([20, 20]);
    },
  },
  {
    says: 'The handles are shapes on the same layer, so a listener on the stage receives their events, too. Ignore targets that are inside a Transformer.',
    run: ({ Konva, stage, layer, mouse, expect }) => {
      const rect = new Konva.Rect({ x: 50, y: 50, width: 80, height: 80, fill: 'red' });
      layer.add(rect, new Konva.Transformer({ nodes: [rect] })).draw();
      const heard: unknown[] = [];
      stage.on('pointerdown', ({ target }) => heard.push(target.findAncestor('Transformer')?.className));
      mouse.down(130, 130);
      mouse.up(130, 130);
      mouse.down(90, 90);
      mouse.up(90, 90);
      expect(heard).toEqual(['Transformer', undefined]);
    },
  },
  {
    says: 'A drawing function that sets its own colors also paints them into the hit graph, where Konva cannot assign them to a shape. Give the group a path with fill and stroke for the pointer, and set `listening: false` for the drawing.',
    run: ({ Konva, stage, layer, expect }) => {
      const paint = (context: InstanceType<typeof Konva.Context>) => {
        context.fillStyle = 'red';
        context.fillRect(0, 0, 80, 80);
      };
      const group = new Konva.Group({ x: 20, y: 20 });
      const art = new Konva.Shape({ sceneFunc: paint });
      layer.add(group.add(art)).draw();
      expect(stage.getIntersection({ x: 50, y: 50 })).toBe(null);
      const edge = new Konva.Path({ data: 'M0 0 H80 V80 H0 Z', fill: 'white' });
      group.add(edge);
      edge.moveToBottom();
      art.listening(false);
      layer.draw();
      expect(stage.getIntersection({ x: 50, y: 50 }) === edge).toBe(true);
    },
  },
  {
    says: 'An image from another host without CORS headers makes the canvas unreadable.',
    run: async ({ Konva, layer, foreignPicture, expect }) => {
      const image = new Image();
      image.src = foreignPicture;
      await image.decode();
      layer.add(new Konva.Image({ image, width: 50, height: 50 })).draw();
      expect(() => layer.getNativeCanvasElement().toDataURL()).toThrow();
    },
  },
]);
