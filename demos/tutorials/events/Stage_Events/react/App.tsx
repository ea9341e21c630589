import { useRef, useState } from 'react';
import type Konva from 'konva';
import { Circle, Ellipse, Layer, Ring, Stage } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';

export default function App() {
  const [box, width] = useWidth();
  const layer = useRef<Konva.Layer>(null);
  const [marker, setMarker] = useState<Konva.Vector2d | null>(null);
  const [report, setReport] = useState('Click the sun, the hill or the sky.');

  const click = (event: Konva.KonvaEventObject<PointerEvent>) => {
    const stage = event.target.getStage();
    const point = stage?.getPointerPosition();
    if (!point) return;
    const what = event.target === stage ? 'Empty space' : event.target.name();
    setReport(`${what} at ${Math.round(point.x)}, ${Math.round(point.y)}`);
    // The marker is on the layer, so its position is relative to the layer.
    setMarker(layer.current?.getRelativePointerPosition() ?? null);
  };

  // The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={box}>
      <Stage width={width} height={220} onPointerClick={click}>
        <Layer ref={layer} x={width / 2}>
          <Circle name="sun" x={-70} y={76} radius={40} fill="#f6b73c" />
          <Ellipse name="hill" x={60} y={224} radiusX={190} radiusY={110} fill="#3fa66b" />
          <Ring
            name="marker"
            x={marker?.x ?? 0}
            y={marker?.y ?? 0}
            innerRadius={5}
            outerRadius={8}
            fill="#1b1f2a"
            visible={marker !== null}
            listening={false}
          />
        </Layer>
      </Stage>
      <div className="controls">
        <output>{report}</output>
      </div>
    </div>
  );
}
