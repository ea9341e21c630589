import { defineClaims, type ClaimTools } from '@site-packages/page-claims';

/** Two squares in groups, one in a group of the other group, and a circle that is hidden. */
function addTree({ Konva, layer }: ClaimTools) {
  const inner = new Konva.Group({ name: 'inner' });
  const outer = new Konva.Group({ name: 'outer' });
  const a = new Konva.Rect({ name: 'a', width: 40, height: 40 });
  const b = new Konva.Rect({ name: 'b', width: 80, height: 40 });
  const c = new Konva.Circle({ name: 'c', radius: 10, visible: false });
  inner.add(b);
  outer.add(a, inner);
  layer.add(outer, c);
  return { inner, outer, a, b, c };
}

const names = (nodes: { name(): string }[]) => nodes.map((node) => node.name()).join(' ');

export default defineClaims([
  {
    says: 'searches every descendant, at any depth, but not the container itself.',
    run: (tools) => {
      const { outer } = addTree(tools);
      tools.expect(names(outer.find('Group'))).toBe('inner');
      tools.expect(names(outer.find('Rect'))).toBe('a b');
    },
  },
  {
    says: 'a group comes before its children, and nodes that are drawn first come first. It includes hidden nodes.',
    run: (tools) => {
      addTree(tools);
      tools.expect(names(tools.layer.find('Circle, Rect, Group, .b'))).toBe('outer a inner b c');
    },
  },
  {
    says: 'stops at the first match',
    run: (tools) => {
      addTree(tools);
      const seen: string[] = [];
      tools.layer.findOne((node: { name(): string }) => seen.push(node.name()) === 2);
      tools.expect(seen).toEqual(['outer', 'a']);
    },
  },
  {
    says: '`Group` also finds labels and transformers, which are groups',
    run: ({ Konva, layer, expect }) => {
      layer.add(new Konva.Label(), new Konva.Transformer());
      expect(layer.find('Group').map((node) => node.getClassName())).toEqual(['Label', 'Transformer']);
    },
  },
  {
    says: "`find('Line')` does not find arrows.",
    run: ({ Konva, layer, expect }) => {
      const arrow = new Konva.Arrow({ points: [0, 0, 50, 50] });
      layer.add(arrow);
      expect(arrow).toBeInstanceOf(Konva.Line);
      expect(layer.find('Line')).toEqual([]);
      expect(layer.find('Arrow')).toEqual([arrow]);
    },
  },
  {
    says: 'A custom class inherits the class name of its parent.',
    run: ({ Konva, layer, expect }) => {
      class Plain extends Konva.Group {}
      class Badge extends Konva.Group {
        override className = 'Badge';
      }
      layer.add(new Plain(), new Badge());
      expect(layer.find('Plain')).toHaveLength(0);
      expect(layer.find('Badge')).toHaveLength(1);
    },
  },
  {
    says: 'Class names begin with a capital letter. Konva warns for every node that it compares.',
    run: (tools) => {
      addTree(tools);
      tools.expect(tools.layer.find('rect')).toEqual([]);
      tools.expect(tools.warnings.filter((text) => text.includes('Selector "rect" is invalid'))).toHaveLength(5);
    },
  },
  {
    says: 'The handles of a Transformer are rectangles in the same tree.',
    run: ({ Konva, layer, expect }) => {
      const rect = new Konva.Rect({ width: 50, height: 50 });
      const transformer = new Konva.Transformer({ nodes: [rect] });
      layer.add(rect, transformer);
      const others = layer.find('Rect').filter((node) => node !== rect);
      expect(others.length).toBeGreaterThanOrEqual(9);
      expect(others.every((node) => node.getParent() === transformer)).toBe(true);
    },
  },
  {
    says: 'Konva removes the spaces and looks for a class `GroupRect`.',
    run: (tools) => {
      addTree(tools);
      tools.expect(tools.layer.find('Group Rect')).toEqual([]);
      const strange = new tools.Konva.Rect({ name: 'strange' });
      strange.className = 'GroupRect';
      tools.layer.add(strange);
      tools.expect(tools.layer.find('Group Rect')).toEqual([strange]);
    },
  },
  {
    says: 'The selector ends with a comma or has two in a row.',
    run: (tools) => {
      addTree(tools);
      tools.expect(() => tools.layer.find('.nobody,')).toThrow('Cannot read properties of undefined');
      tools.expect(() => tools.layer.find('.nobody,,.a')).toThrow('Cannot read properties of undefined');
    },
  },
]);
