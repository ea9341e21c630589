import { useState } from 'react';
import { Layer, Path, Stage, TextPath } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';

export default function App() {
  const [box, width] = useWidth();
  const [bend, setBend] = useState(70);
  const [text, setText] = useState('Over the hill and far away');

  // A curve 300 pixels wide; its middle is `bend` pixels above its ends.
  const curve = `M-150 170 Q0 ${170 - bend * 2} 150 170`;

  // The curve is placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={box}>
      <Stage width={width} height={240}>
        <Layer x={width / 2}>
          <Path data={`${curve} V240 H-150 Z`} fill="#3fa66b" />
          <TextPath
            name="words"
            data={curve}
            text={text}
            fontSize={19}
            fontStyle="bold"
            letterSpacing={1}
            align="center"
            textBaseline="alphabetic"
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
    </div>
  );
}
