import { Rect } from 'react-konva';

export default function App() {
  return (
    <div>
      <Rect x={20} y={20} width={100} height={50} fill="green" />
    </div>
  );
}
