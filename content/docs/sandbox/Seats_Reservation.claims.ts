import { defineClaims } from '@site-packages/page-claims';

export default defineClaims([
  {
    says: 'Konva fires both `click` events before `dblclick`',
    run: ({ Konva, layer, mouse, expect }) => {
      const heard: string[] = [];
      const seat = new Konva.Rect({ width: 40, height: 40, fill: 'red' });
      layer.add(seat).draw();
      seat.on('click dblclick', ({ type }) => heard.push(type));
      mouse.click(20, 20);
      mouse.click(20, 20);
      expect(heard).toEqual(['click', 'click', 'dblclick']);
    },
  },
  {
    says: 'Pointer events still reach each seat, because the cache also keeps a canvas for hit detection.',
    run: ({ Konva, stage, layer, expect }) => {
      const seats = [20, 80].map((x) => new Konva.Rect({ x, y: 20, width: 40, height: 40, fill: 'red' }));
      const section = new Konva.Group();
      section.add(...seats);
      layer.add(section);
      section.cache();
      layer.draw();
      expect([40, 70, 100].map((x) => stage.getIntersection({ x, y: 40 }))).toEqual([seats[0], null, seats[1]]);
    },
  },
]);
