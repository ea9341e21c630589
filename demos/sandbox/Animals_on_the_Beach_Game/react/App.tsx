import { useLayoutEffect, useRef, useState } from 'react';
import type Konva from 'konva';
import { Image, Layer, Stage } from 'react-konva';
import useImage from 'use-image';
import { useWidth } from '../../../common/react/use-width';
import { ANIMALS, byKey, drop, labelOf, newGame, type AnimalId } from '../shared/game';
import { animalConfig, buttonStyle, fit, glide, lift, printConfig } from '../shared/scene';
import animalsUrl from './beach-animals.webp';
import beachUrl from './beach.webp';

export default function App() {
  const [box, width] = useWidth();
  const [image] = useImage(animalsUrl);
  const [game, setGame] = useState(() => newGame());
  /** The animal under the pointer or with the focus. */
  const [glowing, setGlowing] = useState<AnimalId>();
  const layer = useRef<Konva.Layer>(null);
  const isFirst = useRef(true);

  // Positions are not props: the drag and the glide write them.
  useLayoutEffect(() => {
    if (layer.current) glide(layer.current, game, isFirst.current ? 0 : 0.4);
    isFirst.current = false;
  }, [game]);

  return (
    <>
      <div style={{ position: 'relative' }}>
        <div
          ref={box}
          aria-hidden
          style={{
            background: `url("${beachUrl}") center / cover`,
            cursor: glowing ? 'grab' : undefined,
          }}
        >
          <Stage {...fit(width)}>
            <Layer ref={layer}>
              {game.prints.map((print) => (
                <Image key={`print of ${print.id}`} {...printConfig(print)} image={image} />
              ))}
              {game.animals.map((animal) => (
                <Image
                  key={animal.id}
                  {...animalConfig(animal, animal.id === glowing)}
                  image={image}
                  onDragStart={({ target }) => lift(target)}
                  onDragEnd={({ target, evt }) => {
                    const point = target.position();
                    setGame((now) => drop(now, animal.id, point));
                    if (evt.type.startsWith('touch')) setGlowing(undefined);
                  }}
                  onPointerEnter={() => setGlowing(animal.id)}
                  onPointerLeave={({ currentTarget }) => {
                    // A finger leaves before its drag ends.
                    if (!currentTarget.isDragging()) setGlowing(undefined);
                  }}
                />
              ))}
            </Layer>
          </Stage>
        </div>
        <div role="application" aria-label="Animals in the water. Arrow keys move them.">
          {ANIMALS.map((id) => (
            <button
              key={id}
              type="button"
              aria-label={labelOf(game, id)}
              style={buttonStyle(game, id, width)}
              onKeyDown={(event) => {
                const next = byKey(game, id, event.key);
                if (!next) return;
                event.preventDefault();
                setGame(next);
              }}
              onFocus={() => setGlowing(id)}
              onBlur={() => setGlowing(undefined)}
            />
          ))}
        </div>
      </div>
      <div className="controls">
        <button type="button" onClick={() => setGame((now) => newGame(now.round + 1))}>
          New round
        </button>
        <p role="status">{game.says}</p>
      </div>
    </>
  );
}
