import { useEffect, useRef, useState } from 'react';
import type Konva from 'konva';
import { Circle, Image, Layer, Stage } from 'react-konva';
import useImage from 'use-image';
import { useWidth } from '../../../common/react/use-width';
import * as model from '../shared/discs';
import * as look from '../shared/look';
import { Art } from './Art';
import mailUrl from './air-mail.webp';
import paperUrl from './stamp-paper.webp';
import postmarkUrl from './postmark.webp';
import '../shared/style.css';

export default function App() {
  const [pictureBox, pictureWidth] = useWidth();
  const [envelopeBox, envelopeWidth] = useWidth();
  const [mail] = useImage(mailUrl);
  const [paper] = useImage(paperUrl);
  const [postmark] = useImage(postmarkUrl);
  const [editor, setEditor] = useState(model.START);
  const art = useRef<Konva.Group>(null);
  const [stamp, setStamp] = useState<HTMLCanvasElement>();
  const { discs } = editor;
  const disc = model.selectedDisc(editor);
  const isDragging = editor.dragged !== undefined;

  // After the nodes have changed, and not while a disc is dragged.
  useEffect(() => {
    if (!isDragging && pictureWidth > 0 && art.current) setStamp(look.takePicture(art.current));
  }, [discs, isDragging, pictureWidth, paper]);

  return (
    <>
      <div className="desk">
        <div
          ref={pictureBox}
          className="picture"
          tabIndex={0}
          role="application"
          aria-label={look.LABEL}
          onKeyDown={(event) => {
            const next = model.afterKey(editor, event.nativeEvent);
            if (!next) return;
            event.preventDefault();
            setEditor(next);
          }}
        >
          <Stage
            {...look.fit(pictureWidth, model.PICTURE)}
            onPointerDblClick={() => {
              const at = art.current?.getRelativePointerPosition();
              if (at) setEditor((now) => model.add(now, at));
            }}
          >
            <Layer>
              <Art
                name="art"
                art={art}
                paper={paper}
                discs={discs}
                onSelect={(id) => setEditor((now) => model.select(now, id))}
                onMove={(id, to) => setEditor((now) => model.drag(now, id, to))}
                onDrop={() => setEditor(model.drop)}
              />
              <Circle {...look.markConfig(disc)} />
            </Layer>
          </Stage>
        </div>
        <div
          ref={envelopeBox}
          className="envelope"
          role="img"
          aria-label="An envelope with the picture on two stamps"
        >
          <Stage {...look.fit(envelopeWidth, look.ENVELOPE)}>
            <Layer listening={false}>
              <Image image={mail} {...look.ENVELOPE} />
              {/* The same component with the same state: the nodes of this stamp follow each move. */}
              <Art name="live" paper={paper} discs={discs} {...look.LIVE} />
              <Image name="taken" image={stamp} {...look.TAKEN} />
              <Image image={postmark} {...look.ENVELOPE} />
            </Layer>
          </Stage>
        </div>
      </div>
      <div className="controls">
        {model.BUTTONS.map(({ label, act, can }) => (
          <button key={label} type="button" disabled={!can(editor)} onClick={() => setEditor(act)}>
            {label}
          </button>
        ))}
        <label>
          Disc{' '}
          <select
            value={disc?.id ?? ''}
            onChange={({ target }) => setEditor((now) => model.select(now, Number(target.value)))}
          >
            {discs.map(({ id }) => (
              <option key={id}>{id}</option>
            ))}
          </select>
        </label>
        <p role="status">{model.describe(editor)}</p>
      </div>
    </>
  );
}
