import { useState } from 'react';
import { Circle, Group, Layer, Rect, Stage } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';
import { coral, eraser, groups, stripes, yellow } from '../shared/shapes';

export default function App() {
  const [box, width] = useWidth();
  const [opacity, setOpacity] = useState(0.6);
  const [multiplies, setMultiplies] = useState(false);
  const [erases, setErases] = useState(false);

  // The groups are placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={box}>
      <Stage width={width} height={260}>
        <Layer x={width / 2}>
          {stripes.map((stripe) => (
            <Rect key={stripe.y} {...stripe} />
          ))}
          {groups.map((group) => (
            <Group
              key={group.name}
              {...group}
              opacity={opacity}
              globalCompositeOperation={multiplies ? 'multiply' : 'source-over'}
            >
              <Rect {...coral} />
              <Rect {...yellow} />
              <Circle {...eraser} visible={erases} />
            </Group>
          ))}
        </Layer>
      </Stage>
      <div className="controls">
        <label>
          Opacity
          <input
            type="range"
            min={0}
            max={1}
            step={0.1}
            value={opacity}
            onChange={(event) => setOpacity(event.target.valueAsNumber)}
          />
        </label>
        <label>
          <input
            type="checkbox"
            checked={multiplies}
            onChange={(event) => setMultiplies(event.target.checked)}
          />
          Multiply
        </label>
        <label>
          <input
            type="checkbox"
            checked={erases}
            onChange={(event) => setErases(event.target.checked)}
          />
          Eraser
        </label>
      </div>
    </div>
  );
}
