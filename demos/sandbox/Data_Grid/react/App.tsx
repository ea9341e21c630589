import { useEffect, useEffectEvent, useRef, useState, type ChangeEvent } from 'react';
import type Konva from 'konva';
import { Group, Layer, Shape, Stage } from 'react-konva';
import { fieldKey } from '../../../common/konva/field-key';
import { download } from '../../../common/konva/files';
import { canRedo, canUndo } from '../../../common/konva/history';
import { useWidth } from '../../../common/react/use-width';
import { REFUSED, writeClipboard } from '../shared/clipboard';
import { writeEdits } from '../shared/grid';
import { cursorAt, doublePress, drag, letGo, press, release } from '../shared/hand-on';
import { keyStep } from '../shared/keys';
import { HEADLINE } from '../shared/log';
import {
  barsConfig,
  bodyClip,
  fieldBox,
  rowConfigs,
  selectionConfig,
  skyConfig,
  titlesConfig,
} from '../shared/look';
import {
  cancelEdit,
  copy,
  csvOf,
  editsOf,
  fieldLabel,
  find,
  finishEdit,
  goToNumber,
  layOut,
  newSheet,
  open,
  paste,
  redoNext,
  say,
  selectsField,
  standfirst,
  undoLast,
  wheel,
  type Way,
} from '../shared/sheet';
import '../shared/style.css';
import { CellField } from './CellField';

type PointerEventOfStage = Konva.KonvaEventObject<PointerEvent>;

export default function App() {
  const [box, width] = useWidth();
  const [sheet, change] = useState(newSheet);
  const [cursor, setCursor] = useState('default');
  const [wanted, setWanted] = useState('');
  const stage = useRef<Konva.Stage>(null);
  const file = useRef<HTMLInputElement>(null);

  const layout = layOut(sheet, width);
  const pointer = () => ({ ...(stage.current?.getPointerPosition() ?? { x: 0, y: 0 }) });
  const focusGrid = () => box.current?.focus({ preventScroll: true });

  const finish = (text: string, way: Way) => {
    change((now) => finishEdit(now, text, way, layout));
    // After a wrong value, the field stays open and keeps the focus.
    if (way !== 'stay' && finishEdit(sheet, text, way, layout).typed === null) focusGrid();
  };

  const handleCopy = useEffectEvent((event: ClipboardEvent) => {
    if (document.activeElement !== box.current) return;
    const { sheet: next, text } = copy(sheet);
    change(next);
    event.clipboardData?.setData('text/plain', text ?? '');
    event.preventDefault();
  });
  const handlePaste = useEffectEvent((event: ClipboardEvent) => {
    if (document.activeElement !== box.current) return;
    const text = event.clipboardData?.getData('text/plain') ?? '';
    change((now) => paste(now, text));
  });
  useEffect(() => {
    const onCopy = (event: ClipboardEvent) => handleCopy(event);
    const onPaste = (event: ClipboardEvent) => handlePaste(event);
    window.addEventListener('copy', onCopy);
    window.addEventListener('paste', onPaste);
    return () => {
      window.removeEventListener('copy', onCopy);
      window.removeEventListener('paste', onPaste);
    };
  }, []);

  const handleDown = ({ evt }: PointerEventOfStage) => {
    if (evt.button !== 0) return;
    // A field that loses the focus saves what is in it.
    focusGrid();
    const isTouch = evt.pointerType === 'touch';
    // With a capture, the mouse also keeps what it holds outside the canvas.
    if (!isTouch) stage.current?.setPointerCapture(evt.pointerId);
    const at = { ...pointer(), pointer: evt.pointerId, isTouch, shift: evt.shiftKey };
    change((now) => press(now, at, layout));
  };

  const handleMove = ({ evt }: PointerEventOfStage) => {
    const at = pointer();
    setCursor(cursorAt(sheet, at, layout));
    if (sheet.grip) change((now) => drag(now, evt.pointerId, at, layOut(now, width)));
  };

  const handleUp = ({ evt }: PointerEventOfStage) =>
    change((now) => release(now, evt.pointerId, layout));

  const handleDouble = () => {
    const at = pointer();
    change((now) => doublePress(now, at, layout));
  };

  const handleWheel = ({ evt }: Konva.KonvaEventObject<WheelEvent>) => {
    const next = wheel(sheet, evt, layout);
    // At the end of the log, the wheel scrolls the page again.
    if (next === sheet) return;
    evt.preventDefault();
    change(next);
  };

  const copySelection = () => {
    const { sheet: next, text } = copy(sheet);
    change(next);
    if (text === null) return;
    void writeClipboard(text).then((isDone) => {
      if (!isDone) change((now) => say(now, REFUSED));
    });
  };

  const openFile = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    void chosen?.text().then((text) => change((now) => open(now, text)));
    // Empty the field, so that the same file can be chosen again.
    target.value = '';
  };

  const findNext = () => change((now) => find(now, wanted, layout));

  return (
    <article className="observatory">
      <div className="paper">
        <header>
          <h2>{HEADLINE}</h2>
          <p>{standfirst(sheet)}</p>
        </header>
        <div
          ref={box}
          className="canvas"
          role="application"
          tabIndex={0}
          aria-label="Log"
          aria-describedby="keys"
          style={{ cursor }}
          onKeyDown={({ nativeEvent }) => {
            const step = keyStep(nativeEvent);
            if (!step) return;
            nativeEvent.preventDefault();
            change((now) => step(now, layout));
          }}
        >
          <Stage
            ref={stage}
            width={layout.width}
            height={layout.height}
            onPointerDown={handleDown}
            onPointerMove={handleMove}
            onPointerUp={handleUp}
            onPointerCancel={({ evt }) => change((now) => letGo(now, evt.pointerId))}
            onDblClick={handleDouble}
            onDblTap={handleDouble}
            onWheel={handleWheel}
          >
            {/* No layer listens: the position of the pointer determines what it holds, so Konva draws no hit graph. */}
            <Layer listening={false}>
              <Group {...bodyClip(layout)}>
                {rowConfigs(sheet, layout).map((config) => (
                  <Shape key={config.id} {...config} />
                ))}
                <Shape {...selectionConfig(sheet, layout)} />
              </Group>
              <Shape {...titlesConfig(sheet, layout)} />
              <Shape {...skyConfig(layout)} />
              <Shape {...barsConfig(sheet, layout)} />
            </Layer>
          </Stage>
        </div>
        {sheet.typed !== null && (
          <CellField
            label={fieldLabel(sheet)}
            text={sheet.typed}
            selects={selectsField(sheet)}
            style={fieldBox(sheet, layout)}
            onFinish={finish}
            onCancel={() => {
              change(cancelEdit);
              focusGrid();
            }}
          />
        )}
      </div>
      <div className="controls">
        <label>
          Number
          <input
            type="number"
            min="1"
            step="1"
            onChange={({ target: { value, valueAsNumber } }) => {
              if (value) change((now) => goToNumber(now, valueAsNumber, layout));
            }}
          />
        </label>
        <label>
          Find
          <input
            type="search"
            value={wanted}
            onChange={({ target }) => setWanted(target.value)}
            onKeyDown={({ nativeEvent }) => {
              if (fieldKey(nativeEvent) === 'save') findNext();
            }}
          />
        </label>
        <button type="button" onClick={findNext}>
          Find next
        </button>
      </div>
      <div className="controls">
        <button type="button" disabled={!canUndo(sheet.history)} onClick={() => change(undoLast)}>
          Undo
        </button>
        <button type="button" disabled={!canRedo(sheet.history)} onClick={() => change(redoNext)}>
          Redo
        </button>
        <button type="button" onClick={copySelection}>
          Copy
        </button>
        <button type="button" onClick={() => file.current?.click()}>
          Open
        </button>
        <button
          type="button"
          onClick={() =>
            download(new Blob([writeEdits(sheet.table, editsOf(sheet))]), 'log-changes.json')
          }
        >
          Save
        </button>
        <button
          type="button"
          onClick={() => download(new Blob([csvOf(sheet)], { type: 'text/csv' }), 'log.csv')}
        >
          CSV
        </button>
        <input
          ref={file}
          type="file"
          accept=".json,application/json"
          aria-label="Changes file"
          hidden
          onChange={openFile}
        />
      </div>
      <p role="status">{sheet.says}</p>
      <p id="keys" hidden>
        Arrow keys, Page Up, Page Down, Home and End move, with Shift they select, with Ctrl they go
        to the end. Enter edits, Delete empties. Alt with up or down sorts, Alt with left or right
        sets the width of the column.
      </p>
    </article>
  );
}
