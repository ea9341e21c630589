import { useRef, useState, type KeyboardEvent } from 'react';
import type Konva from 'konva';
import { Circle, Group, Image, Layer, Line, Stage } from 'react-konva';
import useImage from 'use-image';
import * as board from '../shared/cake';
import clothUrl from './cake-board.webp';
import cakeUrl from './sheet-cake.webp';
import { useWidth } from '../../../common/react/use-width';

export default function App() {
  const [box, width] = useWidth();
  const [image] = useImage(cakeUrl);
  const [steps, setSteps] = useState(board.START);
  const [turn, setTurn] = useState(0);
  const [spots, setSpots] = useState<board.Spots | null>(null);
  const cake = useRef<Konva.Group>(null);

  const press = ({ evt }: Konva.KonvaEventObject<PointerEvent>) => {
    const at = cake.current?.getRelativePointerPosition();
    if (at && evt.button === 0) setSteps((now) => board.add(now, at));
  };
  const handleKey = ({ nativeEvent: event }: KeyboardEvent) => {
    const at = cake.current && board.spotsOfKey(event, cake.current, spots?.layer);
    if (at) setSpots(at);
    else if (event.key === 'Enter' && spots) setSteps((now) => board.add(now, spots.group));
    else if (event.key === 'z' && (event.ctrlKey || event.metaKey)) setSteps(board.undo);
    else return;
    event.preventDefault();
  };

  return (
    <>
      <div
        ref={box}
        role="application"
        tabIndex={0}
        aria-label={board.LABEL}
        style={{ background: board.backgroundOf(clothUrl, width) }}
        onKeyDown={handleKey}
      >
        <Stage
          width={width}
          height={board.HEIGHT}
          {...board.ORIGIN}
          onPointerMove={() => setSpots(cake.current && board.spotsOfPointer(cake.current))}
          onPointerLeave={() => setSpots(null)}
          onPointerClick={press}
        >
          <Layer {...board.layerConfig(width)}>
            <Group ref={cake} {...board.cakeConfig(turn)}>
              <Image {...board.CAKE} image={image} />
              {steps.at(-1)?.map((at, i) => (
                <Circle key={i} {...board.candleConfig(at)} />
              ))}
              {spots && <Circle {...board.candleConfig(spots.group)} name="aim" opacity={0.5} />}
              <Line {...board.AXES} stroke={board.COLORS.group} />
            </Group>
            <Line {...board.AXES} stroke={board.COLORS.layer} />
          </Layer>
          <Layer listening={false}>
            <Line {...board.AXES} stroke={board.COLORS.stage} />
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
        <button type="button" onClick={() => setSteps(board.undo)}>
          Undo
        </button>
        <p>{board.describe(spots)}</p>
      </div>
    </>
  );
}
