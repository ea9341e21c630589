import type Konva from 'konva';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { Layer, Shape, Stage } from 'react-konva';
import { startClock } from '../../../common/konva/clock';
import {
  addStep,
  canRedo,
  canUndo,
  currentStep,
  newHistory,
  redo,
  undo,
} from '../../../common/konva/history';
import { undoCommand } from '../../../common/konva/undo-keys';
import { useSize } from '../../../common/react/use-size';
import { edgesOf, edgeSpeed, keepCorner, reveal, scrolled } from '../shared/edge';
import { commandOf, describe, PLAN, PLANTS, putPlant, START } from '../shared/garden';
import { LABEL, placeOf, planConfig, plantConfig, stageConfig, type Held } from '../shared/look';
import '../shared/style.css';

export default function App() {
  const [box, view] = useSize<HTMLDivElement>();
  const stage = useRef<Konva.Stage>(null);
  const [history, setHistory] = useState(() => newHistory(PLANTS));
  const [chosen, setChosen] = useState('');
  const [held, setHeld] = useState<Held | null>(null);
  const [edges, setEdges] = useState('');
  // The garden's point in the upper left corner of the view.
  const [wanted, setCorner] = useState(START);
  const corner = keepCorner(wanted, view, PLAN);
  const plants = currentStep(history);
  const isHeld = held !== null;

  // Scrolls below the held plant, in each frame.
  const tick = useEffectEvent((milliseconds: number) => {
    const pointer = stage.current?.getPointerPosition();
    if (!pointer) return;
    setEdges(edgesOf(edgeSpeed(pointer, view)));
    setCorner((last) => scrolled(last, pointer, milliseconds, view, PLAN));
  });
  useEffect(
    () => (isHeld ? startClock((milliseconds) => tick(milliseconds)) : undefined),
    [isHeld],
  );

  const hold = ({ target }: Konva.KonvaEventObject<DragEvent>) => {
    setChosen(target.id());
    setHeld({ id: target.id(), at: target.absolutePosition() });
  };

  const release = () => {
    const plant = plants.find(({ id }) => id === held?.id);
    setHeld(null);
    setEdges('');
    if (!plant) return;
    const place = placeOf(plant, held, corner);
    setHistory((last) => addStep(last, putPlant(currentStep(last), plant.id, place)));
  };

  const handleKey = (event: KeyboardEvent) => {
    const travel = undoCommand(event.nativeEvent);
    const command = held ? undefined : commandOf(event, chosen);
    if (!travel && !command) return;
    event.preventDefault();
    if (travel) setHistory(travel === 'undo' ? undo : redo);
    if (!command) return;
    const plant = plants.find(({ id }) => id === (command.do === 'choose' ? command.id : chosen));
    if (!plant) return;
    const by = command.do === 'move' ? command.by : { x: 0, y: 0 };
    const place = { x: plant.x + by.x, y: plant.y + by.y };
    setCorner(reveal(corner, place, view, PLAN));
    if (command.do === 'choose') setChosen(plant.id);
    else setHistory((last) => addStep(last, putPlant(plants, plant.id, place), `keys ${plant.id}`));
  };

  return (
    <div className="garden">
      <div
        ref={box}
        className={`view ${edges}`}
        tabIndex={0}
        role="application"
        aria-label={LABEL}
        onKeyDown={handleKey}
      >
        <Stage
          ref={stage}
          {...stageConfig(corner, view)}
          onDragMove={({ target }) => {
            // A drag beside the plants. That of a plant bubbles, too.
            if (target === stage.current) setCorner({ x: -target.x(), y: -target.y() });
          }}
        >
          <Layer listening={false}>
            <Shape {...planConfig} />
          </Layer>
          <Layer onPointerClick={({ target }) => setChosen(target.id())}>
            {plants.map((plant) => (
              <Shape
                key={plant.id}
                {...plantConfig(plant, held, chosen, corner)}
                onDragStart={hold}
                onDragMove={hold}
                onDragEnd={release}
              />
            ))}
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <button type="button" disabled={!canUndo(history)} onClick={() => setHistory(undo)}>
          Undo
        </button>
        <button type="button" disabled={!canRedo(history)} onClick={() => setHistory(redo)}>
          Redo
        </button>
        <p role="status">{describe(plants, chosen, isHeld)}</p>
      </div>
    </div>
  );
}
