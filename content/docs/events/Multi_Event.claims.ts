import { defineClaims } from '@site-packages/page-claims';

export default defineClaims([
  {
    says: "`'click, tap'` binds an event called `click,`.",
    run: ({ Konva, expect }) => {
      const heard: string[] = [];
      const badge = new Konva.Circle({ radius: 30 });
      badge.on('click, tap', ({ type }) => heard.push(type));
      for (const name of ['click', 'tap', 'click,']) badge.fire(name);
      expect(heard).toEqual(['tap', 'click,']);
    },
  },
  {
    says: '`on` does not check whether the function is already bound. Call it in code that runs once, or call `off` first.',
    run: ({ Konva, expect }) => {
      let count = 0;
      const badge = new Konva.Circle({ radius: 30 });
      const listen = () => (count += 1);
      badge.on('click', listen).on('click', listen).fire('click');
      expect(count).toBe(2);
      badge.off('click', listen).fire('click');
      expect(count).toBe(2);
    },
  },
  {
    says: 'The pointer returns to the badge from a shape on top of it, here the number. Set `listening: false` on the upper shape',
    run: ({ Konva, layer, mouse, expect }) => {
      let count = 0;
      const badge = new Konva.Circle({ x: 100, y: 100, radius: 60, fill: 'green' });
      const number = new Konva.Rect({ x: 90, y: 90, width: 20, height: 20, fill: 'white' });
      layer.add(badge, number).draw();
      badge.on('pointerover', () => (count += 1));
      const cross = () => [60, 100, 140].forEach((x) => mouse.move(x, 100));
      cross();
      expect(count).toBe(2);
      mouse.leave();
      number.listening(false);
      layer.draw();
      count = 0;
      cross();
      expect(count).toBe(1);
    },
  },
]);
