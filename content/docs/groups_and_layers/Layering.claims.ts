import { defineClaims, type ClaimTools } from '@site-packages/page-claims';

/** Three boxes of 100 by 100 on top of each other, named a, b and c from the bottom. */
function addBoxes({ Konva, layer }: ClaimTools) {
  const boxes = ['a', 'b', 'c'].map((name) => new Konva.Rect({ name, width: 100, height: 100, fill: 'red' }));
  layer.add(...boxes).draw();
  return boxes;
}

const names = ({ layer }: ClaimTools) =>
  layer
    .getChildren()
    .map((node) => node.name())
    .join('');

export default defineClaims([
  {
    says: 'siblings always have the numbers 0, 1, 2 and so on, without gaps or duplicates.',
    run: (tools) => {
      const [a, b] = addBoxes(tools);
      b?.moveToTop();
      a?.zIndex(1);
      tools.expect(names(tools)).toBe('cab');
      tools.expect(tools.layer.getChildren().map((node) => node.zIndex())).toEqual([0, 1, 2]);
    },
  },
  {
    says: 'Where shapes overlap, the one on top receives the pointer events.',
    run: async (tools) => {
      const [a] = addBoxes(tools);
      const heard: string[] = [];
      tools.layer.on('click', ({ target }) => heard.push(target.name()));
      tools.mouse.click(50, 50);
      a?.moveToTop();
      await tools.frames(2);
      tools.mouse.click(50, 50);
      tools.expect(heard).toEqual(['c', 'a']);
    },
  },
  {
    says: 'Sort them before the first move, because each move changes the index of other nodes.',
    run: (tools) => {
      const [a, b, c] = addBoxes(tools);
      const selected = [b, a].flatMap((node) => node ?? []);
      const inOrder = selected.toSorted((one, other) => one.zIndex() - other.zIndex());
      inOrder.forEach((node) => node.moveToTop());
      tools.expect(names(tools)).toBe('cab');
      tools.expect(c?.zIndex()).toBe(0);
    },
  },
  {
    says: 'The node moves to the top anyway, but use `moveToTop()`.',
    run: (tools) => {
      const [a] = addBoxes(tools);
      a?.zIndex(1000);
      tools.expect(names(tools)).toBe('bca');
      tools.expect(tools.warnings.join()).toContain('Expected value is from 0 to 2');
    },
  },
  {
    says: 'The Transformer is a sibling of the shape, which was moved above it.',
    run: (tools) => {
      const [a] = addBoxes(tools);
      const transformer = new tools.Konva.Transformer({ name: 't', nodes: a ? [a] : [] });
      tools.layer.add(transformer);
      a?.moveToTop();
      tools.expect(names(tools)).toBe('bcta');
      transformer.moveToTop();
      tools.expect(names(tools)).toBe('bcat');
    },
  },
]);
