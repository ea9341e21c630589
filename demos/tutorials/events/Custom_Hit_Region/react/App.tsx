import { useRef, useState } from 'react';
import type Konva from 'konva';
import { Layer, Line, Stage, Star } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';

// A path around the star's center; Konva fills it with the star's hit color.
function hitCircle(context: Konva.Context, shape: Konva.Shape) {
  context.beginPath();
  context.arc(0, 0, 70, 0, Math.PI * 2);
  context.closePath();
  context.fillStrokeShape(shape);
}

export default function App() {
  const [box, width] = useWidth();
  const layer = useRef<Konva.Layer>(null);
  const [over, setOver] = useState('');

  // The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={box}>
      <Stage width={width} height={220}>
        <Layer ref={layer} x={width / 2}>
          <Star
            name="star"
            x={-76}
            y={110}
            numPoints={5}
            innerRadius={20}
            outerRadius={54}
            fill={over === 'star' ? '#f2664a' : '#1f9aa5'}
            hitFunc={hitCircle}
            onPointerOver={() => setOver('star')}
            onPointerOut={() => setOver('')}
          />
          <Line
            name="curve"
            x={20}
            y={110}
            points={[0, 50, 36, -50, 80, 50, 116, -50]}
            tension={0.5}
            stroke={over === 'curve' ? '#f2664a' : '#1f9aa5'}
            strokeWidth={3}
            hitStrokeWidth={32}
            onPointerOver={() => setOver('curve')}
            onPointerOut={() => setOver('')}
          />
        </Layer>
      </Stage>
      <div className="controls">
        <label>
          <input type="checkbox" onChange={() => layer.current?.toggleHitCanvas()} />
          Show the hit areas
        </label>
      </div>
    </div>
  );
}
