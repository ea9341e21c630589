import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import type Konva from 'konva';
import { download } from '../../../common/konva/files';
import { canRedo, canUndo } from '../../../common/konva/history';
import { editorKey } from '../shared/commands';
import {
  add,
  eraseParcel,
  newEditor,
  open,
  parcelsOf,
  redoNext,
  selectedOf,
  undoLast,
} from '../shared/editor';
import { exportPicture } from '../shared/picture';
import { writePlan } from '../shared/vineyard';
import { Panel } from './Panel';
import { Plan } from './Plan';
import '../shared/style.css';

export default function App() {
  const [editor, change] = useState(newEditor);
  const stage = useRef<Konva.Stage>(null);
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

  const save = () => {
    const content = new Blob([writePlan(parcelsOf(editor))], { type: 'application/json' });
    download(content, 'vineyard.json');
  };

  const savePicture = async () => {
    if (stage.current) download(await exportPicture(stage.current), 'vineyard.png');
  };

  return (
    <div className="editor">
      <div className="controls bar">
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
        <button type="button" aria-label="Add parcel" onClick={() => change(add)}>
          Add
        </button>
        <button
          type="button"
          data-icon="Delete"
          disabled={!selectedOf(editor)}
          onClick={() => change(eraseParcel)}
        >
          Delete
        </button>
        <span className="gap" />
        <button type="button" data-icon="Open" onClick={() => file.current?.click()}>
          Open
        </button>
        <button type="button" data-icon="Save" onClick={save}>
          Save
        </button>
        <button
          type="button"
          data-icon="PNG"
          className="primary"
          onClick={() => void savePicture()}
        >
          PNG
        </button>
      </div>
      <Plan editor={editor} stage={stage} onChange={change} />
      <p className="status" role="status">
        {editor.says}
      </p>
      <Panel editor={editor} onChange={change} />
      <p id="keys" hidden>
        Page Up and Page Down choose a corner. Arrow keys move it, Enter adds one after it, Delete
        removes it.
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
