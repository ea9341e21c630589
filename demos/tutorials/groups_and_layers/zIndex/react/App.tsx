import { useState } from 'react';
import { Group, Layer, Rect, Stage } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';
import { blue, coral, teal, yellow } from '../shared/boxes';

export default function App() {
  const [box, width] = useWidth();
  const [isCoralUp, setCoralUp] = useState(false);
  const [isWarmUp, setWarmUp] = useState(false);
  const warm = { name: 'warm', boxes: isCoralUp ? [yellow, coral] : [coral, yellow] };
  const cold = { name: 'cold', boxes: [teal, blue] };
  const groups = isWarmUp ? [cold, warm] : [warm, cold];
  const order = groups.flatMap(({ boxes }) => boxes.map(({ name }, index) => `${name} ${index}`));

  // The boxes are placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={box}>
      <Stage width={width} height={240}>
        <Layer x={width / 2}>
          {groups.map(({ name, boxes }) => (
            <Group key={name} name={name}>
              {boxes.map((item) => (
                <Rect key={item.name} {...item} />
              ))}
            </Group>
          ))}
        </Layer>
      </Stage>
      <div className="controls">
        <label>
          <input
            type="checkbox"
            checked={isCoralUp}
            onChange={(event) => setCoralUp(event.target.checked)}
          />{' '}
          Coral above yellow
        </label>
        <label>
          <input
            type="checkbox"
            checked={isWarmUp}
            onChange={(event) => setWarmUp(event.target.checked)}
          />{' '}
          Group warm above cold
        </label>
        <output>Drawn in this order, with zIndex: {order.join(', ')}</output>
      </div>
    </div>
  );
}
