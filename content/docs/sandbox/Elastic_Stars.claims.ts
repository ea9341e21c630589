import { defineClaims } from '@site-packages/page-claims';
import { newTray } from '../../../demos/sandbox/Elastic_Stars/shared/cookies';

export default defineClaims([
  {
    says: 'It was pressed and not dragged, so there was no `dragend`.',
    run: ({ Konva, layer, mouse, expect }) => {
      const star = new Konva.Star({
        x: 100,
        y: 100,
        numPoints: 5,
        innerRadius: 30,
        outerRadius: 60,
        fill: 'tan',
        draggable: true,
      });
      layer.add(star).draw();
      const heard: string[] = [];
      star.on('pointerdown pointerup dragend', ({ type }) => heard.push(type));
      mouse.click(100, 100);
      expect(heard).toEqual(['pointerdown', 'pointerup']);
    },
  },
  {
    says: 'When a drag ends before the next frame, `pointerup` does reach the star, before `dragend`.',
    run: ({ Konva, layer, mouse, expect }) => {
      const star = new Konva.Circle({ x: 100, y: 100, radius: 50, fill: 'tan', draggable: true });
      layer.add(star).draw();
      const heard: string[] = [];
      star.on('pointerup dragend', ({ type }) => heard.push(`${type} ${star.isDragging()}`));
      mouse.drag([100, 100], [120, 110]);
      expect(heard).toEqual(['pointerup true', 'dragend false']);
    },
  },
  {
    says: 'while something is dragged, the hit graph of its layer is empty.',
    run: async ({ Konva, stage, layer, mouse, expect, frames }) => {
      const star = new Konva.Circle({ x: 100, y: 100, radius: 40, fill: 'tan', draggable: true });
      layer.add(star).draw();
      const heard: string[] = [];
      star.on('pointerup dragend', ({ type }) => heard.push(type));
      mouse.down(100, 100);
      mouse.move(160, 100);
      mouse.move(200, 100);
      await frames(2);
      expect(star.x()).toBe(200);
      expect(stage.getIntersection({ x: 200, y: 100 })).toBe(null);
      mouse.up(200, 100);
      expect(heard).toEqual(['dragend']);
      await frames(2);
      expect(stage.getIntersection({ x: 200, y: 100 })).toBe(star);
    },
  },
  {
    says: '`shadowOffset` and `shadowBlur` scale with the node, so the shadow of a lifted star grows with it.',
    run: ({ Konva, layer, pixel, expect }) => {
      const box = new Konva.Rect({
        width: 20,
        height: 20,
        fill: 'white',
        shadowColor: 'red',
        shadowOffsetY: 30,
        shadowBlur: 0,
      });
      layer.add(box).draw();
      expect(pixel(10, 40)).toEqual([255, 0, 0, 255]);
      expect(pixel(10, 80)[3]).toBe(0);
      box.scale({ x: 2, y: 2 });
      layer.draw();
      expect(pixel(10, 80)).toEqual([255, 0, 0, 255]);
    },
  },
  {
    says: 'a new tween takes the attribute from the running tween and starts at the current value.',
    run: async ({ Konva, layer, expect, frames }) => {
      const star = new Konva.Circle({ radius: 10, fill: 'tan' });
      layer.add(star);
      const up = new Konva.Tween({ node: star, scaleX: 3, duration: 60 });
      up.play();
      up.seek(30);
      expect(star.scaleX()).toBeCloseTo(2, 1);
      const down = new Konva.Tween({ node: star, scaleX: 1, duration: 60 });
      down.seek(0);
      expect(star.scaleX()).toBeCloseTo(2, 1);
      down.play();
      down.seek(60);
      await frames(2);
      expect(star.scaleX()).toBe(1);
      up.destroy();
      down.destroy();
    },
  },
  {
    says: 'each at the first random position where it does not touch another star',
    run: ({ expect }) => {
      const { cookies } = newTray();
      for (const a of cookies) {
        for (const b of cookies) {
          if (a.id === b.id) continue;
          expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(a.radius + b.radius);
        }
      }
    },
  },
]);
