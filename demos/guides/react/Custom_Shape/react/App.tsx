import { useState } from 'react';
import { Layer, Rect, Stage } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';
import { Flag } from './Flag';

const height = 280;
const palette = ['#f2664a', '#f6b73c', '#3fa66b', '#4a90e2', '#8457c9'];
const places = [-145, -40, 65];

export default function App() {
  const [box, width] = useWidth();
  const [wind, setWind] = useState(50);
  const [colors, setColors] = useState([0, 1, 3]);

  const nextColor = (flag: number) =>
    setColors((all) => all.map((color, i) => (i === flag ? (color + 1) % palette.length : color)));

  return (
    <>
      <div className="controls">
        <label>
          Wind
          <input
            type="range"
            min={0}
            max={100}
            value={wind}
            onChange={(event) => setWind(Number(event.target.value))}
          />
        </label>
      </div>
      <div ref={box}>
        <Stage width={width} height={height}>
          <Layer x={width / 2}>
            <Rect x={-width / 2} width={width} height={height} fill="#dcefe9" listening={false} />
            {places.map((x, i) => (
              <Flag
                key={x}
                x={x}
                y={[50, 30, 66][i] ?? 50}
                wind={wind / 100}
                fill={palette[colors[i] ?? 0] ?? '#f2664a'}
                onPress={() => nextColor(i)}
              />
            ))}
          </Layer>
        </Stage>
      </div>
    </>
  );
}
