import {
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type CSSProperties,
  type KeyboardEvent,
} from 'react';
import type Konva from 'konva';
import { Group, Layer, Line, Rect, Shape, Stage, Text } from 'react-konva';
import { useWidth } from '../../../common/react/use-width';
import { boardKey } from '../shared/keys';
import * as looks from '../shared/look';
import * as model from '../shared/notes';
import { LONGEST_TEXT } from '../shared/opening';
import { createPeer } from '../shared/peer';
import { extend, lineConfig, openField, penPoint, wordsStyle } from '../shared/pen';

/** A custom property, which React's types do not know. */
const property = (name: `--${string}`, value: string): CSSProperties => ({ [name]: value });

/** The board of one person, with a separate store and channel. */
export function PersonBoard({ person: { name, color } }: { person: looks.Person }) {
  const [peer] = useState(() => createPeer(name));
  const board = useSyncExternalStore(peer.subscribe, peer.board);
  const [box, width] = useWidth();
  const [isOver, setIsOver] = useState(false);
  const [isEditing, setIsEditing] = useState(false);
  const [hasPen, setHasPen] = useState(false);
  // The line that is being drawn.
  const [line, setLine] = useState<readonly number[]>([]);
  const canvas = useRef<HTMLDivElement>(null);
  const chosen = model.chosenOf(board);
  const { stage, layer } = looks.fit(width);

  // The channel is open while the component is mounted.
  useEffect(() => peer.connect(), [peer]);

  const handleKey = ({ nativeEvent }: KeyboardEvent) => {
    const command = boardKey(nativeEvent);
    if (!command) return;
    nativeEvent.preventDefault();
    if (command === 'edit') setIsEditing(true);
    else peer.change(command);
  };

  const edit = ({ target }: Konva.KonvaEventObject<MouseEvent | TouchEvent>) =>
    setIsEditing(!hasPen && looks.noteIdAt(target) !== null);

  const handleDown = ({ evt, target, pointerId }: Konva.KonvaEventObject<PointerEvent>) => {
    if (evt.button !== 0 || !evt.isPrimary) return;
    setIsEditing(false);
    if (!hasPen) return peer.change((now) => model.choose(now, looks.noteIdAt(target)));
    target.getStage()?.setPointerCapture(pointerId);
    setLine(extend([], penPoint(target)));
  };

  const handleMove = ({ evt, currentTarget }: Konva.KonvaEventObject<PointerEvent>) => {
    if (line.length > 0 && evt.isPrimary) setLine(extend(line, penPoint(currentTarget)));
  };

  const handleUp = ({ evt }: Konva.KonvaEventObject<PointerEvent>) => {
    if (!evt.isPrimary || line.length === 0) return;
    setLine([]);
    // A canceled pointer has drawn nothing.
    if (evt.type === 'pointerup' && line.length > 2) peer.change((now) => model.draw(now, line));
  };

  const handleDrag = ({ target }: Konva.KonvaEventObject<DragEvent>) => {
    const place = looks.placeIn(target);
    peer.change((now) => model.moveTo(now, target.id(), place));
  };

  return (
    <section
      aria-label={`${name}’s board`}
      className={board.isOnline ? '' : 'away'}
      style={property('--person', color)}
      onKeyDown={handleKey}
    >
      <h2>
        <span>{name}</span>
        <button
          type="button"
          aria-label={`${name}: ${board.isOnline ? 'Leave' : 'Join'}`}
          onClick={peer.toggleOnline}
        >
          {board.isOnline ? 'Leave' : 'Join'}
        </button>
      </h2>
      <div className="place" ref={box}>
        <div
          ref={canvas}
          className={hasPen ? 'canvas pen' : isOver ? 'canvas grab' : 'canvas'}
          role="application"
          tabIndex={0}
          aria-label={`${name}’s notes`}
          aria-describedby="keys"
        >
          <Stage
            {...stage}
            onPointerDown={handleDown}
            onPointerMove={handleMove}
            onPointerUp={handleUp}
            onPointerCancel={handleUp}
            onDblClick={edit}
            onDblTap={edit}
            onMouseOver={({ target }) => setIsOver(looks.noteIdAt(target) !== null)}
          >
            <Layer {...layer} listening={false}>
              <Shape {...looks.feltConfig(stage.width / layer.scaleX)} />
            </Layer>
            <Layer {...layer}>
              {model.shownLines(board).map(({ id, points }) => (
                <Line key={id} {...lineConfig(id, points, looks.PEOPLE)} />
              ))}
              {model.shownNotes(board).map((note) => (
                <Group
                  key={note.id}
                  {...looks.noteConfig(note)}
                  draggable={!hasPen}
                  onDragMove={handleDrag}
                  onDragEnd={() => peer.change(model.release)}
                >
                  <Shape {...looks.paperConfig(note)} />
                  <Text {...looks.textConfig(note)} />
                  <Rect {...looks.ringConfig(board, note, looks.PEOPLE)} />
                  <Text {...looks.tagConfig(board, note, looks.PEOPLE)} />
                </Group>
              ))}
              <Line {...lineConfig(board.me, line, looks.PEOPLE)} name="draft" />
            </Layer>
          </Stage>
        </div>
        {isEditing && chosen && (
          <textarea
            className="words"
            aria-label={`${name}: Words`}
            maxLength={LONGEST_TEXT}
            style={wordsStyle(chosen, layer)}
            value={chosen.text}
            ref={openField}
            onChange={({ target: { value } }) => peer.change((now) => model.write(now, value))}
            onBlur={() => setIsEditing(false)}
            onKeyDown={({ key }) => {
              if (key === 'Enter' || key === 'Escape') canvas.current?.focus();
            }}
          />
        )}
      </div>
      <div className="controls">
        <button
          type="button"
          aria-label={`${name}: Previous note`}
          onClick={() => peer.change((now) => model.step(now, -1))}
        >
          ‹
        </button>
        <button
          type="button"
          aria-label={`${name}: Next note`}
          onClick={() => peer.change((now) => model.step(now, 1))}
        >
          ›
        </button>
        {looks.ARROWS.map(({ label, sign, x, y }) => (
          <button
            key={label}
            type="button"
            aria-label={`${name}: ${label}`}
            onClick={() => peer.change((now) => model.nudge(now, { x, y }))}
          >
            {sign}
          </button>
        ))}
        <button
          type="button"
          aria-label={`${name}: Pen`}
          aria-pressed={hasPen}
          onClick={() => setHasPen(!hasPen)}
        >
          Pen
        </button>
        <button type="button" aria-label={`${name}: Add`} onClick={() => peer.change(model.add)}>
          Add
        </button>
        <button
          type="button"
          aria-label={`${name}: Remove`}
          onClick={() => peer.change(model.remove)}
        >
          Remove
        </button>
        <button
          type="button"
          aria-label={`${name}: Undo`}
          onClick={() => peer.change(model.undoLast)}
        >
          Undo
        </button>
        <button
          type="button"
          aria-label={`${name}: Redo`}
          onClick={() => peer.change(model.redoNext)}
        >
          Redo
        </button>
      </div>
      <div className="controls">
        <label>
          <input
            type="text"
            placeholder="Text of the selected note"
            aria-label={`${name}: Text`}
            maxLength={LONGEST_TEXT}
            disabled={!chosen}
            value={chosen?.text ?? ''}
            onChange={({ target: { value } }) => peer.change((now) => model.write(now, value))}
          />
        </label>
        {model.COLORS.map((paper) => (
          <button
            key={paper}
            type="button"
            className="color"
            aria-label={`${name}: ${paper}`}
            aria-pressed={chosen?.color === paper}
            disabled={!chosen}
            style={property('--paper-color', looks.PAPERS[paper])}
            onClick={() => peer.change((now) => model.recolor(now, paper))}
          />
        ))}
      </div>
      <p role="status">{board.says}</p>
    </section>
  );
}
