import { Circle, Layer, Stage } from 'react-konva';

const TABLES = [
  { name: 'Window', x: 120, fill: '#f2664a' },
  { name: 'Corner', x: 300, fill: '#f6b73c' },
  { name: 'Garden', x: 480, fill: '#1f9aa5' },
];

interface FloorPlanProps {
  width: number;
  chosen: string;
  onChoose: (name: string) => void;
}

export function FloorPlan({ width, chosen, onChoose }: FloorPlanProps) {
  // The scene is 600 by 300.
  const scale = width / 600;

  return (
    <Stage width={width} height={width / 2} scaleX={scale} scaleY={scale}>
      <Layer>
        {TABLES.map(({ name, x, fill }) => (
          <Circle
            key={name}
            name={name}
            x={x}
            y={150}
            radius={60}
            fill={fill}
            stroke={name === chosen ? '#1b1f2a' : undefined}
            strokeWidth={6}
            onPointerClick={() => onChoose(name)}
          />
        ))}
      </Layer>
    </Stage>
  );
}
