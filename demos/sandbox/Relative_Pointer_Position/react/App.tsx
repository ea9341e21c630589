import { useRef, useState, type KeyboardEvent } from 'react';
import type Konva from 'konva';
import { Circle, Group, Image, Layer, Line, Stage } from 'react-konva';
import useImage from 'use-image';
import {
  add,
  axesConfig,
  backgroundOf,
  cakeConfig,
  candleConfig,
  COLORS,
  describe,
  HEIGHT,
  LABEL,
  layerConfig,
  ORIGIN,
  PICTURE,
  spotsOfKey,
  spotsOfPointer,
  START,
  undo,
  type Spots,
} from '../shared/cake';
import clothUrl from './cake-board.webp';
import cakeUrl from './sheet-cake.webp';
import { useWidth } from '../../../common/react/use-width';

export default function App() {
  const [box, width] = useWidth();
  const [image] = useImage(cakeUrl);
  const [steps, setSteps] = useState(START);
  const [turn, setTurn] = useState(0);
  const [spots, setSpots] = useState<Spots | null>(null);
  const cake = useRef<Konva.Group>(null);

  const press = ({ evt }: Konva.KonvaEventObject<PointerEvent>) => {
    const at = cake.current?.getRelativePointerPosition();
    if (at && evt.button === 0) setSteps((now) => add(now, at));
  };
  const handleKey = ({ nativeEvent: event }: KeyboardEvent) => {
    const at = cake.current && spotsOfKey(event, cake.current, spots?.layer);
    if (at) setSpots(at);
    else if (event.key === 'Enter' && spots) setSteps((now) => add(now, spots.group));
    else if (event.key === 'z' && (event.ctrlKey || event.metaKey)) setSteps(undo);
    else return;
    event.preventDefault();
  };

  return (
    <>
      <div
        ref={box}
        role="application"
        tabIndex={0}
        aria-label={LABEL}
        style={{ background: backgroundOf(clothUrl, width) }}
        onKeyDown={handleKey}
      >
        <Stage
          width={width}
          height={HEIGHT}
          {...ORIGIN}
          onPointerMove={() => setSpots(cake.current && spotsOfPointer(cake.current))}
          onPointerLeave={() => setSpots(null)}
          onPointerClick={press}
        >
          <Layer {...layerConfig(width)}>
            <Group ref={cake} {...cakeConfig(turn)}>
              <Image {...PICTURE} image={image} />
              {steps.at(-1)?.map((at, i) => (
                <Circle key={i} {...candleConfig(at)} />
              ))}
              {spots && <Circle {...candleConfig(spots.group)} name="aim" opacity={0.5} />}
              <Line {...axesConfig(COLORS.group)} />
            </Group>
            <Line {...axesConfig(COLORS.layer)} />
          </Layer>
          <Layer listening={false}>
            <Line {...axesConfig(COLORS.stage)} />
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <label>
          Turn{' '}
          <input
            type="range"
            max={360}
            step={5}
            value={turn}
            onChange={({ target }) => setTurn(target.valueAsNumber)}
          />
        </label>
        <button type="button" onClick={() => setSteps(undo)}>
          Undo
        </button>
        <p>{describe(spots)}</p>
      </div>
    </>
  );
}
