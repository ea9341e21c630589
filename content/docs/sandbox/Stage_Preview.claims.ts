import { defineClaims } from '@site-packages/page-claims';
import { takePicture } from '../../../demos/sandbox/Stage_Preview/shared/stamp';

export default defineClaims([
  {
    says: 'A node has one parent, so it cannot be on two stages at once.',
    run: ({ Konva, layer, expect }) => {
      const other = new Konva.Layer();
      const node = new Konva.Rect({ width: 10, height: 10 });
      layer.add(node);
      other.add(node);
      expect(node.getParent()).toBe(other);
      expect(layer.getChildren().length).toBe(0);
    },
  },
  {
    says: '`Konva.Node#clone` copies attributes and listeners once. Later changes of the original do not affect the copy.',
    run: ({ Konva, layer, expect }) => {
      let clicks = 0;
      const node = new Konva.Circle({ x: 10, radius: 5, fill: 'red' });
      node.on('click', () => (clicks += 1));
      layer.add(node);
      const copy = node.clone();
      expect([copy.x(), copy.fill()]).toEqual([10, 'red']);
      copy.fire('click');
      expect(clicks).toBe(1);
      node.x(50);
      expect(copy.x()).toBe(10);
    },
  },
  {
    says: 'A clone of a draggable node is draggable, and its listeners run for the copy, too.',
    run: ({ Konva, layer, mouse, expect }) => {
      const moved: string[] = [];
      const node = new Konva.Rect({ id: 'one', width: 40, height: 40, fill: 'red', draggable: true });
      node.on('dragmove', ({ target }) => moved.push(target.id()));
      layer.add(node, node.clone({ id: 'two', x: 100 })).draw();
      mouse.drag([120, 20], [150, 30]);
      expect(moved.includes('two')).toBe(true);
      // On a layer that does not listen, nobody can drag the copy.
      layer.listening(false);
      const before = moved.length;
      mouse.drag([150, 30], [180, 40]);
      expect(moved.length).toBe(before);
    },
  },
  {
    says: 'The area of `toCanvas` is in pixels of the stage, so it includes the position and the scale of the layer.',
    run: ({ Konva, layer, expect }) => {
      const art = new Konva.Group();
      art.add(new Konva.Rect({ width: 400, height: 300, fill: '#ff0000' }));
      layer.add(art);
      layer.setAttrs({ x: 90, y: 70, scaleX: 0.5, scaleY: 0.5 });
      const corner = (canvas: HTMLCanvasElement) => [...(canvas.getContext('2d')?.getImageData(1, 1, 1, 1).data ?? [])];
      const naive = art.toCanvas({ x: 0, y: 0, width: 400, height: 300 });
      expect(corner(naive)).toEqual([0, 0, 0, 0]);
      const right = takePicture(art);
      expect([right.width, right.height]).toEqual([200, 150]);
      expect(corner(right)).toEqual([255, 0, 0, 255]);
      const [x, y] = [198, 148];
      expect([...(right.getContext('2d')?.getImageData(x, y, 1, 1).data ?? [])]).toEqual([255, 0, 0, 255]);
    },
  },
]);
