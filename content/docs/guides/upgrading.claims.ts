import { defineClaims } from '@site-packages/page-claims';

/** Calls a method that the types of today do not know, as old code does. */
function callOld(on: object, name: string, argument: unknown = '.left'): () => unknown {
  return () => {
    const method: unknown = Reflect.get(on, name);
    if (typeof method !== 'function') throw new TypeError(`${name} is not a function`);
    return Reflect.apply(method, on, [argument]);
  };
}

export default defineClaims([
  {
    says: 'Since version 8, `find` and `getChildren` return plain arrays.',
    run: ({ Konva, stage, layer, expect }) => {
      const [left, right] = ['left', 'right'].map((name) => new Konva.Rect({ name }));
      if (!left || !right) throw new Error('Two boxes are needed.');
      layer.add(left, right);
      expect(stage.find('.left, .right')).toEqual([left, right]);
      expect(Array.isArray(layer.getChildren())).toBe(true);
      expect(callOld(stage.find('.left'), 'each')).toThrow('each is not a function');
      expect(callOld(stage.find('.left'), 'destroy')).toThrow('destroy is not a function');
      expect(callOld(stage, 'get')).toThrow('get is not a function');
    },
  },
  {
    says: 'loop over a copy: `[...layer.children]`, or the result of `find`.',
    run: ({ Konva, layer, expect }) => {
      layer.add(new Konva.Rect(), new Konva.Rect());
      layer.find('Rect').forEach((rect) => rect.destroy());
      expect(layer.getChildren()).toHaveLength(0);
    },
  },
  {
    says: 'Since version 8, these events never fire, and Konva prints no message.',
    run: ({ stage, layer, mouse, warnings, expect }) => {
      const heard: string[] = [];
      stage.on('contentClick contentMousedown click', ({ type }) => heard.push(type));
      layer.draw();
      mouse.click(50, 50);
      expect(heard).toEqual(['click']);
      expect(warnings).toEqual([]);
    },
  },
  {
    says: "A listener on the stage does not receive an event that a shape's listener stopped with `cancelBubble`.",
    run: ({ Konva, stage, layer, mouse, expect }) => {
      const heard: string[] = [];
      const box = new Konva.Rect({ width: 80, height: 80, fill: 'red' });
      box.on('click', (event) => (event.cancelBubble = true));
      layer.add(box).draw();
      stage.on('click', () => heard.push('stage'));
      stage.content.addEventListener('mouseup', () => heard.push('element'));
      mouse.click(20, 20);
      expect(heard).toEqual(['element']);
    },
  },
  {
    says: 'Deprecated calls still work, and most print `Konva warning: …`.',
    run: ({ Konva, layer, warnings, expect }) => {
      const box = new Konva.Rect({ width: 80, height: 80 });
      const transformer = new Konva.Transformer();
      layer.add(box, transformer);
      transformer.attachTo(box);
      expect(transformer.nodes()).toEqual([box]);
      expect(warnings.join()).toContain('Please use tr.nodes(nodesArray) instead.');
    },
  },
  {
    says: 'Konva was loaded twice.',
    run: ({ Konva, expect }) => {
      // The package puts itself on the page; a second copy finds the first there.
      expect(Reflect.get(globalThis, 'Konva')).toBe(Konva);
    },
  },
]);
