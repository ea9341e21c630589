import { useState } from 'react';
import { Layer, Stage, Wedge } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';

const height = 280;

// The other slices share the rest in these proportions.
const slices = [
  { part: 0, fill: '#f2664a' },
  { part: 0.5, fill: '#1f9aa5' },
  { part: 0.3, fill: '#f6b73c' },
  { part: 0.2, fill: '#8457c9' },
];

export default function App() {
  const [box, width] = useWidth();
  const [share, setShare] = useState(35);
  const [turn, setTurn] = useState(-90);
  const [out, setOut] = useState([true, false, false, false]);

  const toggle = (index: number) => setOut(out.map((value, i) => (i === index ? !value : value)));

  let rotation = turn;
  const wedges = slices.map(({ part, fill }, i) => {
    const angle = (360 * (i === 0 ? share : (100 - share) * part)) / 100;
    // A slice moves out along the line that halves it.
    const middle = ((rotation + angle / 2) * Math.PI) / 180;
    const wedge = {
      fill,
      angle,
      rotation,
      x: out[i] ? 18 * Math.cos(middle) : 0,
      y: height / 2 + (out[i] ? 18 * Math.sin(middle) : 0),
    };
    rotation += angle;
    return wedge;
  });

  // The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={box}>
      <Stage width={width} height={height}>
        <Layer x={width / 2}>
          {wedges.map((wedge, i) => (
            <Wedge
              key={wedge.fill}
              {...wedge}
              name="slice"
              radius={108}
              stroke="#ffffff"
              strokeWidth={4}
              lineJoin="round"
              onClick={() => toggle(i)}
              onTap={() => toggle(i)}
            />
          ))}
        </Layer>
      </Stage>
      <div className="controls">
        <label>
          Share
          <input
            type="range"
            min={5}
            max={85}
            value={share}
            onChange={(event) => setShare(event.target.valueAsNumber)}
          />
        </label>
        <label>
          Turn
          <input
            type="range"
            min={-180}
            max={180}
            value={turn}
            onChange={(event) => setTurn(event.target.valueAsNumber)}
          />
        </label>
      </div>
    </div>
  );
}
