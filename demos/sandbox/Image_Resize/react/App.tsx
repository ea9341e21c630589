import {
  useEffect,
  useEffectEvent,
  useState,
  type KeyboardEvent as ReactKeyboardEvent,
} from 'react';
import { Layer, Shape, Stage } from 'react-konva';
import useImage from 'use-image';
import {
  areSame,
  describe,
  pressKey,
  PRINTS,
  START,
  type Frame,
  type Print,
} from '../shared/frames';
import { Hanging } from './Hanging';
import {
  addStep,
  canRedo,
  canUndo,
  currentStep,
  newHistory,
  redo,
  undo,
} from '../../../common/konva/history';
import { LABEL, paintWall, placeWall } from '../shared/look';
import peakUrl from './print-peak.webp';
import seaUrl from './print-sea.webp';
import '../shared/style.css';
import { undoCommand } from '../../../common/konva/undo-keys';
import { useSize } from '../../../common/react/use-size';

export default function App() {
  const [wall, size] = useSize<HTMLDivElement>();
  /** What is on the wall now; in the history only when a drag is over. */
  const [frames, setFrames] = useState(START);
  const [history, setHistory] = useState(() => newHistory(START));
  const [chosen, setChosen] = useState<Print>('Night swim');
  const [keepsRatio, setKeepsRatio] = useState(true);
  const [cursor, setCursor] = useState('');
  const [sea] = useImage(seaUrl);
  const [peak] = useImage(peakUrl);
  const place = placeWall(size);

  const change = (print: Print, frame: Frame) => setFrames((now) => ({ ...now, [print]: frame }));

  /** Makes what is on the wall a step of the history. Steps of one topic are undone together. */
  const commit = (next: typeof frames, topic?: string) => {
    if (!areSame(next, currentStep(history))) setHistory(addStep(history, next, topic));
  };

  const step = (command: 'undo' | 'redo') => {
    const next = command === 'undo' ? undo(history) : redo(history);
    setHistory(next);
    setFrames(currentStep(next));
  };

  const handleKey = (event: ReactKeyboardEvent) => {
    if (event.key === 'Enter') setChosen(PRINTS.find((print) => print !== chosen) ?? chosen);
    const frame = pressKey(frames[chosen], event, keepsRatio);
    if (!frame) return;
    event.preventDefault();
    change(chosen, frame);
    commit({ ...frames, [chosen]: frame }, `keys of ${chosen}`);
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
    <div className="studio">
      <div
        ref={wall}
        className="wall"
        role="application"
        tabIndex={0}
        aria-label={LABEL}
        style={{ cursor }}
        onKeyDown={handleKey}
      >
        <Stage {...size}>
          <Layer {...place} listening={false}>
            <Shape sceneFunc={paintWall} />
          </Layer>
          <Layer {...place}>
            {PRINTS.map((print) => (
              <Hanging
                key={print}
                print={print}
                frame={frames[print]}
                image={print === 'Night swim' ? sea : peak}
                isChosen={print === chosen}
                keepsRatio={keepsRatio}
                scale={place.scaleX}
                onChoose={() => setChosen(print)}
                onChange={(frame) => change(print, frame)}
                onCommit={() => commit(frames)}
                onCursor={setCursor}
              />
            ))}
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <fieldset>
          <legend>Print</legend>
          {PRINTS.map((print) => (
            <label key={print}>
              <input
                type="radio"
                name="print"
                checked={print === chosen}
                onChange={() => setChosen(print)}
              />
              {print}
            </label>
          ))}
        </fieldset>
        <label>
          <input
            type="checkbox"
            checked={keepsRatio}
            onChange={({ target }) => setKeepsRatio(target.checked)}
          />
          Keep ratio
        </label>
        <button type="button" disabled={!canUndo(history)} onClick={() => step('undo')}>
          Undo
        </button>
        <button type="button" disabled={!canRedo(history)} onClick={() => step('redo')}>
          Redo
        </button>
        <p role="status">{describe(chosen, frames[chosen])}</p>
      </div>
    </div>
  );
}
