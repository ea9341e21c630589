import { useEffect, useState, type PointerEvent as ReactPointerEvent } from 'react';
import type Konva from 'konva';
import { Group, Layer, Path, Shape, Stage } from 'react-konva';
import { canRedo, canUndo } from '../../../common/konva/history';
import { useSize } from '../../../common/react/use-size';
import { MOVES, stackKey } from '../shared/commands';
import {
  cutConfig,
  fit,
  frameConfig,
  insideConfig,
  placeIn,
  sheetAt,
  sheetConfig,
} from '../shared/look';
import { gripOf, rowAt } from '../shared/rows';
import { CUTS } from '../shared/sheets';
import {
  endName,
  moveTo,
  moveToRow,
  NAME_LENGTH,
  newStack,
  redoNext,
  release,
  rename,
  reorder,
  rowsOf,
  select,
  selectedOf,
  sheetsOf,
  toggleHidden,
  toggleLocked,
  undoLast,
} from '../shared/stack';
import { SheetRow } from './SheetRow';
import '../shared/style.css';

export default function App() {
  const [box, size] = useSize<HTMLDivElement>();
  const [stack, change] = useState(newStack);
  const [dragged, setDragged] = useState<number | null>(null);
  const selected = selectedOf(stack);
  const place = fit(size);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const command = stackKey(event);
      if (!command) return;
      event.preventDefault();
      change(command);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  const press = ({ evt, target }: Konva.KonvaEventObject<PointerEvent>) => {
    const id = sheetAt(target);
    if (evt.button === 0) change((now) => select(now, id));
  };

  const drag = (id: number, { target }: Konva.KonvaEventObject<DragEvent>) => {
    const to = placeIn(target);
    change((now) => moveTo(now, id, to));
  };

  // The list keeps the pointer, because the row under it moves in the page.
  const pressGrip = ({ nativeEvent, currentTarget }: ReactPointerEvent<HTMLOListElement>) => {
    const id = gripOf(nativeEvent);
    if (id === undefined || !nativeEvent.isPrimary || nativeEvent.button !== 0) return;
    currentTarget.setPointerCapture(nativeEvent.pointerId);
    setDragged(id);
    change((now) => select(now, id));
  };

  const dragRow = ({ isPrimary, clientY, currentTarget }: ReactPointerEvent<HTMLOListElement>) => {
    if (dragged === null || !isPrimary) return;
    const row = rowAt(currentTarget, clientY);
    change((now) => moveToRow(now, dragged, row));
  };

  return (
    <>
      <div className="paper">
        <div
          ref={box}
          className="picture"
          role="application"
          tabIndex={0}
          aria-label="Landscape"
          aria-describedby="keys"
        >
          <Stage {...size} onPointerDown={press}>
            <Layer {...place}>
              <Group {...insideConfig}>
                {sheetsOf(stack).map((sheet) => (
                  <Group
                    key={sheet.id}
                    {...sheetConfig(sheet)}
                    onDragMove={(event) => drag(sheet.id, event)}
                    onDragEnd={() => change(release)}
                  >
                    {CUTS[sheet.kind].map((cut, i) => (
                      <Path key={i} {...cutConfig(cut, i, sheet === selected)} />
                    ))}
                  </Group>
                ))}
              </Group>
            </Layer>
            <Layer listening={false} {...place}>
              <Shape {...frameConfig} />
            </Layer>
          </Stage>
        </div>
        <p role="status">{stack.says}</p>
        <div className="panel">
          <h2>Sheets</h2>
          <div className="moves">
            {MOVES.map(({ move, label }) => (
              <button key={move} type="button" onClick={() => change((now) => reorder(now, move))}>
                {label}
              </button>
            ))}
          </div>
          <ol
            className="sheets"
            aria-label="Sheets, from the top"
            onPointerDown={pressGrip}
            onPointerMove={dragRow}
            onLostPointerCapture={() => {
              setDragged(null);
              change(release);
            }}
          >
            {rowsOf(stack).map((sheet) => (
              <SheetRow
                key={sheet.id}
                sheet={sheet}
                isSelected={sheet === selected}
                isDragged={sheet.id === dragged}
                onSelect={() => change((now) => select(now, sheet.id))}
                onHide={() => change((now) => toggleHidden(now, sheet.id))}
                onLock={() => change((now) => toggleLocked(now, sheet.id))}
              />
            ))}
          </ol>
          <div className="row">
            <label>
              Name{' '}
              <input
                type="text"
                maxLength={NAME_LENGTH}
                autoComplete="off"
                disabled={!selected}
                value={selected?.name ?? ''}
                onChange={({ target }) => change((now) => rename(now, target.value))}
                onBlur={() => change(endName)}
                onKeyDown={({ key }) => key === 'Enter' && change(endName)}
              />
            </label>
            <button
              type="button"
              disabled={!canUndo(stack.history)}
              onClick={() => change(undoLast)}
            >
              Undo
            </button>
            <button
              type="button"
              disabled={!canRedo(stack.history)}
              onClick={() => change(redoNext)}
            >
              Redo
            </button>
          </div>
        </div>
      </div>
      <p id="keys" hidden>
        Page Up and Page Down choose a sheet. Arrow keys move it; with Alt, up and down change its
        position in the stack. H hides it, L locks it.
      </p>
    </>
  );
}
