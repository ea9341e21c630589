import { useEffect, useRef, useState } from 'react';
import type Konva from 'konva';
import { Circle, Layer, Line, Shape, Stage } from 'react-konva';
import { canRedo, canUndo } from '../../../common/konva/history';
import { useWidth } from '../../../common/react/use-width';
import { curveKey } from '../shared/commands';
import { copyField } from '../shared/copy';
import {
  ANCHORS,
  curvesOf,
  hover,
  moveTo,
  newEditor,
  pathData,
  redoNext,
  release,
  reset,
  select,
  undoLast,
} from '../shared/curves';
import {
  anchorConfig,
  bezierConfig,
  controlConfigs,
  fit,
  idOf,
  lakeConfig,
  placeIn,
  quadraticConfig,
  swanConfig,
} from '../shared/look';
import '../shared/style.css';

export default function App() {
  const [box, width] = useWidth();
  const [editor, change] = useState(newEditor);
  const [showsLines, setShowsLines] = useState(true);
  const path = useRef<HTMLInputElement>(null);
  const view = fit(width);
  const curves = curvesOf(editor);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const command = curveKey(event);
      if (!command) return;
      event.preventDefault();
      change(command);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  const press = ({ target }: Konva.KonvaEventObject<PointerEvent>) => {
    const id = idOf(target);
    change((now) => select(now, id));
  };

  const drag = ({ target }: Konva.KonvaEventObject<DragEvent>) => {
    const [id, place] = [idOf(target), placeIn(target)];
    change((now) => moveTo(now, id ?? '', place));
  };

  const copy = async () => {
    const says = await copyField(path.current);
    change((now) => ({ ...now, says }));
  };

  return (
    <div className="lake">
      <div className="controls bar">
        <button type="button" disabled={!canUndo(editor.history)} onClick={() => change(undoLast)}>
          Undo
        </button>
        <button type="button" disabled={!canRedo(editor.history)} onClick={() => change(redoNext)}>
          Redo
        </button>
        <button type="button" onClick={() => change(reset)}>
          Reset
        </button>
        <label>
          <input
            type="checkbox"
            checked={showsLines}
            onChange={({ target }) => setShowsLines(target.checked)}
          />
          Control lines
        </label>
        <label className="path">
          Path
          <input ref={path} readOnly aria-label="Path data" value={pathData(curves)} />
        </label>
        <button type="button" onClick={() => void copy()}>
          Copy
        </button>
      </div>
      <div
        ref={box}
        className="picture"
        style={{ cursor: editor.hot === null ? 'default' : 'grab' }}
        role="application"
        tabIndex={0}
        aria-label="Swan"
        aria-describedby="keys"
      >
        <Stage {...view} onPointerDown={press}>
          <Layer listening={false}>
            <Shape {...lakeConfig} />
          </Layer>
          <Layer listening={false}>
            <Shape {...swanConfig(curves)} />
            <Shape {...bezierConfig(curves)} />
            <Shape {...quadraticConfig(curves)} />
            {controlConfigs(curves, showsLines).map((config, i) => (
              <Line key={i} {...config} />
            ))}
          </Layer>
          <Layer>
            {ANCHORS.map((anchor) => (
              <Circle
                key={anchor.id}
                {...anchorConfig(anchor, editor, curves, view.scaleX)}
                onMouseOver={() => change((now) => hover(now, anchor.id))}
                onMouseOut={() => change((now) => hover(now, null))}
                onDragMove={drag}
                onDragEnd={() => change(release)}
              />
            ))}
          </Layer>
        </Stage>
      </div>
      <p className="status" role="status">
        {editor.says}
      </p>
      <p id="keys" hidden>
        Page Up and Page Down choose a point. Arrow keys move it, with Shift faster.
      </p>
    </div>
  );
}
