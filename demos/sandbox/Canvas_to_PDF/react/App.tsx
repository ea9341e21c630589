import { useRef, useState, type KeyboardEvent } from 'react';
import type Konva from 'konva';
import { flushSync } from 'react-dom';
import { Arrow, Group, Layer, Rect, Shape, Stage, Text } from 'react-konva';
import { download } from '../../../common/konva/files';
import {
  addStep,
  canRedo,
  canUndo,
  currentStep,
  endTopic,
  newHistory,
  redo,
  undo,
} from '../../../common/konva/history';
import { keyCommand } from '../../../common/konva/keys';
import { useSize } from '../../../common/react/use-size';
import {
  addNote,
  describe,
  isFull,
  LONGEST_NOTE,
  moveNote,
  noteOf,
  PAGES,
  removeNote,
  startNotes,
  writeNote,
  type Note,
} from '../shared/booklet';
import { LABEL, LEAVES, noteConfig, noteParts, placeOfNote, placePages } from '../shared/look';
import { describeFile, toPdf } from '../shared/print';
import '../shared/style.css';

export default function App() {
  const [table, size] = useSize<HTMLDivElement>();
  const [history, setHistory] = useState(() => newHistory(startNotes()));
  const [page, setPage] = useState(0);
  const [chosen, setChosen] = useState<number>();
  const [isSaving, setIsSaving] = useState(false);
  const [message, setMessage] = useState('');
  const paper = useRef<Konva.Layer>(null);
  const text = useRef<HTMLInputElement>(null);

  const notes = currentStep(history);
  const note = noteOf(notes, chosen);
  const place = placePages(size, page);

  /** One step of the history; with a topic, one for a whole drag or a typed text. */
  const change = (next: readonly Note[], topic?: string) => {
    setMessage('');
    setHistory(addStep(history, next, topic));
  };

  const choose = (id: number | undefined) => {
    setMessage('');
    setChosen(id);
    setPage(noteOf(notes, id)?.page ?? page);
  };

  const turnTo = (next: number) => {
    setMessage('');
    setPage(next);
    setChosen(undefined);
  };

  const add = () => {
    const next = addNote(notes, page);
    // The field is enabled by the render.
    flushSync(() => {
      setChosen(next.at(-1)?.id);
      change(next);
    });
    text.current?.focus();
  };

  const remove = () => {
    if (note) change(removeNote(notes, note.id));
  };

  const stepBy = (step: typeof undo) => {
    const next = step(history);
    setMessage('');
    setHistory(next);
    setPage(noteOf(currentStep(next), chosen)?.page ?? page);
  };

  const save = async () => {
    const pages = paper.current?.find<Konva.Group>('.page') ?? [];
    setIsSaving(true);
    try {
      const file = await toPdf(pages, notes);
      download(file, 'sourdough-weekend.pdf');
      setMessage(describeFile(file, notes));
    } catch (error) {
      setMessage(`The file could not be made. ${error instanceof Error ? error.message : ''}`);
    }
    setIsSaving(false);
  };

  const handleDrag = ({ id, page: on }: Note, node: Konva.Node) => {
    const next = moveNote(notes, id, placeOfNote(on, node.position()));
    const moved = noteOf(next, id);
    // Correct the node first: it must not leave its page before the next render.
    if (moved) node.position(noteConfig(moved));
    change(next, `move ${id}`);
  };

  const handleKey = (event: KeyboardEvent) => {
    const command = keyCommand(event.nativeEvent);
    if (!command || command.do === 'duplicate') return;
    event.preventDefault();
    if (command.do === 'undo') stepBy(undo);
    if (command.do === 'redo') stepBy(redo);
    if (command.do === 'deselect') choose(undefined);
    if (command.do === 'delete') remove();
    if (command.do === 'nudge' && note) {
      change(moveNote(notes, note.id, { x: note.x + command.x, y: note.y + command.y }));
    }
  };

  return (
    <div className="bakehouse">
      <div
        className="table"
        ref={table}
        role="application"
        tabIndex={0}
        aria-label={LABEL}
        onKeyDown={handleKey}
      >
        <Stage {...size}>
          <Layer ref={paper} {...place} listening={false}>
            {LEAVES.map((leaf) => (
              <Group key={leaf.group.x} {...leaf.group}>
                <Rect {...leaf.paper} />
                <Shape {...leaf.picture} />
                {leaf.texts.map((words) => (
                  <Text key={words.text} {...words} />
                ))}
                <Arrow {...leaf.arrow} />
              </Group>
            ))}
          </Layer>
          {/* The notes have their own layer: in the file, they are comments. */}
          <Layer {...place}>
            {notes.map((each) => {
              const parts = noteParts(each, each.id === chosen);
              return (
                <Group
                  key={each.id}
                  {...noteConfig(each)}
                  onPointerClick={({ evt }) => evt.button === 0 && choose(each.id)}
                  // A neighbor's page must not turn while its note is dragged.
                  onDragStart={() => setChosen(each.id)}
                  onDragMove={({ target }) => handleDrag(each, target)}
                  onDragEnd={() => setHistory(endTopic)}
                >
                  <Rect {...parts.square} />
                  <Text {...parts.number} />
                </Group>
              );
            })}
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <button type="button" disabled={page === 0} onClick={() => turnTo(page - 1)}>
          Previous page
        </button>
        <button type="button" disabled={page === PAGES.length - 1} onClick={() => turnTo(page + 1)}>
          Next page
        </button>
        <button type="button" disabled={!canUndo(history)} onClick={() => stepBy(undo)}>
          Undo
        </button>
        <button type="button" disabled={!canRedo(history)} onClick={() => stepBy(redo)}>
          Redo
        </button>
        <button type="button" className="primary" disabled={isSaving} onClick={() => void save()}>
          Save PDF
        </button>
      </div>
      <div className="controls">
        <label>
          Note
          <select
            value={note?.id ?? ''}
            onChange={({ target }) => choose(Number(target.value) || undefined)}
          >
            <option value="">None</option>
            {notes.map((each) => (
              <option key={each.id} value={each.id}>
                {each.id}, page {each.page + 1}
              </option>
            ))}
          </select>
        </label>
        <input
          ref={text}
          className="note-text"
          type="text"
          aria-label="Text of the note"
          maxLength={LONGEST_NOTE}
          disabled={!note}
          value={note?.text ?? ''}
          onChange={({ target }) => {
            if (note) change(writeNote(notes, note.id, target.value), `write ${note.id}`);
          }}
        />
        <button type="button" disabled={isFull(notes)} onClick={add}>
          Add note
        </button>
        <button type="button" disabled={!note} onClick={remove}>
          Remove
        </button>
        <p className="says" role="status">
          {message || describe(notes, page, note)}
        </p>
      </div>
    </div>
  );
}
