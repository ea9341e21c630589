import { Layer, Line, Stage } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';

export default function App() {
  const [box, width] = useWidth();

  // The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={box}>
      <Stage width={width} height={280}>
        <Layer x={width / 2}>
          {/* Zero-length dashes with round caps are dots. */}
          <Line
            name="plum"
            points={[-136, 132, -80, 132, -20, 196, 136, 196]}
            stroke="#8457c9"
            strokeWidth={8}
            lineCap="round"
            dash={[0, 14]}
          />
          {/* Dashes of 16 pixels, gaps of 8; beveled corners. */}
          <Line
            name="sky"
            points={[-20, 24, 80, 24, 80, 196, 136, 248]}
            stroke="#4a90e2"
            strokeWidth={8}
            lineJoin="bevel"
            dash={[16, 8]}
          />
          {/* The defaults: flat ends that stop at the last point, and pointed corners. */}
          <Line
            name="teal"
            points={[-136, 216, -80, 216, -80, 132, 136, 132]}
            stroke="#1f9aa5"
            strokeWidth={12}
          />
          {/* Round ends and round corners. */}
          <Line
            name="coral"
            points={[-136, 52, -60, 52, 20, 132, 20, 248]}
            stroke="#f2664a"
            strokeWidth={12}
            lineCap="round"
            lineJoin="round"
          />
        </Layer>
      </Stage>
    </div>
  );
}
