import type Konva from 'konva';
import { useRef, useState } from 'react';
import { Circle, Layer, Rect, Stage } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';
import { box, circles, ids, show } from '../shared/scene';

export default function App() {
  const [stageBox, width] = useWidth();
  const layer = useRef<Konva.Layer>(null);
  const [id, setId] = useState('box');
  const [value, setValue] = useState('');

  const findOne = () => {
    const node = layer.current?.findOne(`#${id}`);
    if (layer.current) setValue(show(layer.current, node ? [node] : []) || 'undefined');
  };
  const find = () => {
    if (layer.current) setValue(`[${show(layer.current, layer.current.find(`#${id}`))}]`);
  };

  // The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={stageBox}>
      <Stage width={width} height={240}>
        <Layer ref={layer} x={width / 2}>
          {circles.map((circle) => (
            <Circle key={circle.fill} {...circle} />
          ))}
          <Rect {...box} />
        </Layer>
      </Stage>
      <div className="controls">
        <label>
          id{' '}
          <select value={id} onChange={(event) => setId(event.target.value)}>
            {ids.map((item) => (
              <option key={item} value={item}>{`#${item}`}</option>
            ))}
          </select>
        </label>
        <button type="button" onClick={findOne}>
          findOne
        </button>
        <button type="button" onClick={find}>
          find
        </button>
        <output>{value}</output>
      </div>
    </div>
  );
}
