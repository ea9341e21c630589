import { defineClaims } from '@site-packages/page-claims';

export default defineClaims([
  {
    says: 'Clip the group of the rows with `clipX`, `clipY`, `clipWidth` and `clipHeight`, or draw the titles after them.',
    run: ({ Konva, layer, expect }) => {
      const rows = new Konva.Group({ clipX: 0, clipY: 30, clipWidth: 100, clipHeight: 50 });
      rows.add(new Konva.Rect({ y: 10, width: 100, height: 60, fill: 'red' }));
      layer.add(rows).draw();
      const ratio = layer.getCanvas().getPixelRatio();
      const context = layer.getNativeCanvasElement().getContext('2d');
      const alphaAt = (y: number) => context?.getImageData(50 * ratio, y * ratio, 1, 1).data[3];
      expect([alphaAt(20), alphaAt(40)]).toEqual([0, 255]);
    },
  },
  {
    says: 'two clicks anywhere on the stage within `Konva.dblClickWindow`, 400 milliseconds, are a double click.',
    run: ({ Konva, layer, stage, mouse, expect }) => {
      expect(Konva.dblClickWindow).toBe(400);
      layer.draw();
      let heard = 0;
      stage.on('dblclick', () => (heard += 1));
      mouse.click(20, 20);
      mouse.click(150, 120);
      expect(heard).toBe(1);
    },
  },
  {
    says: 'An invisible node is still a child that every redraw of the layer visits.',
    run: ({ Konva, layer, expect }) => {
      let visits = 0;
      class Counted extends Konva.Rect {
        override isVisible() {
          visits += 1;
          return super.isVisible();
        }
      }
      layer.add(new Counted({ width: 10, height: 10, fill: 'red', visible: false }));
      layer.draw();
      expect(layer.getChildren().length).toBe(1);
      expect(visits).toBeGreaterThan(0);
    },
  },
  {
    says: 'While the stage has captured a pointer, `pointerdblclick` does not fire on it. `dblclick` and `dbltap` fire as usual.',
    run: ({ layer, stage, mouse, expect }) => {
      layer.draw();
      const heard: string[] = [];
      stage.on('pointerdblclick dblclick', ({ type }) => heard.push(type));
      mouse.click(20, 20);
      mouse.click(20, 20);
      expect(heard.includes('pointerdblclick')).toBe(true);
      heard.length = 0;
      stage.on('pointerdown', ({ evt }) => stage.setPointerCapture(evt.pointerId));
      mouse.click(20, 20);
      mouse.click(20, 20);
      expect(heard).toEqual(['dblclick']);
    },
  },
]);
