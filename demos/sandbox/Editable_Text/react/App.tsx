import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type Konva from 'konva';
import { Ellipse, Layer, Rect, Stage, Text, Transformer } from 'react-konva';
import {
  change,
  close,
  newLetter,
  noteOf,
  open,
  redoNext,
  type,
  undoLast,
  type Note,
} from '../shared/letter';
import {
  ALIGNMENTS,
  createCard,
  FONTS,
  heightFor,
  placeOf,
  putBack,
  rewrap,
  textConfig,
  transformerConfig,
} from '../shared/note';
import { overlayStyle, type Overlay } from '../shared/overlay';
import '../shared/style.css';
import { canRedo, canUndo } from '../../../common/konva/history';
import { undoCommand } from '../../../common/konva/undo-keys';
import { useWidth } from '../../../common/react/use-width';
import { TextEditor } from './TextEditor';

export default function App() {
  const [box, width] = useWidth();
  const [letter, setLetter] = useState(newLetter);
  const note = noteOf(letter);
  const [height, setHeight] = useState(0);
  /** Style of the field while the text is edited. */
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const [cursor, setCursor] = useState('default');
  const text = useRef<Konva.Text>(null);
  const transformer = useRef<Konva.Transformer>(null);

  useEffect(() => {
    transformer.current?.nodes(text.current ? [text.current] : []);
  }, []);

  // The card grows with the text, which only the node can measure.
  useLayoutEffect(() => {
    if (text.current) setHeight(heightFor(text.current));
  }, [note]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const command = undoCommand(event);
      if (!command) return;
      event.preventDefault();
      setLetter(command === 'undo' ? undoLast : redoNext);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  const update = (patch: Partial<Note>, topic?: string) =>
    setLetter((now) => change(now, patch, topic));
  const edit = () => {
    setLetter(open);
    setOverlay(text.current && overlayStyle(text.current));
  };
  const shut = () => {
    setLetter(close);
    setOverlay(null);
  };
  const cancel = () => {
    if (text.current && transformer.current) putBack(text.current, transformer.current, note);
  };
  const { card, stamp, lemon, leaf } = createCard(width, height);
  const isEditing = overlay !== null;

  return (
    <>
      <div className="desk" ref={box}>
        <Stage width={width} height={height} style={{ cursor }} onPointerCancel={cancel}>
          <Layer x={width / 2} listening={false}>
            <Rect {...card} />
            <Rect {...stamp} />
            <Ellipse {...leaf} />
            <Ellipse {...lemon} />
          </Layer>
          <Layer x={width / 2}>
            <Text
              ref={text}
              {...textConfig(note)}
              visible={!isEditing}
              onPointerDblClick={({ evt }) => evt.button === 0 && edit()}
              onDragEnd={({ target }) => update(placeOf(target))}
              onTransform={({ target }) => rewrap(target)}
              onTransformEnd={({ target }) => update(placeOf(target))}
              onMouseOver={() => setCursor('text')}
              onMouseOut={() => setCursor('default')}
            />
            <Transformer ref={transformer} {...transformerConfig} visible={!isEditing} />
          </Layer>
        </Stage>
        {overlay && (
          <TextEditor
            text={note.text}
            style={overlay}
            onType={(words) => setLetter((now) => type(now, words))}
            onClose={shut}
          />
        )}
      </div>
      <div className="controls">
        <button type="button" className="primary" onClick={edit}>
          Edit text
        </button>
        <label>
          Font
          <select
            value={note.fontFamily}
            onChange={(event) => update({ fontFamily: event.target.value })}
          >
            {FONTS.map(({ label, value }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <label>
          Align
          <select value={note.align} onChange={(event) => update({ align: event.target.value })}>
            {ALIGNMENTS.map((value) => (
              <option key={value}>{value}</option>
            ))}
          </select>
        </label>
        <label>
          Size
          <input
            type="range"
            min={14}
            max={48}
            value={note.fontSize}
            onChange={(event) => update({ fontSize: event.target.valueAsNumber }, 'size')}
          />
        </label>
        <button
          type="button"
          disabled={!canUndo(letter.history)}
          onClick={() => setLetter(undoLast)}
        >
          Undo
        </button>
        <button
          type="button"
          disabled={!canRedo(letter.history)}
          onClick={() => setLetter(redoNext)}
        >
          Redo
        </button>
        <p role="status">{letter.says}</p>
      </div>
    </>
  );
}
