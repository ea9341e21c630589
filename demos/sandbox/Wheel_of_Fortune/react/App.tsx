import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import Konva from 'konva';
import { Circle, Group, Layer, Line, Ring, Stage, Text, Wedge } from 'react-konva';
import { throwConfetti } from '../shared/confetti';
import { bordersOf, FIRST_ENTRIES, readEntries, writeEntries } from '../shared/entries';
import {
  fit,
  hub,
  labelsOf,
  pegsOf,
  place,
  pointer,
  pointerAxis,
  pointerPin,
  rim,
  shadow,
  wedgesOf,
} from '../shared/parts';
import {
  advance,
  cancel,
  finish,
  grab,
  isAtRest,
  newWheel,
  release,
  reportOf,
  spin,
  turn,
  wonPrize,
  type Grip,
} from '../shared/physics';
import '../shared/style.css';
import { wantsMotion } from '../../../common/konva/wants-motion';
import { useSize } from '../../../common/react/use-size';

type PointerEventObject = Konva.KonvaEventObject<PointerEvent>;
type Phase = 'ready' | 'turning' | { prize: number | null };

export default function App() {
  const [field, size] = useSize<HTMLDivElement>();
  const [phase, setPhase] = useState<Phase>('ready');
  const [entries, setEntries] = useState(FIRST_ENTRIES);
  const [text, setText] = useState(() => writeEntries(FIRST_ENTRIES));
  const [problem, setProblem] = useState('');
  const [hovered, setHovered] = useState(false);
  const [grip, setGrip] = useState<Grip | null>(null);
  // Values that change in every frame are written to the nodes: rendering 60 times a second would do the same with more work.
  const wheel = useRef(newWheel(bordersOf(FIRST_ENTRIES)));
  const wheelNode = useRef<Konva.Group>(null);
  const pointerNode = useRef<Konva.Group>(null);
  const air = useRef<Konva.Layer>(null);

  const draw = () => {
    if (wheelNode.current && pointerNode.current) {
      place(wheelNode.current, pointerNode.current, wheel.current);
    }
  };

  // New entries make a new wheel.
  useLayoutEffect(() => {
    wheel.current = newWheel(bordersOf(entries));
    draw();
  }, [entries]);

  useEffect(() => {
    if (phase !== 'turning') return;
    const animation = new Konva.Animation(({ timeDiff }) => {
      advance(wheel.current, timeDiff / 1000);
      draw();
      if (isAtRest(wheel.current)) setPhase({ prize: wonPrize(wheel.current) });
    }, wheelNode.current?.getLayer());
    animation.start();
    return () => {
      animation.stop();
    };
  }, [phase]);

  const winner = typeof phase === 'object' ? phase.prize : null;
  useEffect(() => {
    if (winner !== null && air.current) return throwConfetti(air.current);
    return undefined;
  }, [winner]);

  /** Reads the entries while the user types. If they are invalid, the wheel keeps the last valid ones. */
  const read = (typed: string) => {
    const result = readEntries(typed);
    setText(typed);
    setPhase('ready');
    setProblem('problem' in result ? result.problem : '');
    if ('entries' in result) setEntries(result.entries);
  };

  const handleSpin = () => {
    spin(wheel.current);
    setProblem('');
    setPhase('turning');
    if (!wantsMotion()) finish(wheel.current);
  };

  const takeHold = ({ evt, currentTarget, pointerId }: PointerEventObject) => {
    const stage = currentTarget.getStage();
    const point = stage?.getRelativePointerPosition();
    // A second finger can neither grab nor release the wheel.
    if (!stage || !point || !evt.isPrimary || evt.button !== 0) return;
    stage.setPointerCapture(pointerId);
    setGrip(grab(wheel.current, point, evt.timeStamp));
    setProblem('');
    setPhase('turning');
  };

  const move = ({ evt, currentTarget }: PointerEventObject) => {
    const point = currentTarget.getStage()?.getRelativePointerPosition();
    if (grip && point && evt.isPrimary) setGrip(turn(wheel.current, grip, point, evt.timeStamp));
  };

  const letGo = ({ evt, type }: PointerEventObject) => {
    if (!grip || !evt.isPrimary) return;
    if (type === 'pointercancel') cancel(wheel.current, grip);
    else release(wheel.current, grip, evt.timeStamp);
    setGrip(null);
  };

  const report =
    phase === 'ready'
      ? 'Flick the wheel, or press Spin.'
      : phase === 'turning'
        ? 'Round it goes …'
        : reportOf(phase.prize, entries);

  return (
    <div className="game">
      <div
        className="field"
        ref={field}
        style={{ cursor: grip ? 'grabbing' : hovered ? 'grab' : 'default' }}
      >
        <Stage
          {...size}
          {...fit(size)}
          onPointerMove={move}
          onPointerUp={letGo}
          onPointerCancel={letGo}
        >
          {/* The shadow never rotates, so it is on a layer that is drawn once. */}
          <Layer listening={false}>
            <Circle {...shadow} />
          </Layer>
          <Layer>
            <Group
              ref={wheelNode}
              name="wheel"
              onPointerDown={takeHold}
              onPointerEnter={() => setHovered(true)}
              onPointerLeave={() => setHovered(false)}
            >
              {wedgesOf(entries, winner).map((wedge, i) => (
                <Wedge key={i} {...wedge} />
              ))}
              {labelsOf(entries).map((label, i) => (
                <Text key={i} {...label} />
              ))}
              <Ring {...rim} />
              {pegsOf(entries).map((peg, i) => (
                <Circle key={i} {...peg} />
              ))}
              <Circle {...hub} />
            </Group>
            <Group ref={pointerNode} name="pointer" {...pointerAxis} listening={false}>
              <Line {...pointer} />
              <Circle {...pointerPin} />
            </Group>
          </Layer>
          <Layer ref={air} listening={false} />
        </Stage>
      </div>
      <div className="controls prizes">
        <label htmlFor="entries">One prize in each line, with its weight if it is not 1</label>
        <textarea
          id="entries"
          rows={8}
          spellCheck={false}
          readOnly={phase === 'turning'}
          value={text}
          onChange={({ target }) => read(target.value)}
        />
        <button type="button" className="primary" onClick={handleSpin}>
          Spin
        </button>
        <output>{problem || report}</output>
      </div>
    </div>
  );
}
