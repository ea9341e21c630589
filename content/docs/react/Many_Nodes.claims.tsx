import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { mountReact } from '@site-packages/page-claims/react';
import Konva from 'konva';
import { memo, useEffect, useRef, type ReactNode } from 'react';
import { Circle, Layer, Stage } from 'react-konva';
import { dots, MovingDots } from './claims/tasks/MovingDots';

interface Dot {
  id: string;
  x: number;
}

const first: readonly Dot[] = ['a', 'b', 'c'].map((id, index) => ({ id, x: 50 * index }));

const stageWith = (children: ReactNode) => (
  <Stage width={300} height={200}>
    <Layer>{children}</Layer>
  </Stage>
);

/** Counts the changes of `x` of all circles. */
function countMoves({ Konva }: ClaimTools) {
  const moved: string[] = [];
  for (const node of Konva.stages[0]?.find('Circle') ?? []) node.on('xChange', () => moved.push(node.id()));
  return moved;
}

export default defineClaims([
  {
    says: 'Pass a setter as `onRate`, and show its value outside the stage.',
    run: async (tools) => {
      const { Konva, container, expect } = tools;
      await mountReact(tools, <MovingDots />);
      const text = () => container.querySelector('output')?.textContent ?? '';
      expect(text()).toBe('Measuring…');
      await tools.until(() => /^\d+ frames a second$/.test(text()));
      const circles = Konva.stages[0]?.find('Circle') ?? [];
      const distances = circles.map((node, i) =>
        Math.hypot(node.x() - (dots[i]?.x ?? 0), node.y() - (dots[i]?.y ?? 0)),
      );
      expect(distances.filter((distance) => Math.abs(distance - 9) < 0.001)).toHaveLength(2000);
      const before = circles.map((node) => node.x() + node.y());
      await tools.frames(3);
      expect(circles.filter((node, i) => node.x() + node.y() !== before[i])).toHaveLength(2000);
    },
  },
  {
    says: 'With `memo`, React renders only the circle whose entry you replaced. Without `memo`, it renders all circles, and react-konva compares each prop, although it still writes only one.',
    run: async (tools) => {
      let rendered: string[] = [];
      const Plain = ({ dot }: { dot: Dot }) => {
        rendered.push(dot.id);
        return <Circle id={dot.id} x={dot.x} radius={9} />;
      };
      const changed = first.map((dot) => (dot.id === 'b' ? { ...dot, x: 7 } : dot));
      for (const [Item, names] of [
        [Plain, ['a', 'b', 'c']],
        [memo(Plain), ['b']],
      ] as const) {
        const { render } = await mountReact(tools, stageWith(first.map((dot) => <Item key={dot.id} dot={dot} />)));
        const moved = countMoves(tools);
        rendered = [];
        render(stageWith(changed.map((dot) => <Item key={dot.id} dot={dot} />)));
        tools.expect([...new Set(rendered)]).toEqual(names);
        tools.expect(moved).toEqual(['b']);
        render(null);
      }
    },
  },
  {
    says: 'The effect that adds plain nodes has no clean-up, so the nodes of the old list stay.',
    run: async (tools) => {
      for (const [isCleaned, count] of [
        [false, 5],
        [true, 2],
      ] as const) {
        const Swarm = ({ dots }: { dots: readonly Dot[] }) => {
          const layer = useRef<Konva.Layer>(null);
          useEffect(() => {
            const group = new Konva.Group();
            for (const { x } of dots) group.add(new Konva.Circle({ x, radius: 3 }));
            layer.current?.add(group);
            return () => {
              if (isCleaned) group.destroy();
            };
          }, [dots]);
          return (
            <Stage width={300} height={200}>
              <Layer ref={layer} />
            </Stage>
          );
        };
        const { render } = await mountReact(tools, <Swarm dots={first} />);
        render(<Swarm dots={first.slice(1)} />);
        await tools.until(() => Konva.stages[0]?.find('Circle').length === count);
        render(null);
      }
    },
  },
  {
    says: 'With the index as the key, every circle gets the props of its neighbor, and React destroys the last node. With an id, it destroys one node and writes nothing.',
    run: async (tools) => {
      for (const [key, count] of [
        [(_dot: Dot, index: number) => index, 2],
        [(dot: Dot) => dot.id, 0],
      ] as const) {
        const list = (dots: readonly Dot[]) =>
          stageWith(dots.map((dot, index) => <Circle key={key(dot, index)} id={dot.id} x={dot.x} radius={9} />));
        const { render } = await mountReact(tools, list(first));
        const moved = countMoves(tools);
        const last = tools.Konva.stages[0]?.findOne('#c');
        render(list(first.slice(1)));
        tools.expect(moved).toHaveLength(count);
        tools.expect(last?.getLayer() === null).toBe(count > 0);
        render(null);
      }
    },
  },
]);
