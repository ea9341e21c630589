import type Konva from 'konva';
import { useRef, useState } from 'react';
import { Circle, Group, Layer, Rect, Stage } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';
import { exportNode, mimeTypes, nodeNames, numbers, type Exported } from '../shared/export-node';
import * as scene from '../shared/scene';
import '../shared/style.css';

export default function App() {
  const [box, width] = useWidth();
  const [exported, setExported] = useState<Exported>();
  const stage = useRef<Konva.Stage>(null);

  const save = async (form: HTMLFormElement | null) => {
    if (!stage.current || !form?.reportValidity()) return;
    setExported(await exportNode(stage.current, new FormData(form)));
  };

  // The scene is placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <>
      <form className="controls options">
        <label>
          Node
          <select name="node">
            {nodeNames.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <label>
          mimeType
          <select name="mimeType">
            <option value="">default</option>
            {mimeTypes.map((type) => (
              <option key={type}>{type}</option>
            ))}
          </select>
        </label>
        {numbers.map((number) => (
          <label key={number.name}>
            {number.name}
            <input type="number" placeholder="default" {...number} />
          </label>
        ))}
        <button type="button" onClick={({ currentTarget }) => void save(currentTarget.form)}>
          Export
        </button>
      </form>
      <div ref={box}>
        <Stage ref={stage} width={width} height={scene.height}>
          <Layer name="layer" x={scene.middle(width)}>
            <Group {...scene.group}>
              <Rect {...scene.card} />
              <Circle {...scene.dot} />
            </Group>
            <Circle {...scene.circle} />
          </Layer>
        </Stage>
      </div>
      {exported && (
        <div className="exported">
          <p>
            <code>{exported.call}</code>
          </p>
          <img src={exported.address} alt="What was exported" />
          <p>
            <output>
              {exported.width} × {exported.height} pixels, {exported.bytes} bytes,{' '}
              {exported.mimeType}
            </output>{' '}
            <a href={exported.address} download={exported.file}>
              Save the file
            </a>
          </p>
        </div>
      )}
    </>
  );
}
