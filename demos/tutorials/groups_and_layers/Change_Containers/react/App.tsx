import { useState } from 'react';
import { Group, Layer, Rect, Stage } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';
import { inGroup, names, places, plates, red, type Name } from '../shared/groups';

export default function App() {
  const [stageBox, width] = useWidth();
  const [groups, setGroups] = useState(places);
  const [parent, setParent] = useState<Name>('yellow');
  const [box, setBox] = useState(inGroup);
  const [keeps, setKeeps] = useState(false);

  const moveTo = (name: Name) => {
    // The same place on the canvas, measured from the new parent. The groups are not rotated or scaled.
    const [from, to] = [groups[parent], groups[name]];
    if (keeps) setBox({ x: box.x + from.x - to.x, y: box.y + from.y - to.y });
    setParent(name);
  };

  // The groups are placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={stageBox}>
      <Stage width={width} height={240}>
        <Layer x={width / 2}>
          {names.map((name) => (
            <Group
              key={name}
              name={name}
              {...groups[name]}
              draggable
              onDragEnd={(event) => setGroups({ ...groups, [name]: event.target.position() })}
            >
              <Rect {...plates[name]} />
              {parent === name && <Rect {...red} {...box} strokeWidth={3} />}
            </Group>
          ))}
        </Layer>
      </Stage>
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
    </div>
  );
}
