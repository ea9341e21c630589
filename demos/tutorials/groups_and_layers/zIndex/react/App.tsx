import type Konva from 'konva';
import { useState } from 'react';
import { Group, Layer, Rect, Stage } from 'react-konva';
import { NodeTree } from '../../../../common/react/NodeTree';
import { useWidth } from '../../../../common/react/use-width';
import { groupsInOrder, inWords } from '../shared/order';

export default function App() {
  const [box, width] = useWidth();
  const [layer, setLayer] = useState<Konva.Layer | null>(null);
  const [isCoralUp, setCoralUp] = useState(false);
  const [isWarmUp, setWarmUp] = useState(false);
  const groups = groupsInOrder(isCoralUp, isWarmUp);

  // The boxes are placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <>
      <div className="beside">
        <div ref={box}>
          <Stage width={width} height={240}>
            <Layer ref={setLayer} x={width / 2}>
              {groups.map(({ name, boxes }) => (
                <Group key={name} name={name}>
                  {boxes.map((item) => (
                    <Rect key={item.name} {...item} />
                  ))}
                </Group>
              ))}
            </Layer>
          </Stage>
        </div>
        <NodeTree of={layer} />
      </div>
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
        <output>Drawn in this order: {inWords(groups)}</output>
      </div>
    </>
  );
}
