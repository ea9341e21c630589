import type Konva from 'konva';
import { useState } from 'react';
import { Group, Layer, Rect, Stage } from 'react-konva';
import { NodeTree } from '../../../../common/react/NodeTree';
import { useWidth } from '../../../../common/react/use-width';
import { names, samePlace, start, type Name } from '../shared/move';
import { plates, red } from '../shared/plates';

export default function App() {
  const [stageBox, width] = useWidth();
  const [layer, setLayer] = useState<Konva.Layer | null>(null);
  const [{ groups, parent, box }, setScene] = useState(start);
  const [keeps, setKeeps] = useState(false);

  const moveTo = (name: Name) =>
    setScene((now) => ({
      ...now,
      parent: name,
      box: keeps ? samePlace(now.box, now.groups[now.parent], now.groups[name]) : now.box,
    }));

  const savePlace = (name: Name, node: Konva.Node) =>
    setScene((now) => ({ ...now, groups: { ...now.groups, [name]: node.position() } }));

  // The groups are placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <>
      <div className="beside">
        <div ref={stageBox}>
          <Stage width={width} height={240}>
            <Layer ref={setLayer} x={width / 2}>
              {names.map((name) => (
                <Group
                  key={name}
                  name={name}
                  {...groups[name]}
                  draggable
                  onDragEnd={(event) => savePlace(name, event.target)}
                >
                  <Rect {...plates[name]} />
                  {parent === name && <Rect {...red} {...box} stroke="#ffffff" strokeWidth={3} />}
                </Group>
              ))}
            </Layer>
          </Stage>
        </div>
        <NodeTree of={layer} />
      </div>
      <div className="controls">
        {names.map((name) => (
          <button type="button" key={name} onClick={() => moveTo(name)}>
            {`To ${name}`}
          </button>
        ))}
        <label>
          <input
            type="checkbox"
            checked={keeps}
            onChange={(event) => setKeeps(event.target.checked)}
          />{' '}
          Keep its place
        </label>
      </div>
    </>
  );
}
