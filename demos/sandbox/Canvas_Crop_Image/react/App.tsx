import { useEffect, useEffectEvent, useRef, useState } from 'react';
import useImage from 'use-image';
import canalUrl from './canal.webp';
import {
  describe,
  firstCut,
  FORMATS,
  formatNamed,
  refusalOf,
  setField,
  setFormat,
  type Cut,
} from '../shared/crop';
import { exportCrop } from '../shared/export-crop';
import { readPicture, savePng } from '../../../common/konva/files';
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
import { NumberField } from './NumberField';
import { FIELDS, OPENING_CUT } from '../shared/opening-cut';
import { Plate } from './Plate';
import { Print } from './Print';
import '../shared/style.css';
import { undoCommand } from '../../../common/konva/undo-keys';

export default function App() {
  const [source, setSource] = useState(canalUrl);
  const [history, setHistory] = useState(() => newHistory<Cut>(OPENING_CUT));
  /** The last error; cleared by the next change. */
  const [problem, setProblem] = useState('');
  const [image] = useImage(source);
  const fileInput = useRef<HTMLInputElement>(null);

  const cut = currentStep(history);
  const picture = { width: image?.naturalWidth ?? 1, height: image?.naturalHeight ?? 1 };

  /** Changes of one topic, such as a drag, are undone together. */
  const change = (edit: (cut: Cut) => Cut, topic?: string) => {
    setProblem('');
    setHistory((steps) => {
      const next = edit(currentStep(steps));
      return next === currentStep(steps) ? steps : addStep(steps, next, topic);
    });
  };

  // Reads the state of the latest render, although it is attached once.
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const command = undoCommand(event);
    if (!command) return;
    event.preventDefault();
    setHistory(command === 'undo' ? undo : redo);
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

  const openPicture = async (file: File) => {
    const opened = await readPicture(file, Infinity);
    setProblem('');
    setSource(opened.source);
    setHistory(newHistory(firstCut(opened)));
  };

  const save = async () => {
    if (image) await savePng(exportCrop(image, cut.crop), 'crop.png');
  };

  return (
    <div className="cutter">
      <Plate
        image={image}
        cut={cut}
        picture={picture}
        onChange={change}
        onDragEnd={() => setHistory(endTopic)}
      />
      <div className="panel">
        <Print image={image} crop={cut.crop} />
        <label>
          <select
            aria-label="Format"
            value={cut.format}
            onChange={({ target }) => {
              const format = formatNamed(target.value);
              if (format) change((now) => setFormat(now, format.name, picture));
            }}
          >
            {FORMATS.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <div className="fields">
          {FIELDS.map(({ key, label }) => (
            <NumberField
              key={key}
              label={label}
              value={cut.crop[key]}
              onCommit={(value) => {
                change((now) => setField(now, key, value, picture));
                setProblem(refusalOf(value));
              }}
            />
          ))}
        </div>
        <p role="status">{problem || (image && describe(cut, picture))}</p>
        <div className="row">
          <button type="button" disabled={!canUndo(history)} onClick={() => setHistory(undo)}>
            Undo
          </button>
          <button type="button" disabled={!canRedo(history)} onClick={() => setHistory(redo)}>
            Redo
          </button>
          <button type="button" onClick={() => fileInput.current?.click()}>
            Open
          </button>
          <button type="button" className="primary" onClick={() => void attempt(save)}>
            Save PNG
          </button>
        </div>
      </div>
      <input
        ref={fileInput}
        type="file"
        accept="image/*"
        aria-label="Picture"
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          // Empty the field, so that the same file can be chosen again.
          if (file) void attempt(() => openPicture(file)).then(() => (target.value = ''));
        }}
      />
    </div>
  );
}
