import { useState } from 'react';
import { Group, Layer, Rect, Stage } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';
import { coral, green, innerPlace, yellow } from '../shared/boxes';

export default function App() {
  const [box, width] = useWidth();
  const [place, setPlace] = useState({ x: 0, y: 120 });
  const [outer, setOuter] = useState(15);
  const [inner, setInner] = useState(0);

  // The groups are placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={box}>
      <Stage width={width} height={240}>
        <Layer x={width / 2}>
          <Group
            name="outer"
            {...place}
            rotation={outer}
            draggable
            onDragEnd={(event) => setPlace(event.target.position())}
          >
            <Rect {...coral} />
            <Rect {...yellow} />
            <Group name="inner" {...innerPlace} rotation={inner}>
              <Rect {...green} />
            </Group>
          </Group>
        </Layer>
      </Stage>
      <div className="controls">
        <label>
          Outer
          <input
            type="range"
            min={-90}
            max={90}
            value={outer}
            onChange={(event) => setOuter(event.target.valueAsNumber)}
          />
        </label>
        <label>
          Inner
          <input
            type="range"
            min={-90}
            max={90}
            value={inner}
            onChange={(event) => setInner(event.target.valueAsNumber)}
          />
        </label>
      </div>
    </div>
  );
}
