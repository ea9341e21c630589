import { useState } from 'react';
import { Arrow, Group, Layer, Rect, Stage, Text } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';

const steps = [
  { text: 'Draft', x: -144, y: 36, fill: '#f2664a' },
  { text: 'Review', x: 60, y: 36, fill: '#f6b73c' },
  { text: 'Publish', x: -42, y: 172, fill: '#3fa66b' },
];

export default function App() {
  const [box, width] = useWidth();
  const [pointerLength, setPointerLength] = useState(14);
  const [pointerWidth, setPointerWidth] = useState(14);

  const style = {
    stroke: '#1b1f2a',
    fill: '#1b1f2a',
    strokeWidth: 3,
    lineJoin: 'round',
    pointerLength,
    pointerWidth,
  } as const;

  // The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={box}>
      <Stage width={width} height={260}>
        <Layer x={width / 2}>
          {steps.map(({ text, x, y, fill }) => (
            <Group key={text} x={x} y={y}>
              <Rect width={84} height={56} cornerRadius={10} fill={fill} />
              <Text y={20} width={84} text={text} align="center" fontSize={16} fill="#1b1f2a" />
            </Group>
          ))}
          <Arrow {...style} name="straight" points={[-52, 64, 52, 64]} />
          <Arrow {...style} name="curved" points={[102, 100, 92, 168, 52, 200]} tension={0.5} />
          <Arrow
            {...style}
            name="both"
            points={[-52, 200, -92, 168, -102, 102]}
            tension={0.5}
            dash={[10, 6]}
            pointerAtBeginning
          />
        </Layer>
      </Stage>
      <div className="controls">
        <label>
          Length
          <input
            type="range"
            min={6}
            max={30}
            value={pointerLength}
            onChange={(event) => setPointerLength(event.target.valueAsNumber)}
          />
        </label>
        <label>
          Width
          <input
            type="range"
            min={6}
            max={30}
            value={pointerWidth}
            onChange={(event) => setPointerWidth(event.target.valueAsNumber)}
          />
        </label>
      </div>
    </div>
  );
}
