import { useEffect, useRef, useState } from 'react';
import type Konva from 'konva';
import { Layer, Path, Rect, Shape, Stage } from 'react-konva';
import { canRedo, canUndo } from '../../../common/konva/history';
import { useWidth } from '../../../common/react/use-width';
import { posterKey } from '../shared/commands';
import {
  blockConfig,
  cursorOf,
  fit,
  frameConfig,
  guidesConfig,
  handleConfigs,
  pageConfig,
  pressedId,
  reachOf,
} from '../shared/look';
import {
  blocksOf,
  cancel,
  move,
  newPoster,
  press,
  redoNext,
  release,
  select,
  setSnaps,
  undoLast,
} from '../shared/poster';
import '../shared/style.css';

type PointerEventObject = Konva.KonvaEventObject<PointerEvent>;

export default function App() {
  const [box, width] = useWidth();
  const [poster, change] = useState(newPoster);
  const [cursor, setCursor] = useState('');
  const stage = useRef<Konva.Stage>(null);
  const view = fit(width);
  const pointer = () => stage.current?.getRelativePointerPosition() ?? { x: 0, y: 0 };

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const command = posterKey(event);
      if (!command) return;
      event.preventDefault();
      change(command);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  const down = ({ evt, target, pointerId }: PointerEventObject) => {
    // A second finger does not change what the first one holds.
    if (!evt.isPrimary || evt.button !== 0) return;
    stage.current?.setPointerCapture(pointerId);
    const [id, at] = [pressedId(target), pointer()];
    change((now) => press(now, id, at, evt.shiftKey));
  };

  const over = ({ evt }: PointerEventObject) => {
    if (!evt.isPrimary || !poster.hold || !stage.current) return;
    const [at, reach] = [pointer(), reachOf(stage.current, evt.altKey)];
    change((now) => move(now, at, reach));
  };

  return (
    <>
      <div className="beside">
        <div
          ref={box}
          className="poster"
          style={{ cursor }}
          role="application"
          tabIndex={0}
          aria-label="Poster"
          aria-describedby="keys"
        >
          <Stage
            ref={stage}
            {...view}
            onPointerDown={down}
            onPointerMove={over}
            onPointerUp={({ evt }) => evt.isPrimary && change(release)}
            onPointerCancel={({ evt }) => evt.isPrimary && change(cancel)}
          >
            <Layer listening={false}>
              <Rect {...pageConfig} />
            </Layer>
            <Layer
              onPointerOver={({ target }) => setCursor(cursorOf(target))}
              onPointerOut={() => setCursor('')}
            >
              {blocksOf(poster).map((block) => (
                <Shape key={block.id} {...blockConfig(block)} />
              ))}
              <Path {...frameConfig(poster)} />
              <Path {...guidesConfig(poster)} />
              {handleConfigs(poster, view.scaleX).map((handle) => (
                <Rect key={handle.id} {...handle} />
              ))}
            </Layer>
          </Stage>
        </div>
        <div className="controls panel">
          <fieldset>
            <legend>Selected</legend>
            {blocksOf(poster).map(({ id, name }) => (
              <label key={id}>
                <input
                  type="checkbox"
                  checked={poster.selected.includes(id)}
                  onChange={() => change((now) => select(now, id, true))}
                />
                {name}
              </label>
            ))}
          </fieldset>
          <label>
            <input
              type="checkbox"
              checked={poster.snaps}
              onChange={({ target }) => change((now) => setSnaps(now, target.checked))}
            />
            Snap to lines and gaps
          </label>
          <button
            type="button"
            disabled={!canUndo(poster.history)}
            onClick={() => change(undoLast)}
          >
            Undo
          </button>
          <button
            type="button"
            disabled={!canRedo(poster.history)}
            onClick={() => change(redoNext)}
          >
            Redo
          </button>
        </div>
      </div>
      <p className="poster-status" role="status">
        {poster.says}
      </p>
      <p id="keys" hidden>
        Arrow keys move the selected blocks by one pixel, or to the next line or gap with Shift.
        With Alt, they resize a block. Ctrl and A selects all blocks, Escape clears the selection.
      </p>
    </>
  );
}
