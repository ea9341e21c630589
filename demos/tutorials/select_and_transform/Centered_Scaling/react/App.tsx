import { Layer, Stage } from 'react-konva';
import { ResizableStar } from './ResizableStar';

const width = window.innerWidth;
const center = width / 2;

export default function App() {
  return (
    <Stage width={width} height={300}>
      <Layer>
        <ResizableStar
          name="from-side"
          x={center - 80}
          fill="#f2664a"
          label="default"
          centered={false}
        />
        <ResizableStar
          name="from-middle"
          x={center + 80}
          fill="#1f9aa5"
          label="centeredScaling"
          centered
        />
      </Layer>
    </Stage>
  );
}
