import { useEffect, useRef, useState } from 'react';
import { Circle, Layer, Rect, Stage } from 'react-konva';
import { useSize } from '../../../../common/react/use-size';
import { fit, inWords, modes } from '../shared/fit';
import { resizable } from '../shared/resizable';
import * as scene from '../shared/scene';
import '../shared/style.css';

export default function App() {
  const [frame, size] = useSize<HTMLDivElement>();
  const handle = useRef<HTMLButtonElement>(null);
  const [mode, setMode] = useState('both');
  const [ball, setBall] = useState(scene.start);

  useEffect(() => {
    if (frame.current && handle.current) return resizable(frame.current, handle.current);
  }, [frame]);

  const fitted = fit(mode, size);
  return (
    <>
      <div ref={frame} className="frame">
        <Stage className="stage" {...fitted}>
          <Layer>
            <Rect {...scene.paper} />
            {scene.corners.map((corner) => (
              <Circle key={corner.fill} {...corner} />
            ))}
            <Circle
              {...scene.ball}
              {...ball}
              onDragEnd={({ target }) => setBall(target.position())}
            />
          </Layer>
        </Stage>
        <button
          type="button"
          ref={handle}
          className="handle"
          aria-label="Frame size, change with the arrow keys"
        >
          ⤡
        </button>
      </div>
      <div className="controls">
        <label>
          Mode{' '}
          <select value={mode} onChange={({ target }) => setMode(target.value)}>
            {modes.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <output>{inWords(fitted)}</output>
      </div>
    </>
  );
}
