import { useLayoutEffect, useReducer, useRef, type SyntheticEvent } from 'react';
import type Konva from 'konva';
import { savePng } from '../../../common/konva/files';
import { Bill } from './Bill';
import { billPicture, INKS, linesOf, MARKS } from '../shared/look';
import {
  abilities,
  ALIGNMENTS,
  describe,
  keyCommand,
  nameOf,
  newEditor,
  run,
  sheetOf,
  WIDTHS,
} from '../shared/sheet';
import '../shared/style.css';

const selectionOf = ({ selectionStart, selectionEnd }: HTMLTextAreaElement) => ({
  from: selectionStart,
  to: selectionEnd,
});

export default function App() {
  const [editor, send] = useReducer(run, undefined, newEditor);
  const area = useRef<HTMLTextAreaElement>(null);
  const bill = useRef<Konva.Group>(null);
  const sheet = sheetOf(editor);
  const lines = linesOf(sheet);
  const can = abilities(editor);
  const { pick } = editor;

  // After the render: the field has the new text by then.
  useLayoutEffect(() => {
    if (!pick) return;
    area.current?.focus({ preventScroll: true });
    area.current?.setSelectionRange(pick.from, pick.to);
  }, [pick]);

  const readSelection = ({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) =>
    send({ do: 'select', selection: selectionOf(currentTarget) });

  const savePicture = () => {
    if (!bill.current) return;
    void savePng(billPicture(bill.current), 'night-train.png').catch((error: unknown) =>
      send({ do: 'warn', warning: String(error) }),
    );
  };

  return (
    <div className="bill-editor">
      <div className="composer">
        <Bill
          bill={bill}
          sheet={sheet}
          lines={lines}
          selection={editor.selection}
          onPick={(selection) => send({ do: 'pick', selection })}
          onWidth={(width) => send({ do: 'width', width })}
        />
        <div className="desk">
          <fieldset aria-label="Style of the selected words">
            {MARKS.map(({ mark, label }) => (
              <button
                key={mark}
                type="button"
                disabled={!can.mark}
                onClick={() => send({ do: 'mark', mark })}
              >
                {mark in INKS && <i style={{ background: INKS[mark] }} />}
                {label}
              </button>
            ))}
          </fieldset>
          <textarea
            ref={area}
            aria-label="Text with marks"
            spellCheck={false}
            value={sheet.source}
            onChange={({ target }) =>
              send({ do: 'type', source: target.value, selection: selectionOf(target) })
            }
            onSelect={readSelection}
            onKeyUp={readSelection}
            onPointerUp={readSelection}
            onKeyDown={(event) => {
              const command = keyCommand(event.nativeEvent);
              if (!command) return;
              event.preventDefault();
              send(command);
            }}
          />
          <label>
            Align
            <select
              value={sheet.align}
              onChange={({ target }) => {
                const align = ALIGNMENTS.find((one) => one === target.value);
                if (align) send({ do: 'align', align });
              }}
            >
              {ALIGNMENTS.map((align) => (
                <option key={align} value={align}>
                  {nameOf(align)}
                </option>
              ))}
            </select>
          </label>
          <label>
            Width
            <input
              type="range"
              {...WIDTHS}
              value={sheet.width}
              onChange={({ target }) => send({ do: 'width', width: target.valueAsNumber })}
            />
          </label>
          <fieldset aria-label="Document">
            <button type="button" disabled={!can.undo} onClick={() => send({ do: 'undo' })}>
              Undo
            </button>
            <button type="button" disabled={!can.redo} onClick={() => send({ do: 'redo' })}>
              Redo
            </button>
            <button type="button" className="primary" onClick={savePicture}>
              PNG
            </button>
          </fieldset>
          <p role="status">{editor.warning || describe(sheet, lines.length)}</p>
        </div>
      </div>
    </div>
  );
}
