import type Konva from 'konva';
import { useCallback, useState } from 'react';
import { Circle, Group, Layer, Rect, Stage } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';
import { house, meadow, sky, sun, twoCircles } from '../shared/scene';

export default function App() {
  const [box, width] = useWidth();
  const [position, setPosition] = useState({ x: 0, y: 120 });
  const [distance, setDistance] = useState(80);
  const [isEvenOdd, setIsEvenOdd] = useState(false);

  // A new function redraws the layer, so create one only when the window changes.
  const clipFunc = useCallback(
    (context: Konva.Context) => twoCircles(context, distance, isEvenOdd),
    [distance, isEvenOdd],
  );

  // The window is placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={box}>
      <Stage width={width} height={240}>
        <Layer x={width / 2}>
          <Group
            name="scope"
            {...position}
            clipFunc={clipFunc}
            draggable
            onDragEnd={(event) => setPosition(event.target.position())}
          >
            <Rect {...sky} />
            <Rect {...meadow} />
            <Circle {...sun} />
            <Rect {...house} />
          </Group>
        </Layer>
      </Stage>
      <div className="controls">
        <label>
          Distance{' '}
          <input
            type="range"
            min={0}
            max={120}
            value={distance}
            onChange={(event) => setDistance(event.target.valueAsNumber)}
          />
        </label>
        <label>
          <input
            type="checkbox"
            checked={isEvenOdd}
            onChange={(event) => setIsEvenOdd(event.target.checked)}
          />{' '}
          Fill rule evenodd
        </label>
      </div>
    </div>
  );
}
