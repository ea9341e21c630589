import { Fragment, memo, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type Konva from 'konva';
import { Group, Layer, Path, Shape, Stage, Text } from 'react-konva';
import { claimWheel } from '../../../common/konva/claim-wheel';
import { createHand } from '../../../common/konva/hand';
import { wantsMotion } from '../../../common/konva/wants-motion';
import { growth, wheelFactor } from '../../../common/konva/zoom';
import { useSize } from '../../../common/react/use-size';
import { cameraForKey, carry, type Camera } from '../shared/camera';
import { drawings } from '../shared/drawings';
import { fly } from '../shared/flight';
import {
  drawGrid,
  labelConfig,
  partConfig,
  PATTERNS,
  thingConfig,
  type Pattern,
} from '../shared/look';
import {
  cameraOn,
  describe,
  describePointer,
  firstCamera,
  neighbor,
  show,
  thingLabel,
  things,
  type PlacedThing,
} from '../shared/things';
import '../shared/style.css';

/** Its group moves and scales; the parts never change. */
const Drawing = memo(({ id }: { id: string }) =>
  (drawings[id] ?? []).map((part, i) => <Path key={i} {...partConfig(part)} />),
);

export default function App() {
  const [world, size] = useSize<HTMLDivElement>();
  // Null is the initial view, for any size of the window.
  const [chosen, setChosen] = useState<Camera | null>(null);
  const [pointer, setPointer] = useState<Konva.Vector2d | null>(null);
  const [pattern, setPattern] = useState<Pattern>('lines');
  const [goal, setGoal] = useState('giraffe');
  const [hand] = useState(createHand);
  const stopFlight = useRef(() => {});
  const camera = chosen ?? firstCamera(size);

  useEffect(() => () => stopFlight.current(), []);

  /** Sets the camera, and ends a flight. */
  const look = (change: (camera: Camera) => Camera) => {
    stopFlight.current();
    setChosen((now) => change(now ?? firstCamera(size)));
  };

  const flyTo = (thing: PlacedThing | undefined) => {
    if (!thing) return;
    setGoal(thing.id);
    stopFlight.current();
    stopFlight.current = fly(camera, cameraOn(thing, size), setChosen, wantsMotion());
  };

  const followHand = (event: Konva.KonvaEventObject<PointerEvent>) => {
    const point = event.currentTarget.getStage()?.getPointerPosition();
    if (point) setPointer({ ...point });
    const move = hand.move(event);
    if (!move) return;
    const { from, to } = move;
    look((now) => carry(now, size, from.middle, to.middle, growth(from, to)));
  };

  const zoomAtPointer = ({ evt, currentTarget }: Konva.KonvaEventObject<WheelEvent>) => {
    const point = currentTarget.getStage()?.getPointerPosition();
    if (!point || !claimWheel(evt)) return;
    look((now) => carry(now, size, point, point, wheelFactor(evt)));
  };

  const handleKey = (event: KeyboardEvent) => {
    const next = cameraForKey(event.key, camera, size);
    if (!next) return;
    event.preventDefault();
    look(() => next);
  };

  const smaller = neighbor(camera, size, -1);
  const larger = neighbor(camera, size, 1);
  const shown = show(camera, size);

  return (
    <div className="page">
      <div
        className="world"
        ref={world}
        tabIndex={0}
        role="application"
        aria-label="Grid with things drawn to scale. Arrow keys move it, plus and minus zoom."
        onKeyDown={handleKey}
      >
        <Stage
          {...size}
          onPointerDown={hand.press}
          onPointerMove={followHand}
          onPointerUp={hand.release}
          onPointerCancel={hand.release}
          onWheel={zoomAtPointer}
        >
          {/* The stage and its layer never move: everything is placed by the camera. */}
          <Layer listening={false}>
            <Shape name="grid" sceneFunc={(context) => drawGrid(context, camera, size, pattern)} />
            {shown.map((one) => (
              <Fragment key={one.thing.id}>
                <Group {...thingConfig(one)}>
                  <Drawing id={one.thing.id} />
                </Group>
                <Text {...labelConfig(one)} />
              </Fragment>
            ))}
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <button type="button" disabled={!smaller} onClick={() => flyTo(smaller)}>
          Smaller
        </button>
        <button type="button" disabled={!larger} onClick={() => flyTo(larger)}>
          Larger
        </button>
        <label>
          Go to{' '}
          <select
            value={goal}
            onChange={({ target }) => flyTo(things.find(({ id }) => id === target.value))}
          >
            {things.map((thing) => (
              <option key={thing.id} value={thing.id}>
                {thingLabel(thing)}
              </option>
            ))}
          </select>
        </label>
        <label>
          Grid{' '}
          <select
            value={pattern}
            onChange={({ target }) => {
              setPattern(PATTERNS[target.selectedIndex]?.value ?? 'lines');
            }}
          >
            {PATTERNS.map(({ value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <div className="facts">
          <p role="status">{describe(camera)}</p>
          <p className="pointer">{describePointer(camera, size, pointer)}</p>
        </div>
      </div>
    </div>
  );
}
