import { Circle, Layer, Stage } from 'react-konva';
import { create } from 'zustand';
import cat from './cat.png';

const useStore = create<{ radius: number }>(() => ({ radius: 40 }));

export default function App() {
  const radius = useStore((state) => state.radius);
  return (
    <>
      <img src={cat} alt="A cat" />
      <img src="./cat.png" alt="The same" />
      <Stage width={300} height={200}>
        <Layer>
          <Circle x={80} y={80} radius={radius} fill="teal" />
        </Layer>
      </Stage>
    </>
  );
}
