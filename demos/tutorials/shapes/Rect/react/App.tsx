import { Layer, Rect, Stage } from 'react-konva';

const width = window.innerWidth;
const center = width / 2;

export default function App() {
  return (
    <Stage width={width} height={220}>
      <Layer>
        <Rect
          name="square"
          x={center - 150}
          y={40}
          width={90}
          height={140}
          fill="#f2664a"
          stroke="#1b1f2a"
          strokeWidth={4}
        />
        <Rect
          name="rounded"
          x={center - 45}
          y={40}
          width={90}
          height={140}
          fill="#f6b73c"
          stroke="#1b1f2a"
          strokeWidth={4}
          cornerRadius={16}
        />
        <Rect
          name="leaf"
          x={center + 60}
          y={40}
          width={90}
          height={140}
          fill="#3fa66b"
          stroke="#1b1f2a"
          strokeWidth={4}
          // Clockwise from the top left.
          cornerRadius={[0, 45, 0, 45]}
        />
      </Layer>
    </Stage>
  );
}
