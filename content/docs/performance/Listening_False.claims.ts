import { defineClaims, type ClaimTools } from '@site-packages/page-claims';

/** A button of 100 by 40 with a text over all of it, drawn. */
function addButton({ Konva, layer }: ClaimTools) {
  const group = new Konva.Group({ name: 'button' });
  const back = new Konva.Rect({ width: 100, height: 40, fill: 'gold' });
  const text = new Konva.Text({ text: 'Save', x: 30, width: 40, height: 40 });
  layer.add(group.add(back, text)).draw();
  return { group, back, text };
}

const middle: [number, number] = [50, 20];

export default defineClaims([
  {
    says: 'the click works in both cases. Only `event.target` differs: it is the rectangle instead of the text.',
    run: async (tools) => {
      const { group, text } = addButton(tools);
      const targets: string[] = [];
      group.on('click', ({ target }) => targets.push(target.getClassName()));
      tools.mouse.click(...middle);
      text.listening(false);
      await tools.frames(2);
      tools.mouse.click(...middle);
      tools.expect(targets).toEqual(['Text', 'Rect']);
    },
  },
  {
    says: 'a group | everything in it, including nodes with `listening: true`',
    run: (tools) => {
      const { group, back } = addButton(tools);
      back.listening(true);
      group.listening(false);
      tools.layer.draw();
      tools.expect(tools.layer.getIntersection({ x: 5, y: 5 })).toBe(null);
      tools.expect([back.listening(), back.isListening()]).toEqual([true, false]);
    },
  },
  {
    says: 'the stage | everything except listeners on the stage',
    run: (tools) => {
      const { group } = addButton(tools);
      let clicks = 0;
      group.on('click', () => (clicks += 1));
      tools.mouse.click(...middle);
      tools.stage.listening(false);
      tools.layer.draw();
      let presses = 0;
      tools.stage.on('mousedown', () => (presses += 1));
      tools.mouse.click(...middle);
      tools.expect(clicks).toBe(1);
      tools.expect(presses).toBe(1);
    },
  },
  {
    says: 'Konva draws a rectangle there instead of letters.',
    run: ({ Konva, layer, expect }) => {
      const text = new Konva.Text({ text: '.', width: 100, height: 60 });
      layer.add(text).draw();
      for (const place of [
        { x: 95, y: 55 },
        { x: 50, y: 5 },
      ]) {
        expect(layer.getIntersection(place)).toBe(text);
      }
    },
  },
  {
    says: 'A custom shape is expensive. Konva calls its `sceneFunc` a second time, unless the shape has a `hitFunc`.',
    run: ({ Konva, layer, expect }) => {
      let runs = 0;
      const shape = new Konva.Shape({ sceneFunc: () => (runs += 1) });
      layer.add(shape).draw();
      expect(runs).toBe(2);
      runs = 0;
      shape.hitFunc(() => undefined);
      layer.draw();
      expect(runs).toBe(1);
      runs = 0;
      shape.hitFunc(undefined as never);
      shape.listening(false);
      layer.draw();
      expect(runs).toBe(1);
    },
  },
  {
    says: 'Konva draws the hit graph with the layer, never when the pointer moves.',
    run: async ({ Konva, layer, mouse, frames, expect }) => {
      let hits = 0;
      layer.add(new Konva.Shape({ sceneFunc: () => undefined, hitFunc: () => (hits += 1) }));
      await frames(3);
      hits = 0;
      for (const x of [10, 50, 90]) mouse.move(x, 20);
      await frames(3);
      expect(hits).toBe(0);
    },
  },
  {
    says: 'Konva draws the hit graph of a cache once, when it first needs it, and never for a node that does not listen.',
    run: ({ Konva, layer, expect }) => {
      let hits = 0;
      const shape = new Konva.Shape({ width: 20, height: 20, sceneFunc: () => undefined, hitFunc: () => (hits += 1) });
      layer.add(shape);
      shape.listening(false).cache();
      layer.draw();
      expect(hits).toBe(0);
      shape.listening(true);
      layer.draw();
      layer.draw();
      expect(hits).toBe(1);
    },
  },
  {
    says: 'Until then, the text still covers the rectangle in the hit graph, so neither receives events.',
    run: async (tools) => {
      const { text, back } = addButton(tools);
      const targets: unknown[] = [];
      tools.stage.on('click', ({ target }) => targets.push(target));
      text.listening(false);
      tools.expect(tools.layer.getIntersection({ x: 50, y: 20 })).toBe(text);
      tools.mouse.click(50, 20);
      tools.expect(targets).toEqual([tools.stage]);
      await tools.frames(2);
      tools.expect(tools.layer.getIntersection({ x: 50, y: 20 })).toBe(back);
    },
  },
  {
    says: 'Its `mouseleave` fires when the pointer enters the text, which is another shape. Set `listening: false` on the text, or put the handlers on the group.',
    run: (tools) => {
      const { back, group, text } = addButton(tools);
      const heard: string[] = [];
      back.on('mouseleave', () => heard.push('rectangle'));
      group.on('mouseleave', () => heard.push('group'));
      tools.mouse.move(10, 20);
      tools.mouse.move(...middle);
      tools.expect(heard).toEqual(['rectangle']);
      text.listening(false);
      tools.layer.draw();
      tools.mouse.move(10, 20);
      tools.mouse.move(...middle);
      tools.mouse.move(90, 20);
      tools.expect(heard).toEqual(['rectangle']);
    },
  },
]);
