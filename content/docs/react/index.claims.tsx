import { defineClaims } from '@site-packages/page-claims';
import { mountReact } from '@site-packages/page-claims/react';
import { Component, type ReactNode, useLayoutEffect } from 'react';
import { Group, Layer, Line, Rect, Stage } from 'react-konva';

const onStage = (children: ReactNode) => (
  <Stage width={400} height={300}>
    <Layer>{children}</Layer>
  </Stage>
);

class Boundary extends Component<{ fallback: ReactNode; children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

function Broken(): ReactNode {
  throw new Error('from a component inside the stage');
}

export default defineClaims([
  {
    says: 'A prop that you remove returns to its default.',
    run: async (tools) => {
      const { render } = await mountReact(tools, onStage(<Rect opacity={0.5} strokeWidth={7} />));
      const node = tools.Konva.stages[0]?.findOne<InstanceType<typeof tools.Konva.Rect>>('Rect');
      tools.expect([node?.opacity(), node?.strokeWidth()]).toEqual([0.5, 7]);
      render(onStage(<Rect />));
      tools.expect([node?.opacity(), node?.strokeWidth()]).toEqual([1, 2]);
    },
  },
  {
    says: "In layout effects of the stage's parent the nodes already exist.",
    run: async (tools) => {
      const found: (string | undefined)[] = [];
      function Parent() {
        useLayoutEffect(() => {
          found.push(tools.Konva.stages[0]?.findOne('Rect')?.id());
        }, []);
        return onStage(<Rect id="box" />);
      }
      await mountReact(tools, <Parent />);
      tools.expect(found).toEqual(['box']);
    },
  },
  {
    says: 'Equal numbers and strings cost nothing. Arrays, objects and functions made during render are new each time: `points={[0, 0, 50, 50]}` redraws the layer at every render.',
    run: async (tools) => {
      for (const [expected, scene] of [
        [0, () => onStage(<Rect x={10} fill="red" />)],
        [1, () => onStage(<Line points={[0, 0, 50, 50]} stroke="red" />)],
      ] as const) {
        const { render, unmount } = await mountReact(tools, scene());
        await tools.frames(2);
        let draws = 0;
        tools.Konva.stages[0]?.getLayers()[0]?.on('draw', () => (draws += 1));
        render(scene());
        await tools.frames(2);
        tools.expect(draws).toBe(expected);
        unmount();
      }
    },
  },
  {
    says: "The stage's children are a separate React root. Place an error boundary inside the stage, with Konva nodes as its fallback.",
    run: async (tools) => {
      const outside = await mountReact(tools, <Boundary fallback="caught">{onStage(<Broken />)}</Boundary>);
      tools.expect(tools.container.textContent).not.toContain('caught');
      outside.unmount();
      const inside = (
        <Boundary fallback={<Group id="caught" />}>
          <Broken />
        </Boundary>
      );
      await mountReact(tools, onStage(inside));
      tools.expect(tools.Konva.stages[0]?.findOne('#caught')).toBeDefined();
    },
  },
  {
    says: '`Konva has no node with the type div`. There is an HTML element inside the stage.',
    run: async (tools) => {
      await mountReact(tools, onStage(<div />));
      tools.expect(tools.warnings.join()).toContain('Konva has no node with the type div');
    },
  },
  {
    says: '`Text components are not supported for now in ReactKonva`. There are bare words',
    run: async (tools) => {
      await mountReact(tools, onStage('words'));
      tools.expect(tools.warnings.join()).toContain('Text components are not supported for now in ReactKonva');
    },
  },
]);
