import { useEffect, useRef, useState } from 'react';
import Konva from 'konva';
import { Circle, Group, Layer, Line, Ring, Stage, Text, Wedge } from 'react-konva';
import {
  fit,
  hub,
  labels,
  pegs,
  pointer,
  pointerAxis,
  pointerPin,
  rim,
  shadow,
  wedges,
} from '../shared/parts';
import {
  advance,
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
import { useSize } from '../../../common/react/use-size';

type PointerEventObject = Konva.KonvaEventObject<PointerEvent>;
type Phase = 'ready' | 'turning' | { prize: number | null };

export default function App() {
  const [field, size] = useSize<HTMLDivElement>();
  const [phase, setPhase] = useState<Phase>('ready');
  const [hovered, setHovered] = useState(false);
  const [grip, setGrip] = useState<Grip | null>(null);
  // Values that change in every frame are written to the nodes: rendering 60 times a second would do the same with more work.
  const wheel = useRef(newWheel());
  const wheelNode = useRef<Konva.Group>(null);
  const pointerNode = useRef<Konva.Group>(null);

  useEffect(() => {
    wheelNode.current?.rotation(wheel.current.rotation);
  }, []);

  useEffect(() => {
    if (phase !== 'turning') return;
    const animation = new Konva.Animation((frame) => {
      const { current } = wheel;
      advance(current, (frame?.timeDiff ?? 0) / 1000);
      wheelNode.current?.rotation(current.rotation);
      pointerNode.current?.rotation(current.pointer);
      if (isAtRest(current)) setPhase({ prize: wonPrize(current) });
    }, wheelNode.current?.getLayer());
    animation.start();
    return () => {
      animation.stop();
    };
  }, [phase]);

  const handleSpin = () => {
    spin(wheel.current);
    setPhase('turning');
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) finish(wheel.current);
  };

  const takeHold = ({ evt, currentTarget, pointerId }: PointerEventObject) => {
    const stage = currentTarget.getStage();
    const point = stage?.getRelativePointerPosition();
    // A second finger neither takes the wheel from the first nor lets it go.
    if (!stage || !point || !evt.isPrimary) return;
    stage.setPointerCapture(pointerId);
    setGrip(grab(wheel.current, point, evt.timeStamp));
    setPhase('turning');
  };

  const move = ({ evt, currentTarget }: PointerEventObject) => {
    const point = currentTarget.getStage()?.getRelativePointerPosition();
    if (grip && point && evt.isPrimary) setGrip(turn(wheel.current, grip, point, evt.timeStamp));
  };

  const letGo = ({ evt }: PointerEventObject) => {
    if (!grip || !evt.isPrimary) return;
    release(wheel.current, grip, evt.timeStamp);
    setGrip(null);
  };

  const winner = typeof phase === 'object' ? phase.prize : null;
  const report =
    phase === 'ready'
      ? 'Flick the wheel, or press Spin.'
      : phase === 'turning'
        ? 'Round it goes …'
        : reportOf(phase.prize);

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
              {wedges.map((wedge, i) => (
                <Wedge key={i} {...wedge} opacity={winner === null || winner === i ? 1 : 0.35} />
              ))}
              {labels.map((label, i) => (
                <Text key={i} {...label} />
              ))}
              <Ring {...rim} />
              {pegs.map((peg, i) => (
                <Circle key={i} {...peg} />
              ))}
              <Circle {...hub} />
            </Group>
            <Group ref={pointerNode} name="pointer" {...pointerAxis} listening={false}>
              <Line {...pointer} />
              <Circle {...pointerPin} />
            </Group>
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <button type="button" className="primary" onClick={handleSpin}>
          Spin
        </button>
        <output>{report}</output>
      </div>
    </div>
  );
}
