import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { mountReact } from '@site-packages/page-claims/react';
import type Konva from 'konva';
import { StrictMode, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Circle, Layer, Stage } from 'react-konva';

interface Dot {
  id: number;
  x: number;
  listening?: boolean;
  visible?: boolean;
}

function Dots({ dots, loads = 0 }: { dots: readonly Dot[]; loads?: number }) {
  return (
    <Stage width={200} height={100}>
      <Layer key={loads}>
        {dots.map(({ id, ...dot }) => (
          <Circle key={id} {...dot} name="dot" y={50} radius={20} fill="red" />
        ))}
      </Layer>
    </Stage>
  );
}

function dotOf(tools: ClaimTools) {
  const node = tools.Konva.stages[0]?.findOne<Konva.Circle>('.dot');
  if (!node) throw new Error('There is no dot.');
  return node;
}

const strict = (inside: ReactNode) => <StrictMode>{inside}</StrictMode>;

export default defineClaims([
  {
    says: '`StrictMode` runs the effect twice when the component mounts, and the second run finds the flag already cleared and overwrites the storage. Comparing the lists works in both runs.',
    run: async (tools) => {
      const stored = { flag: 'old', comparison: 'old' };
      let draw: (dots: number[]) => void = () => undefined;
      function Drawing() {
        const [first] = useState<number[]>(() => []);
        const [dots, setDots] = useState(first);
        const isFirst = useRef(true);
        const kept = useRef(first);
        draw = setDots;
        useEffect(() => {
          if (isFirst.current) isFirst.current = false;
          else stored.flag = JSON.stringify(dots);
        }, [dots]);
        useEffect(() => {
          if (dots === kept.current) return;
          kept.current = dots;
          stored.comparison = JSON.stringify(dots);
        }, [dots]);
        return null;
      }
      await mountReact(tools, strict(<Drawing />));
      tools.expect(stored).toEqual({ flag: '[]', comparison: 'old' });
      flushSync(() => draw([1]));
      await tools.frames();
      tools.expect(stored).toEqual({ flag: '[1]', comparison: '[1]' });
    },
  },
  {
    says: 'The next change clears the timer, and so does unmounting. `save` sees the state of the last render, so the clean-up in the last line stores that state.',
    run: async (tools) => {
      const stored: string[] = [];
      let draw: (dots: string[]) => void = () => undefined;
      function Drawing() {
        const [first] = useState<string[]>(() => []);
        const [dots, setDots] = useState(first);
        const kept = useRef(first);
        draw = setDots;
        const save = useEffectEvent(() => {
          if (dots === kept.current) return;
          kept.current = dots;
          stored.push(dots.join());
        });
        useEffect(() => {
          const timer = setTimeout(() => save(), 20);
          return () => clearTimeout(timer);
        }, [dots]);
        useEffect(() => () => save(), []);
        return null;
      }
      const mounted = await mountReact(tools, <Drawing />);
      flushSync(() => draw(['a']));
      flushSync(() => draw(['a', 'b']));
      mounted.unmount();
      // Timers fire in the order of their times.
      await new Promise((resolve) => setTimeout(resolve, 40));
      tools.expect(stored).toEqual(['a,b']);
    },
  },
  {
    says: "If you spread an entry from a file into the JSX, the node gets everything that the file contains: `listening: false` turns off a shape's events, and `visible: false` hides it.",
    run: async (tools) => {
      const text = '[{ "id": 1, "x": 50, "listening": false, "visible": false }]';
      await mountReact(tools, <Dots dots={JSON.parse(text)} />);
      const node = dotOf(tools);
      tools.expect([node.isListening(), node.isVisible()]).toEqual([false, false]);
    },
  },
  {
    says: 'Give the layer a key that changes with each load, and all nodes are new',
    run: async (tools) => {
      const mounted = await mountReact(tools, <Dots dots={[{ id: 1, x: 50 }]} />);
      const first = dotOf(tools).cache();
      mounted.render(<Dots dots={[{ id: 1, x: 80 }]} />);
      const kept = dotOf(tools);
      tools.expect([kept === first, kept.isCached(), kept.x()]).toEqual([true, true, 80]);
      mounted.render(<Dots dots={[{ id: 1, x: 80 }]} loads={1} />);
      const fresh = dotOf(tools);
      tools.expect([fresh === first, fresh.isCached(), fresh.x()]).toEqual([false, false, 80]);
    },
  },
  {
    says: 'On mount, the second effect overwrites the saved drawing with the initial state, which the second run in `StrictMode` then loads.',
    run: async (tools) => {
      let stored = '[7]';
      const shown: string[] = [];
      function Drawing() {
        const [dots, setDots] = useState<number[]>([]);
        useEffect(() => setDots(JSON.parse(stored)), []);
        useEffect(() => {
          stored = JSON.stringify(dots);
        }, [dots]);
        shown.push(JSON.stringify(dots));
        return null;
      }
      const plain = await mountReact(tools, <Drawing />);
      // The last effect may come frames after the render that it belongs to.
      await tools.until(() => shown.at(-1) === '[7]' && stored === '[7]');
      plain.unmount();
      await mountReact(tools, strict(<Drawing />));
      await tools.frames(5);
      tools.expect([stored, shown.at(-1)]).toEqual(['[]', '[]']);
    },
  },
  {
    says: 'React gets the same array as before and does not render.',
    run: async (tools) => {
      let renders = 0;
      let push: () => void = () => undefined;
      function Drawing() {
        const [dots, setDots] = useState<number[]>([]);
        renders += 1;
        push = () => {
          dots.push(1);
          setDots(dots);
        };
        return null;
      }
      await mountReact(tools, <Drawing />);
      flushSync(() => push());
      tools.expect(renders).toBe(1);
    },
  },
  {
    says: "The drag was not saved, so the file's value equals the one that was rendered last, and React writes nothing.",
    run: async (tools) => {
      const mounted = await mountReact(tools, <Dots dots={[{ id: 1, x: 50 }]} />);
      const node = dotOf(tools);
      node.x(120);
      mounted.render(<Dots dots={[{ id: 1, x: 50 }]} />);
      tools.expect(node.x()).toBe(120);
      mounted.render(<Dots dots={[{ id: 1, x: 51 }]} />);
      tools.expect(node.x()).toBe(51);
    },
  },
  {
    says: 'React sets it to `null` when the handler has returned.',
    run: async (tools) => {
      const targets: (EventTarget | null)[] = [];
      const read = async (event: { currentTarget: EventTarget | null }) => {
        targets.push(event.currentTarget);
        await Promise.resolve();
        targets.push(event.currentTarget);
      };
      await mountReact(tools, <input type="file" onChange={(event) => void read(event)} />);
      const input = tools.container.querySelector('input');
      input?.dispatchEvent(new Event('change', { bubbles: true }));
      await tools.frames();
      tools.expect(targets).toEqual([input, null]);
    },
  },
  {
    says: 'An `HTMLImageElement` in the state becomes `{}` in the file.',
    run: ({ expect }) => expect(JSON.stringify([{ image: document.createElement('img') }])).toBe('[{"image":{}}]'),
  },
]);
