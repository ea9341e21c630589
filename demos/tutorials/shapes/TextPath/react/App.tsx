import { useState } from 'react';
import { Circle, Layer, Path, Stage, TextPath } from 'react-konva';

const width = window.innerWidth;

export default function App() {
  const [bend, setBend] = useState(70);
  const [text, setText] = useState('Over the hill and far away');

  // A curve across the stage; its middle rises `bend` pixels over its ends.
  const curve = `M0 170 Q${width / 2} ${170 - bend * 2} ${width} 170`;

  return (
    <>
      <Stage width={width} height={260}>
        <Layer>
          <Circle x={width / 2 + 60} y={104} radius={52} fill="#f6b73c" />
          <Path data={`${curve} V260 H0 Z`} fill="#3fa66b" />
          <TextPath
            name="words"
            data={curve}
            text={text}
            fontSize={22}
            fontStyle="bold"
            letterSpacing={1}
            align="center"
            textBaseline="bottom"
            fill="#1b1f2a"
          />
        </Layer>
      </Stage>
      <div className="controls">
        <label>
          Bend
          <input
            type="range"
            min={-60}
            max={90}
            value={bend}
            onChange={(event) => setBend(event.target.valueAsNumber)}
          />
        </label>
        <label>
          Text
          <input
            type="text"
            size={18}
            maxLength={40}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
      </div>
    </>
  );
}
