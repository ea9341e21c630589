import {
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type CSSProperties,
  type KeyboardEvent,
} from 'react';
import type Konva from 'konva';
import { Group, Layer, Rect, Shape, Stage, Text } from 'react-konva';
import { useWidth } from '../../../common/react/use-width';
import { boardKey } from '../shared/keys';
import {
  ARROWS,
  feltConfig,
  fit,
  noteConfig,
  noteIdAt,
  PAPERS,
  paperConfig,
  PEOPLE,
  type Person,
  placeIn,
  ringConfig,
  tagConfig,
  textConfig,
} from '../shared/look';
import {
  add,
  choose,
  chosenOf,
  COLORS,
  LONGEST_TEXT,
  moveTo,
  nudge,
  recolor,
  redoNext,
  release,
  remove,
  shownNotes,
  step,
  undoLast,
  write,
} from '../shared/notes';
import { createPeer } from '../shared/peer';

/** A custom property, which React's types do not know. */
const property = (name: `--${string}`, value: string): CSSProperties => ({ [name]: value });

/** The board of one person, with a separate store and channel. */
export function PersonBoard({ person: { name, color } }: { person: Person }) {
  const [peer] = useState(() => createPeer(name));
  const board = useSyncExternalStore(peer.subscribe, peer.board);
  const [box, width] = useWidth();
  const [isOver, setIsOver] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const chosen = chosenOf(board);
  const { stage, layer } = fit(width);

  // The channel is open while the component is mounted.
  useEffect(() => peer.connect(), [peer]);

  const handleKey = ({ nativeEvent }: KeyboardEvent) => {
    const command = boardKey(nativeEvent);
    if (!command) return;
    nativeEvent.preventDefault();
    peer.change(command);
  };

  // After a double click, typing goes into the note and not to the keys of the board.
  const edit = ({ target }: Konva.KonvaEventObject<MouseEvent | TouchEvent>) => {
    if (noteIdAt(target) === null) return;
    field.current?.focus();
    field.current?.select();
  };

  const handleDrag = ({ target }: Konva.KonvaEventObject<DragEvent>) => {
    const place = placeIn(target);
    peer.change((now) => moveTo(now, target.id(), place));
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
      <div
        ref={box}
        className={isOver ? 'canvas grab' : 'canvas'}
        role="application"
        tabIndex={0}
        aria-label={`${name}’s notes`}
        aria-describedby="keys"
      >
        <Stage
          {...stage}
          onPointerDown={({ evt, target }) => {
            if (evt.button === 0) peer.change((now) => choose(now, noteIdAt(target)));
          }}
          onDblClick={edit}
          onDblTap={edit}
          onMouseOver={({ target }) => setIsOver(noteIdAt(target) !== null)}
        >
          <Layer {...layer} listening={false}>
            <Shape {...feltConfig(stage.width / layer.scaleX)} />
          </Layer>
          <Layer {...layer}>
            {shownNotes(board).map((note) => (
              <Group
                key={note.id}
                {...noteConfig(note)}
                onDragMove={handleDrag}
                onDragEnd={() => peer.change(release)}
              >
                <Shape {...paperConfig(note)} />
                <Text {...textConfig(note)} />
                <Rect {...ringConfig(board, note, PEOPLE)} />
                <Text {...tagConfig(board, note, PEOPLE)} />
              </Group>
            ))}
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <button
          type="button"
          aria-label={`${name}: Previous note`}
          onClick={() => peer.change((now) => step(now, -1))}
        >
          ‹
        </button>
        <button
          type="button"
          aria-label={`${name}: Next note`}
          onClick={() => peer.change((now) => step(now, 1))}
        >
          ›
        </button>
        {ARROWS.map(({ label, sign, x, y }) => (
          <button
            key={label}
            type="button"
            aria-label={`${name}: ${label}`}
            onClick={() => peer.change((now) => nudge(now, { x, y }))}
          >
            {sign}
          </button>
        ))}
        <button type="button" aria-label={`${name}: Add`} onClick={() => peer.change(add)}>
          Add
        </button>
        <button type="button" aria-label={`${name}: Remove`} onClick={() => peer.change(remove)}>
          Remove
        </button>
        <button type="button" aria-label={`${name}: Undo`} onClick={() => peer.change(undoLast)}>
          Undo
        </button>
        <button type="button" aria-label={`${name}: Redo`} onClick={() => peer.change(redoNext)}>
          Redo
        </button>
      </div>
      <div className="controls">
        <label>
          <input
            ref={field}
            type="text"
            placeholder="Text of the selected note"
            aria-label={`${name}: Text`}
            maxLength={LONGEST_TEXT}
            disabled={!chosen}
            value={chosen?.text ?? ''}
            onChange={({ target: { value } }) => peer.change((now) => write(now, value))}
          />
        </label>
        {COLORS.map((paper) => (
          <button
            key={paper}
            type="button"
            className="color"
            aria-label={`${name}: ${paper}`}
            aria-pressed={chosen?.color === paper}
            disabled={!chosen}
            style={property('--paper-color', PAPERS[paper])}
            onClick={() => peer.change((now) => recolor(now, paper))}
          />
        ))}
      </div>
      <p role="status">{board.says}</p>
    </section>
  );
}
