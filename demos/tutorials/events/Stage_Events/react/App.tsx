import { useState } from 'react';
import type Konva from 'konva';
import { Circle, Ellipse, Layer, Ring, Stage } from 'react-konva';

const width = window.innerWidth;
const center = width / 2;

export default function App() {
  const [clicked, setClicked] = useState<{ what: string; x: number; y: number }>();

  const click = (event: Konva.KonvaEventObject<PointerEvent>) => {
    const stage = event.target.getStage();
    const point = stage?.getPointerPosition();
    if (!point) return;
    setClicked({ ...point, what: event.target === stage ? 'Empty space' : event.target.name() });
  };

  return (
    <>
      <Stage width={width} height={220} onPointerClick={click}>
        <Layer>
          <Circle name="sun" x={center - 70} y={76} radius={40} fill="#f6b73c" />
          <Ellipse name="hill" x={center + 60} y={224} radiusX={190} radiusY={110} fill="#3fa66b" />
          <Ring
            name="marker"
            x={clicked?.x ?? 0}
            y={clicked?.y ?? 0}
            innerRadius={5}
            outerRadius={8}
            fill="#1b1f2a"
            visible={clicked !== undefined}
            listening={false}
          />
        </Layer>
      </Stage>
      <div className="controls">
        <output>
          {clicked
            ? `${clicked.what} at ${Math.round(clicked.x)}, ${Math.round(clicked.y)}`
            : 'Click the sun, the hill or the sky.'}
        </output>
      </div>
    </>
  );
}
