import type Konva from 'konva';
import { useEffect, useRef, useState } from 'react';
import { Layer, Stage, Transformer } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';
import { collectMoves } from '../shared/collect-moves';
import { download, oldFile, STORAGE_KEY } from '../shared/files';
import { addStep, goBy, newHistory, shown } from '../shared/history';
import { readDocument } from '../shared/read-document';
import {
  addSticker,
  moveStickers,
  nextFilter,
  start,
  type StickerDocument,
} from '../shared/sticker-document';
import { StickerImage } from './StickerImage';
import '../shared/style.css';

export default function App() {
  const [box, width] = useWidth();
  const [history, setHistory] = useState(() => newHistory(start));
  const [dragsAll, setDragsAll] = useState(false);
  const [message, setMessage] = useState('');
  const layer = useRef<Konva.Layer>(null);
  const transformer = useRef<Konva.Transformer>(null);
  const now = shown(history);

  const change = (next: (document: StickerDocument) => StickerDocument) =>
    setHistory((steps) => addStep(steps, next(shown(steps))));

  const [noteMove] = useState(() =>
    collectMoves((moves) => change((document) => moveStickers(document, moves))),
  );

  useEffect(() => {
    transformer.current?.nodes(dragsAll ? (layer.current?.find('.sticker') ?? []) : []);
  }, [dragsAll, now]);

  const open = (text: string | null) => {
    try {
      const loaded = readDocument(text ?? '');
      change(() => loaded);
      setMessage(`Opened ${loaded.stickers.length} stickers.`);
    } catch (error) {
      setMessage(error instanceof Error ? error.message : String(error));
    }
  };

  const save = () => {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(now));
    setMessage('Saved.');
  };

  // The stickers are placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <>
      <div ref={box}>
        <Stage width={width} height={220}>
          <Layer ref={layer} x={width / 2}>
            {now.stickers.map((sticker) => (
              <StickerImage
                key={sticker.id}
                sticker={sticker}
                onDragEnd={({ target }) => noteMove(target)}
                onClick={() => change((document) => nextFilter(document, sticker.id))}
              />
            ))}
            <Transformer ref={transformer} resizeEnabled={false} rotateEnabled={false} />
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <button type="button" onClick={() => change((document) => addSticker(document, 'fox'))}>
          Add fox
        </button>
        <button type="button" onClick={() => change((document) => addSticker(document, 'mug'))}>
          Add mug
        </button>
        <button type="button" onClick={() => setHistory((steps) => goBy(steps, -1))}>
          Undo
        </button>
        <button type="button" onClick={() => setHistory((steps) => goBy(steps, 1))}>
          Redo
        </button>
        <label>
          <input
            type="checkbox"
            checked={dragsAll}
            onChange={({ target }) => setDragsAll(target.checked)}
          />{' '}
          Drag all
        </label>
        <output>
          Step {history.at + 1} of {history.steps.length}
        </output>
      </div>
      <div className="controls">
        <button type="button" onClick={save}>
          Save
        </button>
        <button type="button" onClick={() => open(localStorage.getItem(STORAGE_KEY))}>
          Load
        </button>
        <button type="button" onClick={() => download(JSON.stringify(now), 'stickers.json')}>
          Download
        </button>
        <button type="button" onClick={() => open(oldFile)}>
          Open version 1
        </button>
        <label>
          Open file{' '}
          <input
            type="file"
            accept=".json"
            onChange={async ({ target }) => open((await target.files?.[0]?.text()) ?? null)}
          />
        </label>
        <output>{message}</output>
      </div>
    </>
  );
}
