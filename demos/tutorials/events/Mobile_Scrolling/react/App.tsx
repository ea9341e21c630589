import { useState } from 'react';
import { Layer, Rect, Stage, Text } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';

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
  const [box, width] = useWidth();
  const [report, setReport] = useState('Try to scroll from each square with a finger.');

  // The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={box}>
      <Stage width={width} height={200}>
        <Layer x={width / 2}>
          <Square
            name="holds"
            x={-144}
            fill="#f2664a"
            preventDefault={true}
            onTouchStart={() => setReport('touchstart: the page holds')}
          />
          <Square
            name="scrolls"
            x={12}
            fill="#3fa66b"
            preventDefault={false}
            onTouchStart={() => setReport('touchstart: the page scrolls')}
          />
        </Layer>
      </Stage>
      <div className="controls">
        <output>{report}</output>
      </div>
    </div>
  );
}
