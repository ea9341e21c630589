import { useEffect, useEffectEvent, useRef, useState, type ChangeEvent } from 'react';
import { Group, Image, Layer, Rect, Shape, Stage } from 'react-konva';
import useImage from 'use-image';
import { exportPicture } from '../shared/export-picture';
import { readPicture, savePng } from '../../../common/konva/files';
import {
  addStep,
  canUndo,
  currentStep,
  newHistory,
  redo,
  undo,
} from '../../../common/konva/history';
import { copyParts, LABEL, layOut, pictureConfig, tableConfig } from '../shared/look';
import {
  describe,
  flip,
  isSame,
  ORIENTATIONS,
  turn,
  UNCHANGED,
  type Orientation,
} from '../shared/orientation';
import scooterUrl from './scooter.webp';
import '../shared/style.css';
import { undoCommand } from '../../../common/konva/undo-keys';
import { useSize } from '../../../common/react/use-size';

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

export default function App() {
  const [table, size] = useSize<HTMLDivElement>();
  const [source, setSource] = useState(scooterUrl);
  const [history, setHistory] = useState(() => newHistory(UNCHANGED));
  /** What went wrong last; nothing after the next change. */
  const [problem, setProblem] = useState('');
  const [isOverCopy, setIsOverCopy] = useState(false);
  const [image] = useImage(source);
  const fileInput = useRef<HTMLInputElement>(null);

  const orientation = currentStep(history);
  const picture = { width: image?.naturalWidth ?? 0, height: image?.naturalHeight ?? 0 };
  const layout = layOut(size, orientation, picture);

  const change = (next: (now: Orientation) => Orientation) => {
    setProblem('');
    setHistory((steps) => {
      const now = currentStep(steps);
      return isSame(next(now), now) ? steps : addStep(steps, next(now));
    });
  };

  const step = (command: 'undo' | 'redo') => {
    setProblem('');
    setHistory(command === 'undo' ? undo : redo);
  };

  // Sees the state of the latest render, though it is attached once.
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const command = undoCommand(event);
    if (!command) return;
    event.preventDefault();
    step(command);
  });

  useEffect(() => {
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, []);

  const open = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    readPicture(file, Infinity)
      .then((opened) => {
        setProblem('');
        setSource(opened.source);
        setHistory(newHistory(UNCHANGED));
      })
      .catch((error: unknown) => setProblem(messageOf(error)));
  };

  const save = () => {
    if (!image) return;
    savePng(exportPicture(image, orientation), 'turned.png').catch((error: unknown) =>
      setProblem(messageOf(error)),
    );
  };

  return (
    <div className="turner">
      <div
        ref={table}
        className="table"
        role="img"
        aria-label={LABEL}
        style={{ cursor: isOverCopy ? 'pointer' : undefined }}
      >
        <Stage {...size}>
          <Layer>
            <Shape {...tableConfig(layout)} />
            <Image {...pictureConfig(layout)} image={image} />
            {ORIENTATIONS.map((one, index) => {
              const parts = copyParts(index, layout);
              return (
                <Group
                  key={index}
                  {...parts.group}
                  onPointerClick={() => change(() => one)}
                  onMouseEnter={() => setIsOverCopy(true)}
                  onMouseLeave={() => setIsOverCopy(false)}
                >
                  <Rect {...parts.card} />
                  <Image {...parts.image} image={image} />
                </Group>
              );
            })}
          </Layer>
        </Stage>
      </div>
      <div className="tools">
        <button type="button" onClick={() => change((now) => turn(now, -1))}>
          ↺ Rotate left
        </button>
        <button type="button" onClick={() => change((now) => turn(now, 1))}>
          ↻ Rotate right
        </button>
        <button type="button" onClick={() => change((now) => flip(now, 'horizontal'))}>
          ⇄ Flip horizontal
        </button>
        <button type="button" onClick={() => change((now) => flip(now, 'vertical'))}>
          ⇅ Flip vertical
        </button>
        <button type="button" disabled={!canUndo(history)} onClick={() => step('undo')}>
          Undo
        </button>
        <button
          type="button"
          disabled={isSame(orientation, UNCHANGED)}
          onClick={() => change(() => UNCHANGED)}
        >
          Reset
        </button>
        <button type="button" onClick={() => fileInput.current?.click()}>
          Open picture
        </button>
        <button type="button" className="primary" onClick={save}>
          Save PNG
        </button>
        <input
          ref={fileInput}
          type="file"
          accept="image/*"
          aria-label="Picture"
          hidden
          onChange={open}
        />
        <p role="status">{problem || describe(orientation, picture)}</p>
      </div>
    </div>
  );
}
