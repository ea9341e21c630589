import { useState } from 'react';
import { Layer, Rect, Stage, Text } from 'react-konva';

const width = window.innerWidth;
const center = width / 2;

interface SquareProps {
  name: string;
  x: number;
  fill: string;
  preventDefault: boolean;
  onTouchStart: () => void;
}

function Square({ name, x, ...props }: SquareProps) {
  return (
    <>
      <Rect {...props} name={name} x={x} y={34} width={132} height={132} cornerRadius={18} />
      <Text
        x={x}
        y={92}
        width={132}
        align="center"
        text={name}
        fontSize={18}
        fill="#1b1f2a"
        listening={false}
      />
    </>
  );
}

export default function App() {
  const [report, setReport] = useState('Try to scroll from each square with a finger.');

  return (
    <>
      <Stage width={width} height={200}>
        <Layer>
          <Square
            name="holds"
            x={center - 144}
            fill="#f2664a"
            preventDefault={true}
            onTouchStart={() => setReport('touchstart: the page holds')}
          />
          <Square
            name="scrolls"
            x={center + 12}
            fill="#3fa66b"
            preventDefault={false}
            onTouchStart={() => setReport('touchstart: the page scrolls')}
          />
        </Layer>
      </Stage>
      <div className="controls">
        <output>{report}</output>
      </div>
    </>
  );
}
