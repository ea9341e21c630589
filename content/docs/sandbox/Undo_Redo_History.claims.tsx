import { defineClaims } from '@site-packages/page-claims';
import { mountReact } from '@site-packages/page-claims/react';
import { useState } from 'react';
import { Layer, Rect, Stage } from 'react-konva';

export default defineClaims([
  {
    says: 'The history is a list of states and the index of the current state:',
    run: ({ Konva, stage, layer, mouse, expect }) => {
      interface Dot {
        x: number;
        y: number;
      }

      let steps: Dot[][] = [[]];
      let at = 0;

      function commit(next: Dot[]) {
        steps = [...steps.slice(0, at + 1), next];
        at = steps.length - 1;
        draw();
      }

      function travel(by: 1 | -1) {
        at = Math.min(steps.length - 1, Math.max(0, at + by));
        draw();
      }

      function draw() {
        layer.destroyChildren();
        for (const dot of steps[at] ?? []) layer.add(new Konva.Circle({ ...dot, radius: 12, fill: '#e8583f' }));
      }

      stage.on('click', () => {
        const place = stage.getPointerPosition();
        if (place) commit([...(steps[at] ?? []), place]);
      });
      layer.draw();
      const click = (x: number, y: number) => {
        mouse.down(x, y);
        mouse.up(x, y);
      };
      const places = () => layer.children.map((node) => node.x());
      click(40, 40);
      click(90, 60);
      expect(places()).toEqual([40, 90]);
      travel(-1);
      expect(places()).toEqual([40]);
      travel(1);
      expect(places()).toEqual([40, 90]);
      travel(-1);
      click(150, 20);
      travel(1);
      expect(places()).toEqual([40, 150]);
      travel(-1);
      travel(-1);
      travel(-1);
      expect(places()).toEqual([]);
    },
  },
  {
    says: 'In React, undo then renders a prop that did not change, and the binding does not write it.',
    run: async (tools) => {
      let rerender = () => {};
      function Box() {
        const [, count] = useState(0);
        rerender = () => count((now) => now + 1);
        return (
          <Stage width={300} height={200}>
            <Layer>
              <Rect x={20} y={20} width={50} height={50} fill="red" draggable onDragEnd={() => {}} />
            </Layer>
          </Stage>
        );
      }
      await mountReact(tools, <Box />);
      const node = tools.Konva.stages[0]?.findOne('Rect');
      // As a drag does.
      node?.position({ x: 90, y: 60 });
      rerender();
      await new Promise((resolve) => setTimeout(resolve, 30));
      tools.expect(node?.position()).toEqual({ x: 90, y: 60 });
    },
  },
  {
    says: '`Konva.Node#toJSON` leaves out images and other objects that are not plain data, and `Konva.Node.create` creates all nodes again, without their listeners.',
    run: ({ Konva, layer, expect }) => {
      const picture = document.createElement('canvas');
      picture.width = picture.height = 10;
      const image = new Konva.Image({ image: picture, x: 5 });
      let heard = 0;
      image.on('click', () => (heard += 1));
      layer.add(image);
      const copy = Konva.Node.create(image.toJSON());
      expect(copy === image).toBe(false);
      expect(copy.x()).toBe(5);
      expect(copy.getAttr('image')).toBe(undefined);
      copy.fire('click');
      expect(heard).toBe(0);
      image.fire('click');
      expect(heard).toBe(1);
    },
  },
]);
