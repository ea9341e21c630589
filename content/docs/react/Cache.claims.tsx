import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { mountReact } from '@site-packages/page-claims/react';
import type Konva from 'konva';
import {
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type DependencyList,
  type ReactNode,
  type RefCallback,
} from 'react';
import { flushSync } from 'react-dom';
import { Group, Layer, Rect, Stage } from 'react-konva';

interface BarsProps {
  keys?: number[];
  fill?: string;
}

function Bars({ keys = [0, 1], fill = '#ff0000' }: BarsProps) {
  return keys.map((key) => <Rect key={key} name={`bar${key}`} x={key * 20} width={10} height={10} fill={fill} />);
}

const inStage = (inside: ReactNode) => (
  <Stage width={300} height={200}>
    <Layer>{inside}</Layer>
  </Stage>
);

/** Names and colors of the bars of a group, in their order. */
const look = (group: Konva.Group | null) =>
  group
    ?.find<Konva.Rect>('Rect')
    .map((bar) => `${bar.name().replace('bar', '')} ${String(bar.fill())}`)
    .join(', ') ?? 'none';

/** Owns the stage, and caches its group. */
function CachedBars({ depends, ...bars }: BarsProps & { depends: DependencyList }) {
  const group = useRef<Konva.Group>(null);
  useLayoutEffect(() => {
    group.current?.cache();
    // The claims choose the dependencies.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, depends);
  return inStage(
    <Group ref={group}>
      <Bars {...bars} />
    </Group>,
  );
}

/** Counts the calls of `cache()` until the claim ends. */
function countCaches(tools: ClaimTools) {
  const { cache } = tools.Konva.Node.prototype;
  const calls = { count: 0 };
  tools.Konva.Node.prototype.cache = function counted(...values) {
    calls.count += 1;
    return cache.apply(this, values);
  };
  tools.onEnd(() => {
    tools.Konva.Node.prototype.cache = cache;
  });
  return calls;
}

export default defineClaims([
  {
    says: 'A `useEffect` inside the stage also runs early, because the canvas is a separate React root that renders synchronously, including its effects.',
    run: async (tools) => {
      const seen: string[] = [];
      let change: (bars: BarsProps) => void = () => undefined;
      function Inside(bars: BarsProps) {
        const group = useRef<Konva.Group>(null);
        useLayoutEffect(() => void seen.push(`layout effect: ${look(group.current)}`));
        useEffect(() => void seen.push(`effect: ${look(group.current)}`));
        return (
          <Group
            ref={(node) => {
              group.current = node;
              if (node) seen.push(`ref: ${look(node)}`);
            }}
          >
            <Bars {...bars} />
          </Group>
        );
      }
      function Outside() {
        const [bars, setBars] = useState<BarsProps>({ keys: [0, 1], fill: 'red' });
        change = setBars;
        useLayoutEffect(() => void seen.push('layout effect outside'));
        useEffect(() => void seen.push('effect outside'));
        return inStage(<Inside {...bars} />);
      }
      const orderWith = (bars: string) => [
        `ref: ${bars}`,
        `layout effect: ${bars}`,
        `effect: ${bars}`,
        'layout effect outside',
        'effect outside',
      ];
      await mountReact(tools, <Outside />);
      tools.expect(seen).toEqual(orderWith('0 red, 1 red'));
      // Not in flushSync: React chooses the moment. One bar comes, one leaves, one changes its color and its place.
      seen.length = 0;
      startTransition(() => change({ keys: [2, 1], fill: 'blue' }));
      await tools.frames(4);
      tools.expect(seen).toEqual(orderWith('2 blue, 1 blue'));
    },
  },
  {
    says: 'The node has the new color, but the bitmap has the old one. The value is missing from the dependencies.',
    run: async (tools) => {
      const mounted = await mountReact(tools, <CachedBars depends={['bars']} fill="#ff0000" />);
      mounted.render(<CachedBars depends={['bars']} fill="#0000ff" />);
      await tools.frames(2);
      tools.expect(tools.Konva.stages[0]?.findOne<Konva.Rect>('.bar1')?.fill()).toBe('#0000ff');
      tools.expect(tools.pixel(25, 5)).toEqual([255, 0, 0, 255]);
      mounted.render(<CachedBars depends={['others']} fill="#0000ff" />);
      await tools.frames(2);
      tools.expect(tools.pixel(25, 5)).toEqual([0, 0, 255, 255]);
    },
  },
  {
    says: "A child component has its own state, and its render does not run its parent's effect.",
    run: async (tools) => {
      let recolor: (fill: string) => void = () => undefined;
      let runs = 0;
      function Own() {
        const [fill, setFill] = useState('#ff0000');
        recolor = setFill;
        return <Bars fill={fill} />;
      }
      function Above() {
        const group = useRef<Konva.Group>(null);
        useLayoutEffect(() => {
          runs += 1;
          group.current?.cache();
        });
        return inStage(
          <Group ref={group}>
            <Own />
          </Group>,
        );
      }
      await mountReact(tools, <Above />);
      flushSync(() => recolor('#0000ff'));
      await tools.frames(2);
      tools.expect(tools.Konva.stages[0]?.findOne<Konva.Rect>('.bar1')?.fill()).toBe('#0000ff');
      tools.expect([runs, tools.pixel(25, 5)]).toEqual([1, [255, 0, 0, 255]]);
    },
  },
  {
    says: 'A function written in the JSX is a new function on every render, so React calls it again.',
    run: async (tools) => {
      const calls = countCaches(tools);
      const constant: RefCallback<Konva.Group> = (node) => void node?.cache();
      const drawing = (isConstant: boolean) =>
        inStage(
          <Group ref={isConstant ? constant : (node) => void node?.cache()}>
            <Bars />
          </Group>,
        );
      const mounted = await mountReact(tools, drawing(true));
      mounted.render(drawing(true));
      tools.expect(calls.count, 'constant').toBe(1);
      mounted.render(drawing(false));
      mounted.render(drawing(false));
      tools.expect(calls.count, 'in the JSX').toBe(3);
    },
  },
  {
    says: 'A new `key` or a condition created another node, but no dependency changed, so the effect did not run.',
    run: async (tools) => {
      function Hidden({ isShown }: { isShown: boolean }) {
        const group = useRef<Konva.Group>(null);
        useLayoutEffect(() => void group.current?.cache(), []);
        return inStage(
          isShown && (
            <Group ref={group} name="bars">
              <Bars />
            </Group>
          ),
        );
      }
      const isCached = () => tools.Konva.stages[0]?.findOne('.bars')?.isCached();
      const mounted = await mountReact(tools, <Hidden isShown />);
      tools.expect(isCached()).toBe(true);
      mounted.render(<Hidden isShown={false} />);
      mounted.render(<Hidden isShown />);
      tools.expect(isCached()).toBe(false);
    },
  },
  {
    says: 'Events still reach each star, because the cache also has a bitmap of the hit graph.',
    run: async (tools) => {
      await mountReact(tools, <CachedBars depends={[]} />);
      await tools.frames(2);
      const heard: string[] = [];
      tools.Konva.stages[0]?.on('pointerclick', ({ target }) => heard.push(target.name()));
      tools.mouse.click(25, 5);
      tools.expect(heard).toEqual(['bar1']);
    },
  },
]);
