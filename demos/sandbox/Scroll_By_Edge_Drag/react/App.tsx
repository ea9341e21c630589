import Konva from 'konva';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Image, Layer, Stage } from 'react-konva';
import useImage from 'use-image';
import { useWidth } from '../../../common/react/use-width';
import { keepCorner, reveal, scrolled } from '../shared/edge';
import { afterKey, choose, chosenOf, describe, PLAN, put, START, undo } from '../shared/garden';
import {
  CORNER,
  LABEL,
  placeOf,
  plantConfig,
  stageConfig,
  STYLE,
  viewOf,
  type Held,
} from '../shared/look';
import planUrl from './garden-plan.webp';
import plantsUrl from './garden-plants.webp';

export default function App() {
  const [box, width] = useWidth();
  const [plan] = useImage(planUrl);
  const [image] = useImage(plantsUrl);
  const stage = useRef<Konva.Stage>(null);
  const [garden, setGarden] = useState(START);
  const [held, setHeld] = useState<Held>();
  // The garden's point in the upper left corner of the view.
  const [wanted, setCorner] = useState(CORNER);
  const view = viewOf(width);
  const corner = keepCorner(wanted, view, PLAN);
  const isHeld = held !== undefined;

  // Scrolls below the held plant, in each frame.
  const scroll = useEffectEvent((milliseconds: number) => {
    const pointer = stage.current?.getPointerPosition();
    if (pointer) setCorner((last) => scrolled(last, pointer, milliseconds, view, PLAN));
  });
  useEffect(() => {
    if (!isHeld) return;
    const scrolling = new Konva.Animation(({ timeDiff }) => scroll(timeDiff));
    scrolling.start();
    return () => void scrolling.stop();
  }, [isHeld]);

  const hold = ({ target }: Konva.KonvaEventObject<DragEvent>) => {
    setGarden((now) => choose(now, target.id()));
    setHeld({ id: target.id(), at: target.absolutePosition() });
  };

  const release = () => {
    const plant = chosenOf(garden);
    if (plant) setGarden(put(garden, placeOf(plant, held, corner)));
    setHeld(undefined);
  };

  return (
    <>
      <div
        ref={box}
        style={STYLE}
        tabIndex={0}
        role="application"
        aria-label={LABEL}
        onKeyDown={(event) => {
          const next = held ? undefined : afterKey(garden, event);
          if (!next) return;
          event.preventDefault();
          setGarden(next);
          setCorner(reveal(corner, chosenOf(next) ?? corner, view, PLAN));
        }}
      >
        <Stage
          ref={stage}
          {...stageConfig(corner, view)}
          onDragMove={({ target }) => {
            // A drag beside the plants. The `dragmove` of a plant bubbles, too.
            if (target === stage.current) setCorner({ x: -target.x(), y: -target.y() });
          }}
        >
          <Layer listening={false}>
            <Image {...PLAN} image={plan} />
          </Layer>
          <Layer
            onPointerClick={({ evt, target }) => {
              if (evt.button === 0) setGarden((now) => choose(now, target.id()));
            }}
          >
            {garden.plants.map((plant) => (
              <Image
                key={plant.id}
                {...plantConfig(plant, held, garden.chosen, corner)}
                image={image}
                onDragStart={hold}
                onDragMove={hold}
                onDragEnd={release}
              />
            ))}
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <button type="button" disabled={garden.past.length === 0} onClick={() => setGarden(undo)}>
          Undo
        </button>
        <p role="status">{describe(garden)}</p>
      </div>
    </>
  );
}
