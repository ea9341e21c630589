import { Circle, Layer, Line, Stage } from 'react-konva';

const width = window.innerWidth;
const x = width / 2;

const stations = [
  { x: -80, y: 132 },
  { x: 20, y: 132 },
  { x: 80, y: 132 },
  { x: 20, y: 196 },
  { x: 80, y: 196 },
];

export default function App() {
  return (
    <Stage width={width} height={280}>
      <Layer>
        {/* Dashes of no length with round caps are dots. */}
        <Line
          name="plum"
          x={x}
          points={[-136, 132, -80, 132, -20, 196, 136, 196]}
          stroke="#8457c9"
          strokeWidth={8}
          lineCap="round"
          dash={[0, 14]}
        />
        {/* 16 pixels of line, 8 of gap; corners cut off. */}
        <Line
          name="sky"
          x={x}
          points={[-20, 24, 80, 24, 80, 196, 136, 248]}
          stroke="#4a90e2"
          strokeWidth={8}
          lineJoin="bevel"
          dash={[16, 8]}
        />
        {/* The defaults: flat ends that stop at the last point, and pointed corners. */}
        <Line
          name="teal"
          x={x}
          points={[-136, 216, -80, 216, -80, 132, 136, 132]}
          stroke="#1f9aa5"
          strokeWidth={12}
        />
        {/* Round ends and round corners. */}
        <Line
          name="coral"
          x={x}
          points={[-136, 52, -60, 52, 20, 132, 20, 248]}
          stroke="#f2664a"
          strokeWidth={12}
          lineCap="round"
          lineJoin="round"
        />
        {stations.map((station) => (
          <Circle
            key={`${station.x} ${station.y}`}
            x={x + station.x}
            y={station.y}
            radius={9}
            fill="#ffffff"
            stroke="#1b1f2a"
            strokeWidth={4}
          />
        ))}
      </Layer>
    </Stage>
  );
}
