import type Konva from 'konva';
import { memo, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Circle, Layer, Shape, Stage } from 'react-konva';
import {
  figuresOf,
  runFrames,
  type ChangeCost,
  type FrameWork,
} from '../../../../common/konva/frame-work';
import {
  createDots,
  drawDots,
  later,
  WAYS,
  type Dot,
  type Way,
} from '../../../../common/konva/swarm';
import { useWidth } from '../../../../common/react/use-width';
import '../../../../common/konva/figures.css';

/** Renders again when its entry is a different object. */
const DotCircle = memo(({ dot }: { dot: Dot }) => (
  <Circle name={dot.name} x={dot.x} y={dot.y} radius={dot.radius} fill={dot.fill} />
));

/** Renders when the list is replaced, but not when the measured figures change. */
const Dots = memo(({ dots }: { dots: readonly Dot[] }) =>
  dots.map((dot) => <DotCircle key={dot.id} dot={dot} />),
);

/** Milliseconds until the change has reached the nodes. `flushSync` is for the measurement: otherwise React renders later. */
function timed(change: () => void) {
  const start = performance.now();
  flushSync(change);
  return performance.now() - start;
}

export default function App() {
  const [box, width] = useWidth();
  const layerRef = useRef<Konva.Layer>(null);
  const [way, setWay] = useState<Way>('an animation');
  const [dots, setDots] = useState(() => createDots(2000));
  const [isShown, setIsShown] = useState(true);
  const [isPlaying, setIsPlaying] = useState(false);
  const [cost, setCost] = useState<ChangeCost>();
  const [work, setWork] = useState<FrameWork>();

  const play = useEffectEvent((layer: Konva.Layer) => {
    if (way === 'state') {
      const move = (timeDiff: number) => flushSync(() => setDots((now) => later(now, timeDiff)));
      return runFrames(layer, move, setWork);
    }

    // The animation moves a copy and the nodes. React gets the last positions when it ends.
    let copy = dots;
    const nodes = layer.find<Konva.Shape>('Shape');
    const stop = runFrames(
      layer,
      (timeDiff) => {
        copy = later(copy, timeDiff);
        if (way === 'one shape') nodes[0]?.setAttr('dots', copy);
        else copy.forEach(({ x, y }, index) => nodes[index]?.position({ x, y }));
      },
      setWork,
    );
    return () => {
      stop();
      setDots(copy);
    };
  });

  useEffect(() => {
    if (isPlaying && layerRef.current) return play(layerRef.current);
  }, [isPlaying]);

  function choose(change: () => void) {
    // The effect saves the positions before anything else changes.
    flushSync(() => setIsPlaying(false));
    setCost(undefined);
    setWork(undefined);
    change();
  }

  function measure() {
    flushSync(() => setIsPlaying(false));
    flushSync(() => setIsShown(false));
    const create = timed(() => setIsShown(true));
    const one = timed(() =>
      setDots(([first, ...others]) => (first ? [{ ...first, fill: '#1b1f2a' }, ...others] : [])),
    );
    const all = timed(() => setDots((now) => later(now, 16)));
    setCost({ create, one, all });
  }

  return (
    <>
      <div ref={box}>
        <Stage width={width} height={240}>
          <Layer ref={layerRef} x={width / 2} y={120} listening={false}>
            {isShown && way !== 'one shape' && <Dots dots={dots} />}
            {isShown && way === 'one shape' && (
              <Shape name="swarm" dots={dots} sceneFunc={drawDots} />
            )}
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <button type="button" onClick={() => setIsPlaying((now) => !now)}>
          {isPlaying ? 'Stop' : 'Play'}
        </button>
        <button type="button" onClick={measure}>
          Measure changes
        </button>
        <label>
          Moved by
          <select
            value={way}
            onChange={({ target }) => choose(() => setWay(WAYS[target.selectedIndex] ?? way))}
          >
            {WAYS.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <label>
          Circles
          <select
            value={dots.length}
            onChange={({ target }) => choose(() => setDots(createDots(Number(target.value))))}
          >
            <option>500</option>
            <option>2000</option>
            <option>10000</option>
          </select>
        </label>
      </div>
      <dl className="figures">
        {figuresOf(cost, work).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
