import { defineClaims } from '@site-packages/page-claims';

export default defineClaims([
  {
    says: 'In `click.a.b` the name is `a`; the rest is ignored.',
    run: ({ Konva, expect }) => {
      let count = 0;
      const star = new Konva.Circle({ radius: 30 }).on('click.a.b', () => (count += 1));
      star.off('.b').fire('click');
      expect(count).toBe(1);
      star.off('.a').fire('click');
      expect(count).toBe(1);
    },
  },
  {
    says: "The name `konva` is reserved for Konva's internal listeners, which `off('click')` does not remove.",
    run: ({ Konva, expect }) => {
      const heard: string[] = [];
      const star = new Konva.Circle({ radius: 30 });
      star.on('click.konva', () => heard.push('konva')).on('click.turn', () => heard.push('turn'));
      star.off('click').fire('click');
      expect(heard).toEqual(['konva']);
    },
  },
  {
    says: '`on` does not replace a listener with the same name; call `off` first.',
    run: ({ Konva, expect }) => {
      let count = 0;
      const star = new Konva.Circle({ radius: 30 });
      const bind = () => star.on('click.turn', () => (count += 1));
      bind();
      bind();
      star.fire('click');
      expect(count).toBe(2);
      star.off('.turn');
      bind();
      star.fire('click');
      expect(count).toBe(3);
    },
  },
  {
    says: "`fire('save.now')` fires an event called `save.now`, because only `on` and `off` treat the part after the dot as a name.",
    run: ({ Konva, expect }) => {
      const heard: string[] = [];
      const star = new Konva.Circle({ radius: 30 }).on('save.now', ({ type }) => heard.push(type));
      star.fire('save.now');
      expect(heard).toEqual([]);
      star.fire('save');
      expect(heard).toEqual(['save']);
    },
  },
]);
