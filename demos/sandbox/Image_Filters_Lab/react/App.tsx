import { useEffect, useEffectEvent, useMemo, useRef, useState, type ChangeEvent } from 'react';
import useImage from 'use-image';
import {
  addStep,
  canRedo,
  canUndo,
  currentStep,
  newHistory,
  redo,
  undo,
} from '../../../common/konva/history';
import { download, readPicture, savePng } from '../../../common/konva/files';
import { undoCommand } from '../../../common/konva/undo-keys';
import lakeUrl from './lake.webp';
import {
  addFilter,
  describe,
  FULL,
  isSameLook,
  readLook,
  setValue,
  writeLook,
  type Look,
} from '../shared/look';
import { PRESETS } from '../shared/presets';
import { exportPicture, thumbnail } from '../shared/run';
import { Steps } from './Steps';
import '../shared/style.css';
import { Table } from './Table';

export default function App() {
  const [source, setSource] = useState(lakeUrl);
  const [history, setHistory] = useState(() => newHistory<Look>(PRESETS[1]?.look ?? []));
  const [isComparing, setComparing] = useState(true);
  const [share, setShare] = useState(0.4);
  /** The last error; cleared by the next change. */
  const [problem, setProblem] = useState('');
  const [image] = useImage(source);
  const pictureFile = useRef<HTMLInputElement>(null);
  const lookFile = useRef<HTMLInputElement>(null);

  const look = currentStep(history);
  const thumbnails = useMemo(
    () => PRESETS.map((preset) => image && thumbnail(image, preset.look)),
    [image],
  );

  const edit = (change: (look: Look) => Look, topic?: string) => {
    setProblem('');
    setHistory((steps) => addStep(steps, change(currentStep(steps)), topic));
  };

  const step = (command: 'undo' | 'redo') => {
    setProblem('');
    setHistory(command === 'undo' ? undo : redo);
  };

  // Reads the state of the latest render, although it is attached once.
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const command = undoCommand(event);
    if (!command) return;
    event.preventDefault();
    step(command);
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
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };

  /** Passes on the chosen file and empties the field, so that the same file can be chosen again. */
  const onFile =
    (action: (file: File) => Promise<void>) =>
    ({ target }: ChangeEvent<HTMLInputElement>) => {
      const file = target.files?.[0];
      if (file) void attempt(() => action(file)).then(() => (target.value = ''));
    };

  const openPicture = async (file: File) => {
    setSource((await readPicture(file, Infinity)).source);
    setProblem('');
  };

  const loadLook = async (file: File) => {
    const next = readLook(await file.text());
    edit(() => next);
  };

  const saveLook = () => {
    download(new Blob([writeLook(look)], { type: 'application/json' }), 'look.json');
  };

  const savePicture = async () => {
    if (image) await savePng(exportPicture(image, look), 'picture.png');
  };

  return (
    <div className="lab">
      <div className="controls bar">
        <button type="button" onClick={() => pictureFile.current?.click()}>
          Open picture
        </button>
        <button type="button" disabled={!canUndo(history)} onClick={() => step('undo')}>
          Undo
        </button>
        <button type="button" disabled={!canRedo(history)} onClick={() => step('redo')}>
          Redo
        </button>
        <span className="gap" />
        <button type="button" onClick={() => lookFile.current?.click()}>
          Load look
        </button>
        <button type="button" onClick={saveLook}>
          Save look
        </button>
        <button type="button" className="primary" onClick={() => void attempt(savePicture)}>
          Export PNG
        </button>
      </div>

      <Table image={image} look={look} share={isComparing ? share : null} onShare={setShare} />

      <div className="controls compare">
        <button type="button" aria-pressed={isComparing} onClick={() => setComparing((is) => !is)}>
          Compare
        </button>
        <input
          type="range"
          aria-label="Divider"
          max={100}
          disabled={!isComparing}
          value={Math.round(100 * share)}
          onChange={(event) => setShare(event.target.valueAsNumber / 100)}
        />
      </div>

      <div className="presets" role="group" aria-label="Looks">
        {PRESETS.map((preset, i) => (
          <button
            key={preset.name}
            type="button"
            aria-pressed={isSameLook(preset.look, look)}
            onClick={() => edit(() => preset.look)}
          >
            <img alt="" src={thumbnails[i]} />
            {preset.name}
          </button>
        ))}
      </div>

      <Steps
        look={look}
        status={problem || describe(look)}
        onEdit={edit}
        onValue={(id, key, value) =>
          edit((steps) => setValue(steps, id, key, value), `${id} ${key}`)
        }
        onAdd={(name) => {
          const next = addFilter(look, name);
          if (next) edit(() => next);
          else setProblem(FULL);
        }}
      />

      <input
        ref={pictureFile}
        type="file"
        accept="image/*"
        aria-label="Picture"
        hidden
        onChange={onFile(openPicture)}
      />
      <input
        ref={lookFile}
        type="file"
        accept=".json,application/json"
        aria-label="Look"
        hidden
        onChange={onFile(loadLook)}
      />
    </div>
  );
}
