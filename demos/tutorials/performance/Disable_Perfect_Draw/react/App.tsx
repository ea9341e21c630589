import { useState } from 'react';
import { Layer, Rect, Stage, Text } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';
import { attrsOf, boxes, describe, firstLook, labels, rule } from '../shared/boxes';

const switches = [
  { key: 'hasFill', label: 'Fill' },
  { key: 'hasStroke', label: 'Stroke' },
  { key: 'hasShadow', label: 'Shadow' },
] as const;

export default function App() {
  const [box, width] = useWidth();
  const [look, setLook] = useState(firstLook);

  // The scene is placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <>
      <div ref={box}>
        <Stage width={width} height={206}>
          <Layer x={width / 2}>
            <Rect {...rule} />
            {boxes.map((item) => (
              <Rect key={item.name} {...item} {...attrsOf(look)} />
            ))}
            {labels.map((label) => (
              <Text key={label.text} {...label} />
            ))}
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        {switches.map(({ key, label }) => (
          <label key={key}>
            <input
              type="checkbox"
              checked={look[key]}
              onChange={(event) => setLook({ ...look, [key]: event.target.checked })}
            />{' '}
            {label}
          </label>
        ))}
        <label>
          Opacity{' '}
          <input
            type="range"
            min={0.1}
            max={1}
            step={0.1}
            value={look.opacity}
            onChange={(event) => setLook({ ...look, opacity: event.target.valueAsNumber })}
          />
        </label>
      </div>
      <div className="controls">
        <output>{describe(look)}</output>
      </div>
    </>
  );
}
