import { useState } from 'react';
import { Layer, Path, Stage } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';

// 100 by 60 units: the body, and a circle for the eye, which the fill rule cuts out.
const data =
  'M4 36C4 20 18 10 36 10 56 10 66 30 76 30 80 30 82 26 82 20 74 20 68 16 66 8 74 6 82 8 86 13 89 8 94 5 98 7 98 14 95 19 90 21 92 42 76 56 46 56 18 56 4 50 4 36Z' +
  'M19 29a3 3 0 1 0 6 0a3 3 0 1 0-6 0Z';
const whale = { data, fillRule: 'evenodd' } as const;

export default function App() {
  const [box, width] = useWidth();
  const [scale, setScale] = useState(2);
  const [outline, setOutline] = useState(false);

  // The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={box}>
      <Stage width={width} height={280}>
        <Layer x={width / 2}>
          <Path {...whale} x={-128} y={214} fill="#1f9aa5" scaleX={0.7} scaleY={0.7} />
          {/* A negative scale mirrors the drawing. */}
          <Path {...whale} x={136} y={28} fill="#f2664a" scaleX={-0.5} scaleY={0.5} />
          <Path
            name="whale"
            y={150}
            {...whale}
            fill={outline ? '' : '#4a90e2'}
            stroke={outline ? '#4a90e2' : ''}
            strokeWidth={3}
            strokeScaleEnabled={false}
            scaleX={scale}
            scaleY={scale}
            // The offset puts x and y at the center of the 100 by 60 units.
            offsetX={50}
            offsetY={30}
          />
        </Layer>
      </Stage>
      <div className="controls">
        <label>
          Scale
          <input
            type="range"
            min={0.6}
            max={2.4}
            step={0.1}
            value={scale}
            onChange={(event) => setScale(event.target.valueAsNumber)}
          />
        </label>
        <label>
          <input
            type="checkbox"
            checked={outline}
            onChange={(event) => setOutline(event.target.checked)}
          />
          Outline
        </label>
      </div>
    </div>
  );
}
