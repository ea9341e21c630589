import type Konva from 'konva';
import { useState } from 'react';
import { Layer, Line, Rect, Stage } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';
import { change, cross, crossPoints, inWords, look, sliders, start, type Box } from '../shared/box';

export default function App() {
  const [stageBox, width] = useWidth();
  const [box, setBox] = useState(start);
  const [stays, setStays] = useState(false);

  const update = (values: Partial<Box>) => setBox((now) => change(now, values, stays));
  const save = ({ target }: Konva.KonvaEventObject<DragEvent>) =>
    setBox((now) => ({ ...now, ...target.position() }));

  // The scene is placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <>
      <div ref={stageBox}>
        <Stage width={width} height={240}>
          <Layer x={width / 2}>
            <Rect {...look} {...box} onDragMove={save} onDragEnd={save} />
            <Line {...cross} points={crossPoints} x={box.x} y={box.y} />
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        {sliders.map(({ key, label, max }) => (
          <label key={key}>
            {label}{' '}
            <input
              type="range"
              max={max}
              value={box[key]}
              onChange={(event) => update({ [key]: event.target.valueAsNumber })}
            />
          </label>
        ))}
        <label>
          <input
            type="checkbox"
            checked={stays}
            onChange={(event) => setStays(event.target.checked)}
          />{' '}
          Box stays
        </label>
        <output>{inWords(box)}</output>
      </div>
    </>
  );
}
