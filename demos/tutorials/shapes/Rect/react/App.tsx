import { Layer, Rect, Stage } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';

export default function App() {
  const [box, width] = useWidth();

  // The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={box}>
      <Stage width={width} height={220}>
        <Layer x={width / 2}>
          <Rect
            name="square"
            x={-150}
            y={40}
            width={90}
            height={140}
            fill="#f2664a"
            stroke="#1b1f2a"
            strokeWidth={4}
          />
          <Rect
            name="rounded"
            x={-45}
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
            x={60}
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
    </div>
  );
}
