import type Konva from 'konva';
import { useEffect, useRef, useState } from 'react';
import { Layer, Rect, Stage, Transformer } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';
import {
  afterKey,
  cardLook,
  collectDrags,
  firstCards,
  firstSelected,
  frameLook,
  move,
  stageHeight,
  toggle,
  turn,
} from '../shared/cards';
import { begin, endGesture, goTo, present } from '../shared/history';
import '../shared/style.css';

export default function App() {
  const [box, width] = useWidth();
  const [history, setHistory] = useState(() => begin(firstCards));
  const [selected, setSelected] = useState(firstSelected);
  const layer = useRef<Konva.Layer>(null);
  const frame = useRef<Konva.Transformer>(null);
  const cards = present(history);

  // It collects positions over several events, so it is created once.
  const [noteDragEnd] = useState(() =>
    collectDrags((moved) => setHistory((now) => move(now, moved))),
  );

  // The Transformer needs nodes; the state holds ids.
  useEffect(() => {
    const nodes = layer.current?.find('.card') ?? [];
    frame.current?.nodes(nodes.filter((node) => selected.includes(node.id())));
  }, [selected]);

  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => setHistory((now) => afterKey(now, event, selected));
    window.addEventListener('keydown', handleKey);
    window.addEventListener('keyup', handleKey);
    return () => {
      window.removeEventListener('keydown', handleKey);
      window.removeEventListener('keyup', handleKey);
    };
  }, [selected]);

  return (
    <>
      <div className="controls">
        <button
          type="button"
          disabled={history.at === 0}
          onClick={() => setHistory((now) => goTo(now, now.at - 1))}
        >
          Undo
        </button>
        <button
          type="button"
          disabled={history.at === history.steps.length - 1}
          onClick={() => setHistory((now) => goTo(now, now.at + 1))}
        >
          Redo
        </button>
        <label>
          Turn{' '}
          <input
            type="range"
            max="90"
            disabled={selected.length === 0}
            value={cards.find(({ id }) => id === selected[0])?.rotation ?? 0}
            onChange={({ target }) =>
              setHistory((now) => turn(now, selected, target.valueAsNumber))
            }
            onPointerUp={() => setHistory(endGesture)}
          />
        </label>
      </div>
      <div className="beside">
        <div ref={box}>
          <Stage
            width={width}
            height={stageHeight}
            onPointerClick={({ target }) =>
              setSelected((ids) => (target.hasName('card') ? toggle(ids, target.id()) : []))
            }
          >
            {/* The cards are placed around x = 0, and the layer keeps this point in the middle of the stage. */}
            <Layer ref={layer} x={width / 2}>
              {cards.map((card) => (
                <Rect key={card.id} {...cardLook} {...card} onDragEnd={noteDragEnd} />
              ))}
              <Transformer ref={frame} {...frameLook} />
            </Layer>
          </Stage>
        </div>
        <ol className="steps">
          {history.steps.map(({ label }, index) => (
            <li key={index}>
              <button
                type="button"
                aria-current={index === history.at ? 'step' : undefined}
                onClick={() => setHistory((now) => goTo(now, index))}
              >
                {label}
              </button>
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}
