import { defineClaims, type ClaimTools } from '@site-packages/page-claims';

/** Two items side by side: a box of 100 by 100 with a label in the middle. The boxes touch at x = 100. */
function addItems({ Konva, layer }: ClaimTools) {
  for (const id of ['one', 'two']) {
    const item = new Konva.Group({ id, name: 'item', x: id === 'one' ? 0 : 100 });
    item.add(new Konva.Rect({ name: 'box', width: 100, height: 100, fill: 'red' }));
    item.add(new Konva.Rect({ name: 'label', x: 40, y: 40, width: 20, height: 20, fill: 'white' }));
    layer.add(item);
  }
  layer.draw();
}

export default defineClaims([
  {
    says: 'With `true` as the second argument, the search begins at the target itself',
    run: (tools) => {
      addItems(tools);
      const found: (string | undefined)[] = [];
      tools.layer.on('click', ({ target }) => {
        found.push(target.findAncestor('.item', true)?.id(), target.findAncestor('.box')?.name());
        found.push(target.findAncestor('.box', true)?.name());
      });
      tools.mouse.click(110, 10);
      tools.expect(found).toEqual(['two', undefined, 'box']);
    },
  },
  {
    says: 'The listener runs once for each matching node from the target up to the layer, with that node as `currentTarget`.',
    run: (tools) => {
      addItems(tools);
      const heard: string[] = [];
      tools.layer.on('click', '.item, .label', ({ currentTarget }) => heard.push(currentTarget.name()));
      tools.mouse.click(50, 50);
      tools.mouse.click(10, 10);
      tools.mouse.click(300, 200);
      tools.expect(heard).toEqual(['label', 'item', 'item']);
    },
  },
  {
    says: 'It fires when the pointer enters a tile from an empty area, not when it moves from one tile to an adjacent one.',
    run: (tools) => {
      addItems(tools);
      const heard: string[] = [];
      tools.layer.on('mouseenter mouseover', ({ type }) => heard.push(type));
      for (const x of [50, 150]) tools.mouse.move(x, 10);
      tools.expect(heard).toEqual(['mouseover', 'mouseenter', 'mouseover']);
      tools.mouse.move(300, 200);
      tools.mouse.move(50, 10);
      tools.expect(heard.filter((type) => type === 'mouseenter')).toHaveLength(2);
    },
  },
  {
    says: 'The layer only receives events of its shapes. Listen on the stage.',
    run: (tools) => {
      addItems(tools);
      const heard: string[] = [];
      tools.layer.on('click', () => heard.push('layer'));
      tools.stage.on('click', () => heard.push('stage'));
      tools.mouse.click(300, 200);
      tools.expect(heard).toEqual(['stage']);
    },
  },
]);
