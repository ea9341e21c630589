import { Fragment, useState } from 'react';
import { Circle, Layer, Line, Stage, Text } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';

const left = -138;
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const degrees = [12, 19, 14, 24, 22, 9, 16];
const points = degrees.flatMap((value, i) => [i * 46, 230 - value * 7]);

export default function App() {
  const [box, width] = useWidth();
  const [tension, setTension] = useState(0.4);

  // The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={box}>
      <Stage width={width} height={260}>
        <Layer x={width / 2}>
          <Line x={left} points={points} stroke="#c9c3b4" dash={[4, 4]} />
          <Line
            name="curve"
            x={left}
            points={points}
            tension={tension}
            stroke="#f2664a"
            strokeWidth={5}
            lineCap="round"
          />
          {days.map((text, i) => (
            <Fragment key={text}>
              <Circle
                x={left + i * 46}
                y={points[i * 2 + 1]}
                radius={5}
                fill="#ffffff"
                stroke="#1b1f2a"
                strokeWidth={3}
              />
              <Text
                x={left + i * 46 - 23}
                y={234}
                width={46}
                text={text}
                align="center"
                fontSize={13}
                fill="#484f5f"
              />
            </Fragment>
          ))}
        </Layer>
      </Stage>
      <div className="controls">
        <label>
          Tension
          <input
            type="range"
            min={0}
            max={1.5}
            step={0.05}
            value={tension}
            onChange={(event) => setTension(event.target.valueAsNumber)}
          />
        </label>
      </div>
    </div>
  );
}
