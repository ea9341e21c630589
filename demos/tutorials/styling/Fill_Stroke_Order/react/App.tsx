import { useState } from 'react';
import { Layer, Stage, Text } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';

export default function App() {
  const [box, width] = useWidth();
  const [strokeWidth, setStrokeWidth] = useState(8);

  const outlined = {
    x: -150,
    width: 300,
    align: 'center',
    fontSize: 62,
    fontStyle: 'bold',
    fill: '#ffffff',
    stroke: '#1f9aa5',
    strokeWidth,
    lineJoin: 'round' as const,
  };

  // The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={box}>
      <Stage width={width} height={220}>
        <Layer x={width / 2}>
          <Text {...outlined} name="stroke-last" y={28} text="Default" />
          <Text {...outlined} name="fill-last" y={122} text="Fill last" fillAfterStrokeEnabled />
        </Layer>
      </Stage>
      <div className="controls">
        <label>
          Stroke width
          <input
            type="range"
            min={0}
            max={16}
            value={strokeWidth}
            onChange={(event) => setStrokeWidth(event.target.valueAsNumber)}
          />
        </label>
      </div>
    </div>
  );
}
