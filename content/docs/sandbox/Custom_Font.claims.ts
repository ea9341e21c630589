import { defineClaims } from '@site-packages/page-claims';

export default defineClaims([
  {
    says: 'For a family that no style sheet declares, it resolves to an empty list.',
    run: async ({ expect }) => {
      expect(await document.fonts.load('16px "Nobody declared this"')).toEqual([]);
    },
  },
  {
    says: 'use FontFace, whose load rejects if the file is missing or broken.',
    run: async ({ expect }) => {
      const broken = new FontFace('Broken', 'url("data:font/woff2;base64,AAAA")');
      await expect(broken.load()).rejects.toThrow();
      const missing = new FontFace('Missing', 'url("/fonts/nothing-is-here.woff2")');
      await expect(missing.load()).rejects.toThrow();
    },
  },
  {
    says: 'Setting the same fontFamily again does nothing. Set a different value',
    run: ({ Konva, layer, expect }) => {
      const text = new Konva.Text({ text: 'Nordlys', fontSize: 40, fontFamily: 'serif' });
      layer.add(text);
      let changes = 0;
      text.on('fontFamilyChange', () => {
        changes += 1;
      });
      text.fontFamily('serif');
      expect(changes).toBe(0);
      const before = text.getTextWidth();
      text.fontFamily('monospace');
      expect(changes).toBe(1);
      expect(text.getTextWidth()).not.toBe(before);
    },
  },
  {
    says: 'a new value makes Konva measure again',
    run: async ({ Konva, layer, frames, expect }) => {
      const text = new Konva.Text({ text: 'Nordlys', fontSize: 40, fontFamily: 'serif' });
      layer.add(text).draw();
      let draws = 0;
      layer.on('draw', () => {
        draws += 1;
      });
      const before = text.width();
      text.fontFamily('monospace');
      expect(text.width()).not.toBe(before);
      await frames(2);
      expect(draws).toBe(1);
    },
  },
]);
