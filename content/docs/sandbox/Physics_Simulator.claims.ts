import { defineClaims } from '@site-packages/page-claims';
import { advance, groundAt, newBall, RADIUS } from '../../../demos/sandbox/Physics_Simulator/shared/physics';

const WORLD = { width: 800, height: 460, gravity: 1400 };

export default defineClaims([
  {
    says: 'The collision reverses the speed but leaves the ball below the surface, so the next step reverses the speed again. Move the ball to the surface first, as `meetGround` does.',
    run: ({ expect }) => {
      const STEP = 1 / 240;
      /** How far below level ground a ball is after ten seconds. */
      const depth = (isMoved: boolean) => {
        const ground = 200;
        const ball = { y: 100, vy: 0 };
        for (let step = 0; step < 10 * 240; step += 1) {
          ball.vy += 900 * STEP;
          ball.y += ball.vy * STEP;
          if (ball.y <= ground) continue;
          ball.vy *= -0.78;
          if (isMoved) ball.y = ground;
        }
        return ball.y - ground;
      };
      expect(depth(false)).toBeGreaterThan(10);
      expect(depth(true)).toBeLessThanOrEqual(0);

      // However deep it is put, the next step has the whole ball above the ground.
      const ball = { ...newBall(WORLD), x: 400, y: groundAt(400, WORLD) + 20, vx: 0 };
      advance(ball, WORLD, 1 / 240);
      const gaps = Array.from({ length: 2 * RADIUS }, (_, index) => {
        const x = ball.x - RADIUS + index;
        return Math.hypot(ball.x - x, ball.y - groundAt(x, WORLD));
      });
      expect(Math.min(...gaps)).toBeGreaterThan(RADIUS - 1);
    },
  },
  {
    says: 'One step is longer than the object is thick. Take smaller steps.',
    run: ({ Konva, layer, expect }) => {
      const wall = new Konva.Rect({ x: 200, width: 10, height: 300, fill: 'red' });
      const ball = new Konva.Circle({ y: 100, radius: 10, fill: 'red' });
      layer.add(wall, ball);
      const hits = (step: number) => {
        for (ball.x(50); ball.x() < 400; ball.x(ball.x() + 3000 * step)) {
          if (Konva.Util.haveIntersection(ball.getClientRect(), wall.getClientRect())) return true;
        }
        return false;
      };
      expect(hits(1 / 30)).toBe(false);
      expect(hits(1 / 240)).toBe(true);
    },
  },
  {
    says: '`advance` never simulates more than a tenth of a second at once.',
    run: ({ expect }) => {
      const balls = [0.1, 8].map((seconds) => {
        const ball = newBall(WORLD);
        advance(ball, WORLD, seconds);
        return ball;
      });
      expect(balls[1]).toEqual(balls[0]);
      expect(balls[0]?.y).toBeGreaterThan(newBall(WORLD).y);
      expect(balls[0]?.y).toBeLessThan(groundAt(balls[0]?.x ?? 0, WORLD));
    },
  },
]);
