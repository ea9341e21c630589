import { useEffect, useEffectEvent, useRef, useState, type ChangeEvent } from 'react';
import type Konva from 'konva';
import useImage from 'use-image';
import { download, readPicture, savePng } from '../../../common/konva/files';
import { canRedo, canUndo } from '../../../common/konva/history';
import {
  changeColor,
  changeLine,
  describe,
  openingBadge,
  readBadge,
  writeBadge,
} from '../shared/badge';
import {
  cancelField,
  change,
  changeSelected,
  closeField,
  newMaker,
  openField,
  pressKey,
  savedBadge,
  select,
  shownBadge,
  step,
  type,
  type Maker,
} from '../shared/editor';
import { exportBadge } from '../shared/export-badge';
import { Panel } from './Panel';
import '../shared/style.css';
import { Wall } from './Wall';

export default function App() {
  const [maker, setMaker] = useState(newMaker);
  /** The last error; cleared by the next change. */
  const [problem, setProblem] = useState('');
  const badgeNode = useRef<Konva.Group>(null);
  const pictureFile = useRef<HTMLInputElement>(null);
  const badgeFile = useRef<HTMLInputElement>(null);

  const { history, selected, draft } = maker;
  const saved = savedBadge(maker);
  const badge = shownBadge(maker);
  const [picture] = useImage(saved.portrait ?? '');

  const edit = (next: (maker: Maker) => Maker) => {
    setProblem('');
    setMaker(next);
  };

  // Reads the state of the latest render, although it is attached once.
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const next = pressKey(maker, event);
    if (!next) return;
    event.preventDefault();
    edit(() => next);
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

  const setPortrait = (portrait: string | null) => {
    edit((last) => change(last, (old) => ({ ...old, portrait })));
  };
  const openPortrait = async (file: File) => {
    setPortrait((await readPicture(file, Infinity)).source);
  };
  const openBadge = async (file: File) => {
    const next = readBadge(await file.text());
    edit((last) => change(last, () => next));
  };
  const saveBadge = () => {
    download(new Blob([writeBadge(saved)], { type: 'application/json' }), 'badge.json');
  };
  const savePicture = async () => {
    if (badgeNode.current) await savePng(exportBadge(badgeNode.current), 'badge.png');
  };

  return (
    <div className="maker">
      <Wall
        badge={badge}
        selected={selected}
        draft={draft}
        picture={picture}
        badgeNode={badgeNode}
        onSelect={(id) => edit((last) => select(last, id))}
        onChange={(id, patch) => edit((last) => change(last, (old) => changeLine(old, id, patch)))}
        onOpenField={() => edit(openField)}
        onType={(words) => edit((last) => type(last, words))}
        onCloseField={() => edit(closeField)}
        onCancelField={() => edit(cancelField)}
      />
      <Panel
        badge={badge}
        selected={selected}
        status={problem || describe(badge, selected)}
        onSelect={(id) => edit((last) => select(last, id))}
        onLine={(patch, topic) => edit((last) => changeSelected(last, patch, topic))}
        onColor={(id, color) =>
          edit((last) => change(last, (old) => changeColor(old, id, color), id))
        }
        onEdit={() => edit(openField)}
      >
        <div className="row">
          <button type="button" onClick={() => pictureFile.current?.click()}>
            Portrait
          </button>
          <button
            type="button"
            disabled={badge.portrait === null}
            onClick={() => setPortrait(null)}
          >
            Toadstool
          </button>
        </div>
        <div className="row">
          <button
            type="button"
            data-icon="Undo"
            disabled={!canUndo(history)}
            onClick={() => edit((last) => step(last, 'undo'))}
          >
            Undo
          </button>
          <button
            type="button"
            data-icon="Redo"
            disabled={!canRedo(history)}
            onClick={() => edit((last) => step(last, 'redo'))}
          >
            Redo
          </button>
          <button type="button" onClick={() => edit((last) => change(last, openingBadge))}>
            Reset
          </button>
        </div>
        <div className="row">
          <button type="button" data-icon="Open" onClick={() => badgeFile.current?.click()}>
            Open
          </button>
          <button type="button" data-icon="Save" onClick={saveBadge}>
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
      </Panel>
      <input
        ref={pictureFile}
        type="file"
        accept="image/*"
        aria-label="Portrait file"
        hidden
        onChange={onFile(openPortrait)}
      />
      <input
        ref={badgeFile}
        type="file"
        accept=".json,application/json"
        aria-label="Badge file"
        hidden
        onChange={onFile(openBadge)}
      />
    </div>
  );
}
