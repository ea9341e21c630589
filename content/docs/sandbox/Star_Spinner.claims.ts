import { defineClaims } from '@site-packages/page-claims';
import { advance, atRest, push, turnBetween } from '../../../demos/sandbox/Star_Spinner/shared/spinner';
import { paperConfig } from '../../../demos/sandbox/Star_Spinner/shared/scene';

export default defineClaims([
  {
    says: '`Math.atan2` jumps from 180 to −180 degrees there.',
    run: ({ expect }) => {
      const above = (Math.atan2(1e-9, -1) * 180) / Math.PI;
      const below = (Math.atan2(-1e-9, -1) * 180) / Math.PI;
      expect(above).toBeCloseTo(180);
      expect(below).toBeCloseTo(-180);
      expect(turnBetween(above, below)).toBeCloseTo(0);
    },
  },
  {
    says: 'A `Konva.Rect` or a `Konva.Image` turns around its top left corner.',
    run: ({ Konva, expect }) => {
      const box = { x: 100, y: 100, width: 60, height: 40, rotation: 90 };
      const turned = { x: 60, y: 100, width: 40, height: 60 };
      for (const node of [new Konva.Rect(box), new Konva.Image({ ...box, image: undefined })]) {
        const { x, y, width, height } = node.getClientRect();
        expect([x, y, width, height].map(Math.round)).toEqual(Object.values(turned));
        node.offset({ x: 30, y: 20 });
        const middle = node.getClientRect();
        expect(middle.x + middle.width / 2).toBeCloseTo(100);
        expect(middle.y + middle.height / 2).toBeCloseTo(100);
      }
    },
  },
  {
    says: '`hitStar` is the `hitFunc` of the star and makes the full circle its hit area.',
    run: ({ Konva, stage, layer, expect }) => {
      const star = new Konva.Image({ ...paperConfig, x: 150, y: 150, image: undefined });
      layer.add(star).draw();
      // Between two tips, near the circle, and in the corner of the image.
      const gap = { x: 150 + 140 * Math.sin(0.2), y: 150 - 140 * Math.cos(0.2) };
      expect(stage.getIntersection(gap)).toBe(star);
      expect(stage.getIntersection({ x: 10, y: 10 })).toBe(null);
    },
  },
  {
    says: "Call `getRelativePointerPosition()` on the group that holds the star: it returns the group's coordinates, at any scale and position.",
    run: ({ Konva, stage, layer, mouse, expect }) => {
      const group = new Konva.Group({ x: 100, y: 50, scaleX: 2, scaleY: 2 });
      layer.add(group).draw();
      mouse.move(140, 90);
      expect(stage.getPointerPosition()).toEqual({ x: 140, y: 90 });
      expect(group.getRelativePointerPosition()).toEqual({ x: 20, y: 20 });
    },
  },
  {
    says: 'So the motion is the same at 30 frames a second and at 144.',
    run: ({ expect }) => {
      const run = (rate: number) => {
        let spinner = push(atRest, 600, true);
        for (let i = 0; i < rate; i += 1) spinner = advance(spinner, 1000 / rate);
        return spinner.rotation;
      };
      expect(run(30)).toBeCloseTo(run(144), 6);
    },
  },
]);
