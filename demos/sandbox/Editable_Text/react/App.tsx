import { useEffect, useRef, useState } from 'react';
import type Konva from 'konva';
import { Ellipse, Layer, Rect, Stage, Text, Transformer } from 'react-konva';
import {
  ALIGNMENTS,
  createCard,
  FONTS,
  HEIGHT,
  openingNote,
  placeOf,
  rewrap,
  textConfig,
  transformerConfig,
  type Note,
} from '../shared/note';
import { overlayStyle, type Overlay } from '../shared/overlay';
import '../shared/style.css';
import { useWidth } from '../../../common/react/use-width';
import { TextEditor } from './TextEditor';

export default function App() {
  const [box, width] = useWidth();
  const [note, setNote] = useState(openingNote);
  /** Style of the field while the text is edited. */
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const [cursor, setCursor] = useState('default');
  const text = useRef<Konva.Text>(null);
  const transformer = useRef<Konva.Transformer>(null);

  useEffect(() => {
    transformer.current?.nodes(text.current ? [text.current] : []);
  }, []);

  const change = (patch: Partial<Note>) => setNote((current) => ({ ...current, ...patch }));
  const edit = () => setOverlay(text.current && overlayStyle(text.current));
  const close = (words: string | undefined) => {
    // An emptied text keeps its old words; otherwise there would be nothing to double-click.
    if (words?.trim()) change({ text: words });
    setOverlay(null);
  };
  const { card, stamp, lemon, leaf } = createCard(width);
  const isEditing = overlay !== null;

  return (
    <>
      <div className="desk" ref={box}>
        <Stage width={width} height={HEIGHT} style={{ cursor }}>
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
              onPointerDblClick={edit}
              onDragEnd={({ target }) => change(placeOf(target))}
              onTransform={({ target }) => rewrap(target)}
              onTransformEnd={({ target }) => change(placeOf(target))}
              onPointerOver={() => setCursor('text')}
              onPointerOut={() => setCursor('default')}
            />
            <Transformer ref={transformer} {...transformerConfig} visible={!isEditing} />
          </Layer>
        </Stage>
        {overlay && <TextEditor text={note.text} style={overlay} onClose={close} />}
      </div>
      <div className="controls">
        <button type="button" className="primary" onClick={edit}>
          Edit text
        </button>
        <label>
          Font
          <select
            value={note.fontFamily}
            onChange={(event) => change({ fontFamily: event.target.value })}
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
          <select value={note.align} onChange={(event) => change({ align: event.target.value })}>
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
            onChange={(event) => change({ fontSize: event.target.valueAsNumber })}
          />
        </label>
      </div>
    </>
  );
}
