import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { mountReact } from '@site-packages/page-claims/react';
import type Konva from 'konva';
import { Component, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { Circle, Group, Layer, Line, Rect, Stage } from 'react-konva';
import { createDots } from './claims/dots';
import { Card } from './claims/ideas/Children';
import { Dot, Ink } from './claims/ideas/Context';
import { useSpin } from './claims/ideas/Effect';
import { Ball } from './claims/ideas/Ref';
import { Balloon } from './claims/ideas/State';
import { Dots } from './claims/ideas/Store';
import { Guest } from './claims/ideas/Transition';

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

/** The only circle, or the one with a name. */
function circleOf(tools: ClaimTools, selector = 'Circle'): Konva.Circle {
  const circle = tools.Konva.stages[0]?.findOne<Konva.Circle>(selector);
  if (circle === undefined) throw new Error('There is no circle.');
  return circle;
}

export default defineClaims([
  {
    says: 'A setter causes a render, and the binding writes the props that differ: here, one attribute.',
    run: async (tools) => {
      await mountReact(tools, onStage(<Balloon />));
      await tools.frames(2);
      const circle = circleOf(tools);
      const written: string[] = [];
      circle.on('radiusChange xChange yChange fillChange', ({ type }) => written.push(type));
      tools.mouse.click(60, 60);
      await tools.until(() => circle.radius() === 35);
      tools.expect(written).toEqual(['radiusChange']);
    },
  },
  {
    says: 'In an effect of the component that renders the shape, the node already has its new attributes. Call its methods there, and stop animations in the clean-up',
    run: async (tools) => {
      function Spinner() {
        const box = useRef<Konva.Rect>(null);
        useSpin(box);
        return <Rect ref={box} width={40} height={40} fill="red" />;
      }
      const { unmount } = await mountReact(tools, onStage(<Spinner />));
      const box = tools.Konva.stages[0]?.findOne('Rect');
      await tools.until(() => (box?.rotation() ?? 0) > 0);
      tools.expect(tools.Konva.Animation.animations.size).toBe(1);
      unmount();
      tools.expect(tools.Konva.Animation.animations.size).toBe(0);
    },
  },
  {
    says: 'A `ref` on a Konva component is the node.',
    run: async (tools) => {
      await mountReact(tools, onStage(<Ball />));
      await tools.frames(2);
      tools.mouse.click(60, 60);
      await tools.until(() => circleOf(tools).scaleX() === 2 && circleOf(tools).scaleY() === 2);
    },
  },
  {
    says: "reaches the shapes in it, although the stage's children are a separate React root. A new value draws them again.",
    run: async (tools) => {
      const drawing = (ink: string) => <Ink value={ink}>{onStage(<Dot />)}</Ink>;
      const { render } = await mountReact(tools, drawing('#f2664a'));
      const circle = circleOf(tools);
      tools.expect(circle.fill()).toBe('#f2664a');
      render(drawing('#4a90e2'));
      await tools.until(() => circle.fill() === '#4a90e2');
    },
  },
  {
    says: 'Nodes passed as `children` move with the group, are placed relative to it, and are drawn above the rectangle.',
    run: async (tools) => {
      const card = (x: number) =>
        onStage(
          <Card x={x}>
            <Circle x={10} y={10} radius={5} />
          </Card>,
        );
      const { render } = await mountReact(tools, card(50));
      render(card(90));
      const circle = circleOf(tools);
      tools.expect([circle.absolutePosition(), circle.getZIndex()]).toEqual([{ x: 100, y: 10 }, 1]);
    },
  },
  {
    says: 'So the entry stays in the list until `onGone`. The constant `opacity={0}` is only the start value: the binding does not write it again on later renders.',
    run: async (tools) => {
      let isGone = false;
      const guest = (isLeaving: boolean) => onStage(<Guest isLeaving={isLeaving} onGone={() => (isGone = true)} />);
      const { render } = await mountReact(tools, guest(false));
      const circle = circleOf(tools);
      await tools.until(() => circle.opacity() === 1);
      // The tween reports its end after it has written the last value.
      await tools.frames();
      render(guest(false));
      tools.expect([circle.opacity(), isGone]).toEqual([1, false]);
      render(guest(true));
      await tools.until(() => isGone);
      tools.expect([circle.opacity(), circle.getLayer() === null]).toEqual([0, false]);
    },
  },
  {
    says: 'A change of the store renders only this component, and unchanged entries keep their nodes.',
    run: async (tools) => {
      const store = createDots();
      store.add(50);
      let renders = 0;
      function Drawing() {
        useEffect(() => void (renders += 1));
        return onStage(<Dots store={store} />);
      }
      await mountReact(tools, <Drawing />);
      const circle = circleOf(tools);
      store.add(100);
      await tools.until(() => tools.Konva.stages[0]?.find('Circle').length === 2);
      tools.expect(circleOf(tools)).toBe(circle);
      tools.expect(renders).toBe(1);
    },
  },
  {
    says: 'An attribute returns to its default when you remove its prop.',
    run: async (tools) => {
      const { render } = await mountReact(tools, onStage(<Rect opacity={0.5} strokeWidth={7} />));
      const node = tools.Konva.stages[0]?.findOne<InstanceType<typeof tools.Konva.Rect>>('Rect');
      tools.expect([node?.opacity(), node?.strokeWidth()]).toEqual([0.5, 7]);
      render(onStage(<Rect />));
      tools.expect([node?.opacity(), node?.strokeWidth()]).toEqual([1, 2]);
    },
  },
  {
    says: 'The nodes already exist in layout effects of the component that renders the stage.',
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
    says: 'Equal numbers and strings cost nothing. Arrays, objects and functions made during render are new each time: `points={[0, 0, 50, 50]}` redraws the layer on every render.',
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
    says: '`Text components are not supported for now in ReactKonva`. There is bare text',
    run: async (tools) => {
      await mountReact(tools, onStage('words'));
      tools.expect(tools.warnings.join()).toContain('Text components are not supported for now in ReactKonva');
    },
  },
]);
