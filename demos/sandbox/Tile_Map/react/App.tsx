import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import type Konva from 'konva';
import { Group, Layer, Line, Path, Stage, Text } from 'react-konva';
import { claimWheel } from '../../../common/konva/claim-wheel';
import { startClock } from '../../../common/konva/clock';
import { wantsMotion } from '../../../common/konva/wants-motion';
import { growth, wheelFactor } from '../../../common/konva/zoom';
import { useSize } from '../../../common/react/use-size';
import { cameraForKey, carry, flyTo, letGo, moveOn, still, type Camera } from '../shared/camera';
import {
  cameraWithPopup,
  describeView,
  nameConfigs,
  nearestPlace,
  pinConfigs,
  placeAt,
  popupConfig,
  scaleBarConfig,
} from '../shared/look';
import { createMapHand } from '../shared/map-hand';
import { ALL_PLACES, describe, findPlace, type Place } from '../shared/places';
import { cameraOn, HINT, LABEL, START } from '../shared/start';
import { createTileNodes, figuresOf, type TileWork } from '../shared/tile-nodes';
import '../../../common/konva/figures.css';
import '../shared/style.css';

type PointerEventOfStage = Konva.KonvaEventObject<PointerEvent>;

export default function App() {
  const [box, size] = useSize<HTMLDivElement>();
  const [journey, setJourney] = useState(() => still(START));
  const [chosen, setChosen] = useState<Place | null>(null);
  const [typed, setTyped] = useState('');
  const [hasBorders, setBorders] = useState(false);
  const [status, setStatus] = useState(HINT);
  const [work, setWork] = useState<TileWork>();
  const [hasMotion] = useState(wantsMotion);
  const [hand] = useState(createMapHand);
  const group = useRef<Konva.Group>(null);
  const tiles = useRef<ReturnType<typeof createTileNodes> | null>(null);
  const { camera } = journey;

  // Tiles come and go many times a second, and no state describes them.
  useLayoutEffect(() => {
    if (!group.current) return;
    tiles.current ??= createTileNodes(group.current, setWork);
    tiles.current.show(camera, size, hasBorders);
  }, [camera, size, hasBorders]);

  // Time passes only while something moves or a tile is missing.
  const isBusy = journey.motion !== null || (work?.missing ?? 0) > 0;
  const tick = useEffectEvent((milliseconds: number) => {
    tiles.current?.load();
    setJourney((now) => moveOn(now, milliseconds));
  });
  useEffect(() => {
    if (!isBusy) return;
    return startClock((milliseconds) => tick(milliseconds));
  }, [isBusy]);

  const look = (change: (now: Camera) => Camera) => setJourney((now) => still(change(now.camera)));
  const fly = (to: Camera) => setJourney((now) => flyTo(now, to, hasMotion));

  const choose = (place: Place | null) => {
    setChosen(place);
    setStatus(place ? describe(place) : HINT);
    if (place) fly(cameraWithPopup(camera, size, place));
  };

  const find = () => {
    const found = findPlace(typed);
    if ('wrong' in found) {
      setStatus(found.wrong);
      return;
    }
    setChosen(found.place);
    setStatus(describe(found.place));
    fly(cameraOn(camera, found.place));
  };

  const press = (key: string) => {
    const next = cameraForKey(key, camera, size);
    if (next) {
      fly(next);
      setStatus(describeView(next, size));
    }
    return next !== null;
  };

  const handleKey = (event: KeyboardEvent) => {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (key === 'Enter') choose(nearestPlace(camera, size));
    else if (key === 'Escape') choose(null);
    else if (!press(key)) return;
    event.preventDefault();
  };

  const hold = (event: PointerEventOfStage) => {
    hand.press(event);
    look((now) => now);
  };

  const follow = (event: PointerEventOfStage) => {
    const move = hand.move(event);
    if (!move) return;
    const { from, to } = move;
    look((now) => carry(now, size, from.middle, to.middle, growth(from, to)));
  };

  const release = (event: PointerEventOfStage) => {
    const done = hand.release(event);
    if (done?.kind === 'throw') setJourney((now) => letGo(now, done.speed, hasMotion));
    if (done?.kind === 'tap') choose(placeAt(camera, size, done.point));
  };

  const zoomAtPointer = ({ evt, currentTarget }: Konva.KonvaEventObject<WheelEvent>) => {
    const position = currentTarget.getStage()?.getPointerPosition();
    if (!position || !claimWheel(evt)) return;
    const point = { x: position.x, y: position.y };
    look((now) => carry(now, size, point, point, wheelFactor(evt)));
  };

  const popup = chosen && popupConfig(camera, size, chosen);
  const scale = scaleBarConfig(camera.zoom, size);

  return (
    <div className="page">
      <div
        ref={box}
        className="map"
        tabIndex={0}
        role="application"
        aria-label={LABEL}
        onKeyDown={handleKey}
      >
        <Stage
          {...size}
          onPointerDown={hold}
          onPointerMove={follow}
          onPointerUp={release}
          onPointerCancel={release}
          onWheel={zoomAtPointer}
        >
          {/* The model finds the pin at a point, so no layer needs a hit graph. */}
          <Layer listening={false}>
            <Group name="tiles" ref={group} />
          </Layer>
          <Layer listening={false}>
            <Group>
              {nameConfigs(camera, size).map((config) => (
                <Text key={config.id} {...config} />
              ))}
            </Group>
            <Group>
              {pinConfigs(camera, size, chosen).map((pin) => (
                <Group key={pin.id} {...pin.group}>
                  <Path {...pin.drop} />
                  <Path {...pin.symbol} />
                </Group>
              ))}
            </Group>
            {popup && (
              <Group {...popup.group}>
                <Path {...popup.card} />
                <Text {...popup.title} />
                <Text {...popup.fact} />
                <Text {...popup.about} />
              </Group>
            )}
            <Line {...scale.halo} />
            <Line {...scale.bar} />
            <Text {...scale.words} />
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <div className="find">
          <label>
            Place{' '}
            <input
              list="places"
              autoComplete="off"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              onKeyDown={({ key }) => {
                if (key === 'Enter') find();
              }}
            />
          </label>
          <button type="button" onClick={find}>
            Find
          </button>
        </div>
        <datalist id="places">
          {ALL_PLACES.map(({ id, name }) => (
            <option key={id} value={name} />
          ))}
        </datalist>
        <button type="button" onClick={() => press('+')}>
          Zoom in
        </button>
        <button type="button" onClick={() => press('-')}>
          Zoom out
        </button>
        <button type="button" onClick={() => press('Home')}>
          All islands
        </button>
        <label>
          <input
            type="checkbox"
            checked={hasBorders}
            onChange={({ target }) => setBorders(target.checked)}
          />{' '}
          Show tiles
        </label>
        <p className="status" role="status">
          {status}
        </p>
      </div>
      <dl className="figures">
        {figuresOf(camera.zoom, work).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
