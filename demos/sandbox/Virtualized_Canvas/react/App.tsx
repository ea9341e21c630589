import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import type Konva from 'konva';
import { Ellipse, Group, Image, Label, Layer, Line, Shape, Stage, Tag, Text } from 'react-konva';
import { claimWheel } from '../../../common/konva/claim-wheel';
import { runFrames, type FrameWork } from '../../../common/konva/frame-work';
import { createHand } from '../../../common/konva/hand';
import { growth, scenePoint, wheelFactor, type View } from '../../../common/konva/zoom';
import { useSize } from '../../../common/react/use-size';
import {
  cellsToShow,
  COUNTS,
  createColony,
  describe,
  describeAll,
  findNumber,
  MAX_AT_ONCE,
  numberOf,
  penguinAt,
  scarfOf,
} from '../shared/colony';
import { createCrowdNodes, type Change } from '../shared/crowd-nodes';
import { figuresOf } from '../shared/figures';
import {
  carry,
  firstView,
  flightView,
  fromMiddle,
  isTap,
  viewForKey,
  viewOn,
  wholeView,
  zoomView,
} from '../shared/journey';
import {
  afarConfig,
  iceConfig,
  labelPlace,
  ringConfig,
  ripplesConfig,
  tag,
  tagText,
} from '../shared/look';
import '../../../common/konva/figures.css';
import '../shared/style.css';

type PointerEventOfStage = Konva.KonvaEventObject<PointerEvent>;

const firstColony = createColony(COUNTS.first);

export default function App() {
  const [box, size] = useSize<HTMLDivElement>();
  const [colony, setColony] = useState(firstColony);
  const [view, setView] = useState(() => firstView(firstColony));
  const [chosen, setChosen] = useState<number | null>(null);
  const [all, setAll] = useState(false);
  const [isFlying, setFlying] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const [typed, setTyped] = useState('41,234');
  const [status, setStatus] = useState(describeAll(firstColony));
  const [change, setChange] = useState<Change>();
  const [work, setWork] = useState<FrameWork>();
  const [hand] = useState(createHand);
  const pressedAt = useRef<Konva.Vector2d | null>(null);
  const layer = useRef<Konva.Layer>(null);
  const penguins = useRef<Konva.Group>(null);
  const nodes = useRef<ReturnType<typeof createCrowdNodes> | null>(null);

  const range = cellsToShow(colony, view, size, all);
  const afar = useMemo(() => afarConfig(colony), [colony]);
  const ripples = useMemo(() => ripplesConfig(colony.side), [colony]);

  // Thousands of components would take longer than the nodes themselves, and no state ever changes a penguin.
  useLayoutEffect(() => {
    if (!penguins.current) return;
    nodes.current ??= createCrowdNodes(penguins.current, setChange);
    nodes.current.show(colony, range, view.scale);
  }, [colony, range, view.scale]);

  const moveOn = useEffectEvent((start: View, seconds: number) =>
    setView(flightView(colony, start, seconds)),
  );
  const flightStart = useEffectEvent(() => view);
  useEffect(() => {
    if (!layer.current || !(isFlying || isHeld)) return;
    const start = flightStart();
    let time = 0;
    return runFrames(
      layer.current,
      (milliseconds) => {
        time += milliseconds;
        if (isFlying) moveOn(start, time / 1000);
      },
      setWork,
    );
  }, [isFlying, isHeld]);

  /** The user takes over: a flight ends. */
  const look = (next: (now: View) => View) => {
    setFlying(false);
    setView(next);
  };

  const choose = (i: number | null) => {
    setChosen(i);
    setStatus(describe(colony, i));
  };

  const visit = (i: number) => {
    look(() => viewOn(colony, i));
    choose(i);
  };

  const press = (event: PointerEventOfStage) => {
    setFlying(false);
    setHeld(true);
    hand.press(event);
    pressedAt.current = event.currentTarget.getStage()?.getPointerPosition() ?? null;
  };

  const follow = (event: PointerEventOfStage) => {
    const move = hand.move(event);
    if (!move) return;
    const { from, to } = move;
    look((now) => carry(colony, now, size, from.middle, to.middle, growth(from, to)));
  };

  const cancel = (event: PointerEventOfStage) => {
    hand.release(event);
    setHeld(hand.isDown());
  };

  const release = (event: PointerEventOfStage) => {
    cancel(event);
    const point = event.currentTarget.getStage()?.getPointerPosition();
    if (event.evt.button !== 0 || !point || !isTap(pressedAt.current, point)) return;
    choose(penguinAt(colony, scenePoint(view, fromMiddle(point, size))));
  };

  const zoomAtPointer = ({ evt, currentTarget }: Konva.KonvaEventObject<WheelEvent>) => {
    const point = currentTarget.getStage()?.getPointerPosition();
    if (!point || !claimWheel(evt)) return;
    look((now) => zoomView(colony, now, size, wheelFactor(evt), { ...point }));
  };

  const handleKey = (event: KeyboardEvent) => {
    const next = viewForKey(event.key, colony, view, size);
    if (!next) return;
    event.preventDefault();
    look(() => next);
  };

  const find = () => {
    const found = findNumber(colony, typed);
    if ('i' in found) visit(found.i);
    else setStatus(found.wrong);
  };

  const settle = (count: number) => {
    const next = createColony(count);
    setColony(next);
    look(() => firstView(next));
    setChosen(null);
    setAll(all && count <= MAX_AT_ONCE);
    setStatus(describeAll(next));
  };

  return (
    <div className="page">
      <div
        className="world"
        ref={box}
        tabIndex={0}
        role="application"
        aria-label="Penguin colony. Arrow keys move it, plus and minus zoom."
        onKeyDown={handleKey}
      >
        <Stage
          {...size}
          onPointerDown={press}
          onPointerMove={follow}
          onPointerUp={release}
          onPointerCancel={cancel}
          onWheel={zoomAtPointer}
        >
          {/* The model finds the penguin at a point, so the layer needs no hit graph. */}
          <Layer ref={layer} listening={false} x={size.width / 2} y={size.height / 2}>
            <Group name="world" x={view.x} y={view.y} scaleX={view.scale} scaleY={view.scale}>
              <Line {...iceConfig(colony.side)} />
              <Shape {...ripples} visible={range !== null} />
              <Image {...afar} visible={range === null} />
              {chosen !== null && <Ellipse {...ringConfig(colony, chosen)} />}
              <Group name="penguins" ref={penguins} />
            </Group>
            {chosen !== null && (
              <Label name="label" {...labelPlace(colony, chosen, view)}>
                <Tag {...tag} />
                <Text {...tagText} text={numberOf(chosen)} />
              </Label>
            )}
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <button type="button" onClick={() => look(() => wholeView(colony, size))}>
          Whole colony
        </button>
        <button type="button" onClick={() => visit(scarfOf(colony.count))}>
          Find the scarf
        </button>
        <button type="button" onClick={() => setFlying(!isFlying)}>
          {isFlying ? 'Stop' : 'Fly'}
        </button>
        <div className="find">
          <label>
            No.{' '}
            <input
              className="number"
              inputMode="numeric"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              onKeyDown={({ key }) => {
                if (key === 'Enter') find();
              }}
            />
          </label>
          <button type="button" onClick={find}>
            Go
          </button>
        </div>
        <label>
          Penguins{' '}
          <input
            type="range"
            min={COUNTS.least}
            max={COUNTS.most}
            step={COUNTS.step}
            value={colony.count}
            onChange={({ target }) => settle(Number(target.value))}
          />
        </label>
        <label>
          <input
            type="checkbox"
            checked={all}
            disabled={colony.count > MAX_AT_ONCE}
            onChange={({ target }) => setAll(target.checked)}
          />{' '}
          All as nodes (up to 10,000)
        </label>
        <p className="status" role="status">
          {status}
        </p>
      </div>
      <dl className="figures">
        {figuresOf(colony.count, change, work).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
