import { Layer, Stage } from 'react-konva';
import { ResizableFox } from './ResizableFox';

const width = window.innerWidth;
const center = width / 2;

export default function App() {
  return (
    <Stage width={width} height={300}>
      <Layer>
        <ResizableFox name="kept" x={center - 140} keepRatio />
        <ResizableFox name="free" x={center + 30} keepRatio={false} />
      </Layer>
    </Stage>
  );
}
