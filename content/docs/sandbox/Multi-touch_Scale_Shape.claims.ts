import { defineClaims } from '@site-packages/page-claims';
import { createPinch } from '../../../demos/sandbox/Multi-touch_Scale_Shape/shared/pinch';

export default defineClaims([
  {
    says: 'Without this, Konva fires no touchmove events while one finger drags.',
    run: ({ Konva, stage, layer, touch, expect, onEnd }) => {
      const shape = new Konva.Circle({ x: 100, y: 100, radius: 40, fill: 'red', draggable: true });
      layer.add(shape).draw();
      let last = 0;
      stage.on('touchmove', () => {
        const [a, b] = stage.getPointersPositions();
        if (!a || !b) return;
        shape.stopDrag();
        const apart = Math.hypot(b.x - a.x, b.y - a.y);
        const by = last > 0 ? apart / last : 1;
        shape.scale({ x: shape.scaleX() * by, y: shape.scaleY() * by });
        last = apart;
      });
      stage.on('touchend', () => (last = 0));
      const pinch = () => {
        touch.start([100, 100]);
        touch.move([110, 100]);
        touch.move([120, 100]);
        touch.start([120, 100], [220, 100]);
        touch.move([120, 100], [221, 100]);
        touch.move([120, 100], [322, 100]);
        touch.end([120, 100]);
        touch.end();
      };
      pinch();
      expect(shape.scaleX()).toBe(1);
      shape.position({ x: 100, y: 100 });
      layer.draw();
      onEnd(() => (Konva.hitOnDragEnabled = false));
      Konva.hitOnDragEnabled = true;
      pinch();
      expect(shape.scaleX()).toBeCloseTo(2, 5);
      expect(shape.scaleY()).toBeCloseTo(2, 5);
    },
  },
  {
    says: '`touchstart` also fires during a drag',
    run: ({ Konva, stage, layer, touch, expect }) => {
      const shape = new Konva.Circle({ x: 100, y: 100, radius: 40, fill: 'red', draggable: true });
      layer.add(shape).draw();
      const heard: string[] = [];
      stage.on('touchstart touchmove', ({ type }) => heard.push(`${type} ${shape.isDragging()}`));
      touch.start([100, 100]);
      touch.move([110, 100]);
      touch.move([120, 100]);
      touch.start([120, 100], [250, 100]);
      expect(heard.at(-1)).toBe('touchstart true');
      touch.end([120, 100]);
      touch.end();
    },
  },
  {
    says: 'During a drag, Konva does not fire `touchmove` on the stage.',
    run: ({ Konva, stage, layer, touch, expect }) => {
      const shape = new Konva.Circle({ x: 100, y: 100, radius: 40, fill: 'red', draggable: true });
      layer.add(shape).draw();
      let moves = 0;
      stage.on('touchmove', () => (moves += 1));
      touch.start([300, 200]);
      touch.move([310, 200]);
      touch.end();
      expect(moves).toBe(1);
      touch.start([100, 100]);
      touch.move([120, 100]);
      moves = 0;
      touch.move([140, 100]);
      expect(shape.isDragging()).toBe(true);
      expect(moves).toBe(0);
      touch.end();
    },
  },
  {
    says: '`Konva.Stage#getPointersPositions` returns them in coordinates of the stage.',
    run: ({ stage, layer, touch, expect }) => {
      stage.container().style.margin = '20px 0 0 30px';
      layer.draw();
      touch.start([100, 100], [200, 150]);
      expect(stage.getPointersPositions()).toMatchObject([
        { x: 70, y: 80 },
        { x: 170, y: 130 },
      ]);
      touch.end();
    },
  },
  {
    says: 'If the fingers return to their first positions, the lantern has exactly its old size, even if they went beyond a limit.',
    run: ({ Konva, stage, layer, touch, expect }) => {
      const star = new Konva.Rect({ id: 'star', x: 200, y: 150, width: 40, height: 40, scale: { x: 0.85, y: 0.85 } });
      layer.add(star).draw();
      const pinch = createPinch();
      const sizes: (number | undefined)[] = [];
      stage.on('touchstart', (event) => pinch.press(event, 'star'));
      stage.on('touchmove', (event) => sizes.push(pinch.move(event)?.size));
      touch.start([50, 50], [80, 90]);
      touch.move([50, 50], [350, 450]);
      touch.move([50, 50], [80, 90]);
      touch.end();
      expect(sizes).toEqual([8.5, 0.85]);
    },
  },
  {
    says: 'A `Konva.Rect` scales around its top-left corner. Set `offset` to the middle of the shape; `x` and `y` are then the position of the middle.',
    run: ({ Konva, layer, expect }) => {
      const box = new Konva.Rect({ x: 100, y: 100, width: 40, height: 20, fill: 'red' });
      layer.add(box);
      box.scale({ x: 2, y: 2 });
      expect(box.getClientRect()).toMatchObject({ x: 100, y: 100, width: 80, height: 40 });
      box.offset({ x: 20, y: 10 });
      expect(box.getClientRect()).toMatchObject({ x: 60, y: 80, width: 80, height: 40 });
    },
  },
  {
    says: 'Reset it on `touchend`, or measure it again on `touchstart`.',
    run: ({ Konva, stage, layer, touch, expect }) => {
      const shape = new Konva.Circle({ x: 100, y: 100, radius: 20, fill: 'red' });
      layer.add(shape).draw();
      let last = 0;
      stage.on('touchmove', () => {
        const [a, b] = stage.getPointersPositions();
        if (!a || !b) return;
        const apart = Math.hypot(b.x - a.x, b.y - a.y);
        shape.scaleX(shape.scaleX() * (last > 0 ? apart / last : 1));
        last = apart;
      });
      const pinch = () => {
        touch.start([100, 50], [140, 50]);
        touch.move([100, 50], [140, 51]);
        touch.end([100, 50]);
        touch.end();
      };
      const wide = () => {
        touch.start([100, 50], [300, 50]);
        touch.move([100, 50], [300, 50]);
        touch.end([100, 50]);
        touch.end();
      };
      pinch();
      wide();
      expect(shape.scaleX()).toBeGreaterThan(4);
      shape.scaleX(1);
      last = 0;
      stage.on('touchend', () => (last = 0));
      pinch();
      wide();
      expect(shape.scaleX()).toBe(1);
    },
  },
]);
