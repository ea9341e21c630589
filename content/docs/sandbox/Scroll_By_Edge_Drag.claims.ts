import { defineClaims } from '@site-packages/page-claims';
import { scrolled, SPEED } from '../../../demos/sandbox/Scroll_By_Edge_Drag/shared/edge';

const VIEW = { width: 400, height: 300 };
const PLAN = { width: 4000, height: 3000 };

export default defineClaims([
  {
    says: 'In each frame, this code moves the stage and puts the dragged shape back under the pointer',
    run: async ({ Konva, stage, layer, mouse, onEnd, until, expect }) => {
      const plant = new Konva.Circle({ x: 100, y: 100, radius: 20, fill: 'red', draggable: true });
      layer.add(plant).draw();
      const scrolling = new Konva.Animation(({ timeDiff }) => {
        const place = plant.absolutePosition();
        stage.x(stage.x() - SPEED * (Math.min(timeDiff, 100) / 1000));
        plant.absolutePosition(place);
      });
      onEnd(() => scrolling.stop());
      plant.on('dragstart', () => scrolling.start());
      plant.on('dragend', () => scrolling.stop());
      mouse.down(100, 100);
      mouse.move(380, 120);
      await until(() => stage.x() < -30);
      expect(plant.absolutePosition().x).toBeCloseTo(380, 6);
      expect(plant.x()).toBeCloseTo(380 - stage.x(), 6);
      // The next move continues from there.
      mouse.move(370, 120);
      expect(plant.absolutePosition().x).toBeCloseTo(370, 6);
      mouse.up(370, 120);
      expect(scrolling.isRunning()).toBe(false);
    },
  },
  {
    says: 'So the speed is the same at 60 and at 144 frames per second. A longer gap counts as a tenth of a second',
    run: ({ expect }) => {
      const after = (frames: number, milliseconds: number) => {
        let corner = { x: 0, y: 0 };
        for (let i = 0; i < frames; i += 1) {
          corner = scrolled(corner, { x: 395, y: 150 }, milliseconds, VIEW, PLAN);
        }
        return corner.x;
      };
      expect(after(60, 1000 / 60)).toBeCloseTo(SPEED, 6);
      expect(after(144, 1000 / 144)).toBeCloseTo(SPEED, 6);
      expect(after(1, 5000)).toBeCloseTo(SPEED / 10, 6);
    },
  },
  {
    says: 'The code is in a `dragmove` listener, and Konva fires no `dragmove` while the pointer rests.',
    run: async ({ Konva, layer, mouse, frames, expect }) => {
      const plant = new Konva.Circle({ x: 100, y: 100, radius: 20, fill: 'red', draggable: true });
      layer.add(plant).draw();
      let moves = 0;
      plant.on('dragmove', () => (moves += 1));
      mouse.down(100, 100);
      mouse.move(150, 100);
      const before = moves;
      expect(before).toBeGreaterThan(0);
      await frames(5);
      expect(moves).toBe(before);
      mouse.up(150, 100);
    },
  },
  {
    says: 'The shape moved with the stage. Read its absolute position before moving the stage and set it afterward.',
    run: ({ Konva, stage, layer, mouse, expect }) => {
      const plant = new Konva.Circle({ x: 100, y: 100, radius: 20, fill: 'red', draggable: true });
      layer.add(plant).draw();
      mouse.down(100, 100);
      mouse.move(380, 100);
      stage.x(-50);
      expect(plant.absolutePosition().x).toBe(330);
      mouse.move(381, 100);
      expect(plant.absolutePosition().x).toBe(381);
      const place = plant.absolutePosition();
      stage.x(-100);
      plant.absolutePosition(place);
      expect(plant.absolutePosition().x).toBe(381);
      mouse.up(381, 100);
    },
  },
  {
    says: 'A drag also ends when the touch is canceled or the code calls `stopDrag()`; both fire `dragend`.',
    run: ({ Konva, stage, layer, mouse, expect }) => {
      const plant = new Konva.Circle({ x: 100, y: 100, radius: 20, fill: 'red', draggable: true });
      layer.add(plant).draw();
      let ends = 0;
      plant.on('dragend', () => (ends += 1));
      mouse.down(100, 100);
      mouse.move(150, 100);
      plant.stopDrag();
      expect(ends).toBe(1);
      mouse.up(150, 100);

      stage.draw();
      const { left, top } = stage.content.getBoundingClientRect();
      const send = (type: string, x: number, y: number) => {
        const finger = new Touch({
          identifier: 1,
          target: stage.content,
          clientX: left + x,
          clientY: top + y,
        });
        const touches = type === 'touchcancel' ? [] : [finger];
        stage.content.dispatchEvent(
          new TouchEvent(type, { bubbles: true, cancelable: true, touches, changedTouches: [finger] }),
        );
      };
      const { x, y } = plant.absolutePosition();
      send('touchstart', x, y);
      send('touchmove', x + 60, y);
      expect(plant.isDragging()).toBe(true);
      send('touchcancel', x + 60, y);
      expect(plant.isDragging()).toBe(false);
      expect(ends).toBe(2);
    },
  },
  {
    says: 'The `dragmove` of the shape bubbles to the listener of the stage, which reads it as a move of the stage. Check the `target`.',
    run: ({ Konva, stage, layer, mouse, expect }) => {
      const plant = new Konva.Circle({ x: 100, y: 100, radius: 20, fill: 'red', draggable: true });
      layer.add(plant).draw();
      const targets = new Set<unknown>();
      stage.on('dragmove', ({ target }) => targets.add(target));
      mouse.drag([100, 100], [150, 100]);
      expect([...targets]).toEqual([plant]);
    },
  },
]);
