import { useCallback, useEffect, useEffectEvent, useRef, useState, type ChangeEvent } from 'react';
import type Konva from 'konva';
import { Canvas } from './Canvas';
import {
  addItem,
  duplicateItem,
  patchItem,
  removeItem,
  reorderItem,
  type Design,
  type Kind,
  type Patch,
} from '../shared/design';
import { readDesign, writeDesign } from '../shared/design-file';
import { exportPicture } from '../shared/export-picture';
import { download, readPicture } from '../../../common/konva/files';
import {
  addStep,
  canRedo,
  canUndo,
  currentStep,
  newHistory,
  redo,
  undo,
} from '../../../common/konva/history';
import { Icon, IconButton } from './Icon';
import { keyCommand, type Command } from '../../../common/konva/keys';
import { openingDesign } from '../shared/opening-design';
import { Panel } from './Panel';
import '../shared/style.css';
import { useSize } from '../../../common/react/use-size';
import { fitView, zoomAt, type View } from '../shared/view';

const newText = { text: 'Your words', width: 220, height: 32, fill: '#1b1f2a', align: 'center' };

export default function App() {
  // The whole state: the history of designs, the selection, and the position of the page in the window.
  const [history, setHistory] = useState(() => newHistory(openingDesign));
  const [selected, setSelected] = useState<string | null>(null);
  /** None: the page is fitted into the window. */
  const [ownView, setOwnView] = useState<View | null>(null);
  const [status, setStatus] = useState('');
  const [container, size] = useSize<HTMLDivElement>();
  const page = useRef<Konva.Group>(null);
  const words = useRef<HTMLTextAreaElement>(null);
  const designFile = useRef<HTMLInputElement>(null);
  const pictureFile = useRef<HTMLInputElement>(null);

  const design = currentStep(history);
  const item = design.items.find(({ id }) => id === selected);
  const view = ownView ?? fitView(design, size);

  const change = (next: Design, topic?: string) => {
    setStatus('');
    setHistory((steps) => addStep(steps, next, topic));
  };

  const changeItem = useCallback((id: string, patch: Patch, field?: string) => {
    setStatus('');
    const topic = field && `${id} ${field}`;
    setHistory((steps) => addStep(steps, patchItem(currentStep(steps), id, patch), topic));
  }, []);

  const add = (kind: Kind, patch: Patch = {}) => {
    const [next, added] = addItem(design, kind, patch);
    setSelected(added.id);
    change(next);
  };

  const reorder = (by: 1 | -1) => {
    if (item) change(reorderItem(design, item.id, by));
  };

  const zoom = (factor: number) => {
    setOwnView(zoomAt(view, { x: size.width / 2, y: size.height / 2 }, factor));
  };

  const run = (command: Command) => {
    if (command.do === 'undo') setHistory(undo);
    if (command.do === 'redo') setHistory(redo);
    if (command.do === 'deselect') setSelected(null);
    if (!item) return;
    if (command.do === 'nudge') {
      changeItem(item.id, { x: item.x + command.x, y: item.y + command.y }, 'nudge');
    }
    if (command.do === 'delete') {
      setSelected(null);
      change(removeItem(design, item.id));
    }
    if (command.do === 'duplicate') {
      const [next, copy] = duplicateItem(design, item.id);
      setSelected(copy?.id ?? null);
      change(next);
    }
  };

  // Sees the state of the latest render, though it is attached once.
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const command = keyCommand(event);
    if (!command) return;
    event.preventDefault();
    run(command);
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);

  /** Runs an action that may fail because of a file, and reports why. */
  const attempt = async (action: () => Promise<void>) => {
    try {
      await action();
    } catch (error) {
      setStatus(error instanceof Error ? error.message : String(error));
    }
  };

  /** Passes on the chosen file and empties the field, so that the same file can be chosen again. */
  const onFile =
    (action: (file: File) => Promise<void>) =>
    ({ target }: ChangeEvent<HTMLInputElement>) => {
      const file = target.files?.[0];
      if (file) void attempt(() => action(file)).then(() => (target.value = ''));
    };

  const openDesign = async (file: File) => {
    const next = readDesign(await file.text());
    setSelected(null);
    setOwnView(null);
    change(next);
  };

  const saveDesign = () => {
    const content = new Blob([writeDesign(design)], { type: 'application/json' });
    download(content, 'design.json');
  };

  const savePicture = async () => {
    if (page.current) download(await exportPicture(page.current, design), 'design.png');
  };

  return (
    <div className="editor">
      <div className="controls bar">
        <IconButton
          icon="undo"
          label="Undo"
          title="Undo (Ctrl+Z)"
          disabled={!canUndo(history)}
          onClick={() => run({ do: 'undo' })}
        />
        <IconButton
          icon="redo"
          label="Redo"
          title="Redo (Ctrl+Shift+Z)"
          disabled={!canRedo(history)}
          onClick={() => run({ do: 'redo' })}
        />
        <span className="gap" />
        <IconButton icon="minus" label="Zoom out" onClick={() => zoom(0.8)} />
        <output aria-label="Zoom">{Math.round(view.scale * 100)}%</output>
        <IconButton icon="plus" label="Zoom in" onClick={() => zoom(1.25)} />
        <IconButton icon="fit" label="Fit page" onClick={() => setOwnView(null)} />
        <span className="gap" />
        <button type="button" onClick={() => designFile.current?.click()}>
          Open
        </button>
        <button type="button" onClick={saveDesign}>
          Save
        </button>
        <button type="button" className="primary" onClick={() => void attempt(savePicture)}>
          Export PNG
        </button>
      </div>

      <div className="tools" role="toolbar" aria-label="Add">
        <button type="button" onClick={() => add('text', newText)}>
          <Icon name="text" />
          Text
        </button>
        <button type="button" onClick={() => add('rect', { fill: '#1f9aa5' })}>
          <Icon name="rect" />
          Rectangle
        </button>
        <button type="button" onClick={() => add('ellipse', { fill: '#8457c9' })}>
          <Icon name="ellipse" />
          Circle
        </button>
        <button type="button" onClick={() => pictureFile.current?.click()}>
          <Icon name="image" />
          Image
        </button>
      </div>

      <div className="canvas">
        <div ref={container}>
          <Canvas
            design={design}
            selected={selected}
            view={view}
            size={size}
            page={page}
            onSelect={setSelected}
            onChange={changeItem}
            onView={setOwnView}
            onEditText={() => words.current?.focus()}
          />
        </div>
        <p className="status" role="status">
          {status}
        </p>
      </div>

      <Panel
        design={design}
        item={item}
        words={words}
        onItem={(patch, field) => item && changeItem(item.id, patch, field)}
        onPage={(patch, topic) => change({ ...design, ...patch }, topic)}
      >
        <button type="button" onClick={() => reorder(1)}>
          Forward
        </button>
        <button type="button" onClick={() => reorder(-1)}>
          Backward
        </button>
        <button type="button" onClick={() => run({ do: 'duplicate' })}>
          Duplicate
        </button>
        <button type="button" onClick={() => run({ do: 'delete' })}>
          Delete
        </button>
      </Panel>

      <input
        ref={designFile}
        type="file"
        accept=".json,application/json"
        aria-label="Design"
        hidden
        onChange={onFile(openDesign)}
      />
      <input
        ref={pictureFile}
        type="file"
        accept="image/*"
        aria-label="Picture"
        hidden
        onChange={onFile(async (file) => add('image', await readPicture(file, 240)))}
      />
    </div>
  );
}
