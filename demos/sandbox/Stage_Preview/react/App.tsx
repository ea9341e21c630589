import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import type Konva from 'konva';
import { Circle, Image, Layer, Shape, Stage } from 'react-konva';
import { canRedo, canUndo } from '../../../common/konva/history';
import { useWidth } from '../../../common/react/use-width';
import { CENTER, MAX, PICTURE } from '../shared/composition';
import {
  act,
  actionForKey,
  discsOf,
  newEditor,
  selectedDisc,
  statusOf,
  type Action,
} from '../shared/editor';
import {
  drawEnvelope,
  drawPostmark,
  ENVELOPE,
  LIVE,
  markConfig,
  QUARTER,
  TAKEN,
} from '../shared/look';
import { stampSize, takePicture } from '../shared/stamp';
import { Art } from './Art';
import '../shared/style.css';

export default function App() {
  const [pictureBox, pictureWidth] = useWidth();
  const [envelopeBox, envelopeWidth] = useWidth();
  const [editor, setEditor] = useState(newEditor);
  const [isDragging, setDragging] = useState(false);
  const art = useRef<Konva.Group>(null);
  const [stamp, setStamp] = useState<HTMLCanvasElement>();

  const scale = pictureWidth / PICTURE.width;
  const mailScale = envelopeWidth / ENVELOPE.width;
  const discs = discsOf(editor);
  const disc = selectedDisc(editor);

  const refresh = useEffectEvent(() => {
    if (!isDragging && scale > 0 && art.current) setStamp(takePicture(art.current));
  });
  // After the nodes have changed, and not while a disc is dragged.
  useEffect(() => refresh(), [discs, isDragging, scale]);

  const change = (action: Action) => setEditor((now) => act(now, action));

  const handlers = {
    onSelect: (id: number) => change({ do: 'select', id }),
    onMove: (id: number, to: Konva.Vector2d) => change({ do: 'move', id, to }),
    onDrag: (isNow: boolean) => {
      setDragging(isNow);
      if (!isNow) change({ do: 'drop' });
    },
  };

  const addHere = ({ evt }: Konva.KonvaEventObject<PointerEvent>) => {
    const at = art.current?.getRelativePointerPosition();
    if (at && evt.button === 0) change({ do: 'add', at });
  };

  const handleKey = (event: KeyboardEvent) => {
    const action = actionForKey(event.nativeEvent);
    if (!action) return;
    event.preventDefault();
    change(action);
  };

  return (
    <>
      <div className="desk">
        <div
          ref={pictureBox}
          className="picture"
          tabIndex={0}
          role="application"
          aria-label="Picture of the stamp. Arrow keys move the selected disc, Enter adds one, Delete removes it."
          onKeyDown={handleKey}
        >
          <Stage width={pictureWidth} height={PICTURE.height * scale} onPointerDblClick={addHere}>
            <Layer scaleX={scale} scaleY={scale}>
              <Art name="art" art={art} discs={discs} handlers={handlers} />
              {disc && <Circle {...markConfig(disc)} />}
            </Layer>
          </Stage>
        </div>
        <div
          ref={envelopeBox}
          className="envelope"
          role="img"
          aria-label="An envelope with the picture on two stamps"
        >
          <Stage width={envelopeWidth} height={ENVELOPE.height * mailScale}>
            <Layer listening={false} scaleX={mailScale} scaleY={mailScale}>
              <Shape sceneFunc={drawEnvelope} />
              {/* The same component with the same state: the nodes of this stamp follow each move. */}
              <Art name="live" discs={discs} {...LIVE} scaleX={QUARTER} scaleY={QUARTER} />
              <Image name="taken" image={stamp} {...TAKEN} {...stampSize} />
              <Shape sceneFunc={drawPostmark} />
            </Layer>
          </Stage>
        </div>
      </div>
      <div className="controls">
        <button
          type="button"
          disabled={discs.length >= MAX}
          onClick={() => change({ do: 'add', at: CENTER })}
        >
          Add disc
        </button>
        <button type="button" disabled={!disc} onClick={() => change({ do: 'remove' })}>
          Remove
        </button>
        <button
          type="button"
          disabled={!canUndo(editor.history)}
          onClick={() => change({ do: 'undo' })}
        >
          Undo
        </button>
        <button
          type="button"
          disabled={!canRedo(editor.history)}
          onClick={() => change({ do: 'redo' })}
        >
          Redo
        </button>
        <label>
          Disc{' '}
          <select
            value={disc?.id ?? ''}
            onChange={({ target }) => change({ do: 'select', id: Number(target.value) })}
          >
            {discs.map(({ id }) => (
              <option key={id} value={id}>
                {id}
              </option>
            ))}
          </select>
        </label>
        <p className="status" role="status">
          {statusOf(editor)}
        </p>
      </div>
    </>
  );
}
