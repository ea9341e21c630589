import { useState } from 'react';
import { Circle, Group, Layer, Path, Shape, Stage } from 'react-konva';
import { byKey, drop, labelOf, newGame, type AnimalId } from '../shared/game';
import {
  animalViews,
  beachConfig,
  buttonPlace,
  fit,
  printConfig,
  printParts,
  ringOf,
} from '../shared/scene';
import { AnimalNode } from './AnimalNode';
import '../../../common/konva/mirror.css';
import '../shared/style.css';
import { useSize } from '../../../common/react/use-size';

export default function App() {
  const [canvas, size] = useSize<HTMLDivElement>();
  const [game, setGame] = useState(newGame);
  const [hovered, setHovered] = useState<AnimalId | null>(null);
  const [focused, setFocused] = useState<AnimalId | null>(null);
  const ring = ringOf(game, focused);

  return (
    <div className="page">
      <div className="beach">
        <div
          ref={canvas}
          className="canvas"
          aria-hidden
          style={{ cursor: hovered ? 'grab' : 'default' }}
        >
          <Stage {...size}>
            {/* The beach is drawn once for each size; prints and animals are above it. */}
            <Layer listening={false}>
              <Shape {...beachConfig(size)} />
            </Layer>
            <Layer>
              <Group {...fit(size)}>
                <Group listening={false}>
                  {game.prints.map((print) => (
                    <Group key={print.id} {...printConfig(print)}>
                      {printParts(print.id).map((part) => (
                        <Path key={part.data} {...part} />
                      ))}
                    </Group>
                  ))}
                </Group>
                <Group>
                  {animalViews(game, hovered ?? focused).map((view) => (
                    <AnimalNode
                      key={view.id}
                      view={view}
                      onDrop={(point) => setGame((now) => drop(now, view.id, point))}
                      onHover={(isHovered) => setHovered(isHovered ? view.id : null)}
                    />
                  ))}
                </Group>
                <Group listening={false}>
                  <Circle {...ring.outer} />
                  <Circle {...ring.inner} />
                </Group>
              </Group>
            </Layer>
          </Stage>
        </div>
        <div
          className="mirror"
          role="application"
          aria-label="Animals in the water. Arrow keys move them."
        >
          {game.animals.map((animal) => (
            <button
              key={animal.id}
              type="button"
              aria-label={labelOf(game, animal)}
              style={buttonPlace(animal, size)}
              onKeyDown={(event) => {
                const next = byKey(game, animal.id, event.key);
                if (!next) return;
                event.preventDefault();
                setGame(next);
              }}
              onFocus={() => setFocused(animal.id)}
              onBlur={() => setFocused(null)}
            />
          ))}
        </div>
      </div>
      <div className="controls">
        <button type="button" onClick={() => setGame(newGame(game.round + 1, game.order))}>
          New round
        </button>
        <p className="speech" role="status">
          {game.says}
        </p>
      </div>
    </div>
  );
}
