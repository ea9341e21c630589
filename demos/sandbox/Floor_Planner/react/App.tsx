import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import { download, savePng } from '../../../common/konva/files';
import { canRedo, canUndo } from '../../../common/konva/history';
import { editorKey } from '../shared/commands';
import {
  chooseTool,
  clear,
  newEditor,
  open,
  planOf,
  redoNext,
  showAll,
  undoLast,
  zoom,
} from '../shared/editor';
import { planPicture } from '../shared/picture';
import { writePlan } from '../shared/plan-file';
import '../shared/style.css';
import { Canvas } from './Canvas';
import { Panel } from './Panel';

const TOOLS = [
  ['select', 'Select'],
  ['wall', 'Wall'],
  ['door', 'Door'],
  ['window', 'Window'],
] as const;

export default function App() {
  const [editor, change] = useState(newEditor);
  const file = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const command = editorKey(event);
      if (!command) return;
      event.preventDefault();
      change(command);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  const openFile = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    void chosen?.text().then((text) => change((now) => open(now, text)));
    // Empty the field, so that the same file can be chosen again.
    target.value = '';
  };

  const save = () => download(new Blob([writePlan(planOf(editor))]), 'floor-plan.json');

  const savePicture = () => void savePng(planPicture(editor), 'floor-plan.png');

  return (
    <div className="planner">
      <div className="controls bar">
        {TOOLS.map(([tool, name]) => (
          <button
            key={tool}
            type="button"
            aria-pressed={tool === editor.tool}
            onClick={() => change((now) => chooseTool(now, tool))}
          >
            {name}
          </button>
        ))}
        <span className="gap" />
        <button
          type="button"
          data-icon="Undo"
          disabled={!canUndo(editor.history)}
          onClick={() => change(undoLast)}
        >
          Undo
        </button>
        <button
          type="button"
          data-icon="Redo"
          disabled={!canRedo(editor.history)}
          onClick={() => change(redoNext)}
        >
          Redo
        </button>
        <button type="button" data-icon="Zoom out" onClick={() => change((now) => zoom(now, 0.8))}>
          Zoom out
        </button>
        <button type="button" data-icon="Zoom in" onClick={() => change((now) => zoom(now, 1.25))}>
          Zoom in
        </button>
        <button type="button" onClick={() => change(showAll)}>
          Fit
        </button>
        <label>
          <input
            type="checkbox"
            checked={editor.showsSizes}
            onChange={({ target: { checked } }) =>
              change((now) => ({ ...now, showsSizes: checked }))
            }
          />{' '}
          Lengths
        </label>
        <span className="gap" />
        <button type="button" data-icon="New" onClick={() => change(clear)}>
          New
        </button>
        <button type="button" data-icon="Open" onClick={() => file.current?.click()}>
          Open
        </button>
        <button type="button" data-icon="Save" onClick={save}>
          Save
        </button>
        <button type="button" data-icon="PNG" onClick={savePicture}>
          PNG
        </button>
      </div>
      <Canvas editor={editor} onChange={change} />
      <p role="status">{editor.says}</p>
      <Panel editor={editor} onChange={change} />
      <p id="keys" hidden>
        Page Up and Page Down select rooms, walls, doors and furniture. Arrow keys move what is
        selected, R turns it, Delete removes it. With a tool, arrow keys move its cross, Enter sets
        a corner or a door, Escape ends. Plus and minus zoom, 0 shows all.
      </p>
      <input
        ref={file}
        type="file"
        accept=".json,application/json"
        aria-label="Plan file"
        hidden
        onChange={openFile}
      />
    </div>
  );
}
