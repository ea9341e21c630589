import { useEffect, useRef, useState } from 'react';
import type Konva from 'konva';
import { Group, Layer, Path, Rect, Shape, Stage } from 'react-konva';
import { canRedo, canUndo } from '../../../common/konva/history';
import { useWidth } from '../../../common/react/use-width';
import {
  cancel,
  isMarked,
  move,
  newCloth,
  press,
  printsOf,
  redoNext,
  release,
  shownOf,
  undoLast,
} from '../shared/cloth';
import { clothKey, COMMANDS, HINTS } from '../shared/commands';
import {
  bandConfig,
  fit,
  idOf,
  linenConfig,
  markConfig,
  printConfig,
  sizeFor,
} from '../shared/look';
import '../shared/style.css';

type PointerEventObject = Konva.KonvaEventObject<PointerEvent>;

export default function App() {
  const [box, width] = useWidth();
  const [cloth, change] = useState(newCloth);
  const layer = useRef<Konva.Layer>(null);
  const place = fit(width);
  const shown = shownOf(cloth);
  const pointer = () => layer.current?.getRelativePointerPosition() ?? { x: 0, y: 0 };

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const command = clothKey(event);
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
    target.getStage()?.setPointerCapture(pointerId);
    // A finger has no Shift key, so its taps always add.
    const how = { adds: evt.shiftKey || evt.pointerType === 'touch', isCopy: evt.altKey };
    const [id, at] = [idOf(target), pointer()];
    change((now) => press(now, id, at, how));
  };

  const over = ({ evt }: PointerEventObject) => {
    if (!evt.isPrimary || !cloth.gesture) return;
    const at = pointer();
    change((now) => move(now, at));
  };

  return (
    <>
      <div className="controls print-bar">
        {COMMANDS.map(({ label, run, isOff }) => (
          <button key={label} type="button" disabled={isOff(cloth)} onClick={() => change(run)}>
            {label}
          </button>
        ))}
        <span className="gap" />
        <button type="button" disabled={!canUndo(cloth.history)} onClick={() => change(undoLast)}>
          Undo
        </button>
        <button type="button" disabled={!canRedo(cloth.history)} onClick={() => change(redoNext)}>
          Redo
        </button>
      </div>
      <div
        ref={box}
        className="table"
        role="application"
        tabIndex={0}
        aria-label="Cloth"
        aria-describedby="keys"
      >
        <Stage
          {...sizeFor(width)}
          onPointerDown={down}
          onPointerMove={over}
          onPointerUp={({ evt }) => evt.isPrimary && change(release)}
          onPointerCancel={({ evt }) => evt.isPrimary && change(cancel)}
        >
          <Layer listening={false} {...place}>
            <Shape {...linenConfig} />
          </Layer>
          <Layer ref={layer} {...place}>
            <Group>
              {shown.map((print) => (
                <Path key={print.id} {...printConfig(print)} />
              ))}
            </Group>
            <Group listening={false}>
              {shown
                .filter((print) => isMarked(cloth, print))
                .map((print) => (
                  <Rect key={print.id} {...markConfig(print)} />
                ))}
            </Group>
            <Rect {...bandConfig(cloth)} />
          </Layer>
        </Stage>
      </div>
      <p className="table-status" role="status">
        {cloth.says} {printsOf(cloth).length} on the cloth.
      </p>
      <p className="key-hints">
        {HINTS.map(({ keys, words }) => (
          <span key={words}>
            <kbd>{keys}</kbd> {words}
          </span>
        ))}
      </p>
      <p id="keys" hidden>
        Page Up and Page Down choose a print, with Shift they add it to the selection. Arrow keys
        move what is selected.
      </p>
    </>
  );
}
