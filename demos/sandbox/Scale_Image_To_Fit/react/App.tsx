import type Konva from 'konva';
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent as ReactKeyboardEvent,
} from 'react';
import { Image, Layer, Rect, Shape, Stage, Transformer } from 'react-konva';
import useImage from 'use-image';
import {
  areSame,
  describe,
  isPosition,
  moveTo,
  POSITIONS,
  pressKey,
  START,
  type Box,
  type Show,
} from '../shared/cover';
import {
  addStep,
  canRedo,
  canUndo,
  currentStep,
  newHistory,
  redo,
  undo,
} from '../../../common/konva/history';
import {
  hallConfig,
  LABEL,
  limitTo,
  pictureConfig,
  placeHall,
  settle,
  signParts,
  transformerConfig,
  windowOf,
} from '../shared/look';
import reefUrl from './reef.webp';
import '../shared/style.css';
import { undoCommand } from '../../../common/konva/undo-keys';
import { useSize } from '../../../common/react/use-size';

export default function App() {
  const [hall, size] = useSize<HTMLDivElement>();
  /** What is shown now; in the history only when a drag or a transform is over. */
  const [now, setNow] = useState(START);
  const [history, setHistory] = useState(() => newHistory(START));
  const [image] = useImage(reefUrl);
  const picture = useRef<Konva.Image>(null);
  const transformer = useRef<Konva.Transformer>(null);

  const { window: pane, position } = now;
  const place = placeHall(size);
  const whole = { width: image?.naturalWidth ?? 0, height: image?.naturalHeight ?? 0 };
  const sign = signParts(pane, whole, position);

  useEffect(() => {
    if (picture.current) transformer.current?.nodes([picture.current]);
  }, []);

  /** Corrects the node first: at a limit the state does not change, and nothing would be rendered. */
  const follow = (node: Konva.Node, next: Box) => {
    settle(node, next);
    setNow({ ...now, window: next });
  };

  /** Makes this a step of the history. Steps of one topic are undone together. */
  const commit = (next: Show, topic?: string) => {
    setNow(next);
    if (!areSame(next, currentStep(history))) setHistory(addStep(history, next, topic));
  };

  const step = (command: 'undo' | 'redo') => {
    const next = command === 'undo' ? undo(history) : redo(history);
    setHistory(next);
    setNow(currentStep(next));
  };

  const handleKey = (event: ReactKeyboardEvent) => {
    const next = pressKey(pane, event);
    if (!next) return;
    event.preventDefault();
    commit({ ...now, window: next }, 'keys');
  };

  // Sees the state of the latest render, though it is attached once.
  const handleUndoKey = useEffectEvent((event: KeyboardEvent) => {
    const command = undoCommand(event);
    if (!command) return;
    event.preventDefault();
    step(command);
  });

  useEffect(() => {
    window.addEventListener('keydown', handleUndoKey);
    return () => window.removeEventListener('keydown', handleUndoKey);
  }, []);

  return (
    <div className="aquarium">
      <div
        ref={hall}
        className="hall"
        role="application"
        tabIndex={0}
        aria-label={LABEL}
        onKeyDown={handleKey}
      >
        <Stage {...size}>
          <Layer {...place} listening={false}>
            <Shape {...hallConfig(pane)} />
            <Image {...sign.whole} image={image} />
            <Image {...sign.kept} image={image} />
            <Rect {...sign.edge} />
          </Layer>
          <Layer {...place}>
            <Image
              ref={picture}
              {...pictureConfig(pane, whole, position)}
              image={image}
              onTransform={({ target }) => follow(target, windowOf(target))}
              onDragMove={({ target }) => follow(target, moveTo(pane, target.position()))}
              onTransformEnd={() => commit(now)}
              onDragEnd={() => commit(now)}
            />
            <Transformer ref={transformer} {...transformerConfig} boundBoxFunc={limitTo(place)} />
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <label>
          Keep
          <select
            value={position}
            onChange={({ target }) =>
              isPosition(target.value) && commit({ ...now, position: target.value })
            }
          >
            {Object.keys(POSITIONS).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <button type="button" disabled={!canUndo(history)} onClick={() => step('undo')}>
          Undo
        </button>
        <button type="button" disabled={!canRedo(history)} onClick={() => step('redo')}>
          Redo
        </button>
        <p role="status">{describe(now, whole)}</p>
      </div>
    </div>
  );
}
