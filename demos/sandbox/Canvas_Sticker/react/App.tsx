import { useEffect, useEffectEvent, useRef, useState, type ChangeEvent } from 'react';
import type Konva from 'konva';
import useImage from 'use-image';
import { download, readPicture, savePng } from '../../../common/konva/files';
import { canRedo, canUndo } from '../../../common/konva/history';
import { COMMANDS } from '../shared/commands';
import {
  add,
  adjust,
  change,
  newAlbum,
  pressKey,
  select,
  selectedSticker,
  settle,
  sheetOf,
  step,
  type Album,
} from '../shared/editor';
import { exportPhoto } from '../shared/look';
import { Photo } from './Photo';
import {
  changeSticker,
  describe,
  FULL,
  KINDS,
  labelOf,
  readSheet,
  setPicture,
  writeSheet,
} from '../shared/sheet';
import { ART } from '../shared/stickers';
import '../shared/style.css';

export default function App() {
  const [album, setAlbum] = useState(newAlbum);
  /** The last error; cleared by the next change. */
  const [problem, setProblem] = useState('');
  const picture = useRef<Konva.Shape>(null);
  const stickers = useRef<Konva.Group>(null);
  const pictureFile = useRef<HTMLInputElement>(null);
  const sheetFile = useRef<HTMLInputElement>(null);

  const { history, selected } = album;
  const sheet = sheetOf(album);
  const [image] = useImage(sheet.picture ?? '');

  /** The next state; null when there is no room for one more sticker. */
  const edit = (next: Album | null) => {
    setProblem(next ? '' : FULL);
    if (next) setAlbum(next);
  };
  /** Moves of fingers can be faster than renders, so each of them starts from the result of the last one. */
  const follow = (next: (album: Album) => Album) => {
    setProblem('');
    setAlbum(next);
  };

  // Reads the state of the latest render, although it is attached once.
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const next = pressKey(album, event);
    if (next === undefined) return;
    event.preventDefault();
    edit(next);
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
    const { source, ...size } = await readPicture(file, Infinity);
    follow((last) => change(last, setPicture(sheetOf(last), source, size)));
  };
  const openSheet = async (file: File) => {
    const next = readSheet(await file.text());
    follow((last) => select(change(last, next), null));
  };
  const saveSheet = () => {
    download(new Blob([writeSheet(sheet)], { type: 'application/json' }), 'stickers.json');
  };
  const savePicture = async () => {
    if (!picture.current || !stickers.current) return;
    await savePng(exportPhoto(sheet, picture.current, stickers.current), 'stickers.png');
  };

  return (
    <div className="album">
      <Photo
        sheet={sheet}
        selected={selected}
        image={image}
        picture={picture}
        stickers={stickers}
        onSelect={(id) => follow((last) => select(last, id))}
        onChange={(id, place) =>
          follow((last) => change(last, changeSticker(sheetOf(last), id, place)))
        }
        onTwist={({ by, turn, scale }) =>
          follow((last) => adjust(last, { ...by, turn, scale }, 'twist'))
        }
        onSettle={() => follow(settle)}
      />
      <div className="controls">
        <fieldset className="tray" aria-label="Add a sticker">
          {KINDS.map(({ kind, label }) => (
            <button key={kind} type="button" onClick={() => edit(add(album, kind))}>
              <svg viewBox="-52 -52 104 104" aria-hidden="true">
                <path d={ART[kind].outline} fill={ART[kind].color} />
              </svg>
              {label}
            </button>
          ))}
        </fieldset>
        <span className="gap" />
        <button type="button" onClick={() => pictureFile.current?.click()}>
          Picture
        </button>
        <button type="button" data-icon="Open" onClick={() => sheetFile.current?.click()}>
          Open
        </button>
        <button type="button" data-icon="Save" onClick={saveSheet}>
          Save
        </button>
        <button
          type="button"
          data-icon="PNG"
          className="primary"
          onClick={() => void attempt(savePicture)}
        >
          Export PNG
        </button>
      </div>
      <div className="controls">
        <label>
          Sticker{' '}
          <select
            value={selected ?? ''}
            onChange={({ target }) => edit(select(album, Number(target.value) || null))}
          >
            <option value="">None</option>
            {sheet.stickers.map((one, i) => (
              <option key={one.id} value={one.id}>
                {i + 1}. {labelOf(one)}
              </option>
            ))}
          </select>
        </label>
        <fieldset aria-label="Selected sticker">
          {COMMANDS.map(({ text, label, run }) => (
            <button
              key={text}
              type="button"
              aria-label={label}
              disabled={!selectedSticker(album)}
              onClick={() => edit(run(album))}
            >
              {text}
            </button>
          ))}
        </fieldset>
        <button
          type="button"
          data-icon="Undo"
          disabled={!canUndo(history)}
          onClick={() => edit(step(album, 'undo'))}
        >
          Undo
        </button>
        <button
          type="button"
          data-icon="Redo"
          disabled={!canRedo(history)}
          onClick={() => edit(step(album, 'redo'))}
        >
          Redo
        </button>
        <p role="status">{problem || describe(sheet, selected)}</p>
      </div>
      <input
        ref={pictureFile}
        type="file"
        accept="image/*"
        aria-label="Picture file"
        hidden
        onChange={onFile(openPicture)}
      />
      <input
        ref={sheetFile}
        type="file"
        accept=".json,application/json"
        aria-label="Sheet file"
        hidden
        onChange={onFile(openSheet)}
      />
    </div>
  );
}
