import { useEffect, useEffectEvent, useState, type KeyboardEvent } from 'react';
import type Konva from 'konva';
import { Group, Image, Layer, Shape, Stage } from 'react-konva';
import useImage from 'use-image';
import { wantsMotion } from '../../../common/konva/wants-motion';
import { useWidth } from '../../../common/react/use-width';
import { loadCat, openFile, playFilm, type Developed, type Film } from '../shared/film';
import {
  fit,
  frameOf,
  HELP,
  LABEL,
  pictureConfig,
  placeIn,
  playerKey,
  roomConfig,
  stripFrames,
  thumbConfig,
  trimConfig,
} from '../shared/look';
import {
  hang,
  isReady,
  load,
  newPlayer,
  refuse,
  setSpeed,
  show,
  SPEEDS,
  stopAt,
  toggle,
} from '../shared/player';
import '../shared/style.css';
import roomUrl from './gif-room.webp';

export default function App() {
  const [wall] = useImage(roomUrl);
  const [box, width] = useWidth();
  const [player, change] = useState(() => newPlayer(wantsMotion()));
  const [film, setFilm] = useState<Film>();
  const { frame, isPlaying, speed } = player;

  /** The opened file replaces the film, or a message says why it cannot. */
  const open = (developed: Developed) => {
    if ('problem' in developed) {
      change((now) => refuse(now, developed.problem));
      return;
    }
    setFilm(developed.film);
    change((now) => load(now, developed.film.name, developed.film.delays));
  };

  const openFirst = useEffectEvent(open);
  useEffect(() => loadCat((developed) => openFirst(developed)), []);

  // The clock runs while the film plays, and starts again for another film or speed.
  const currentFrame = useEffectEvent(() => frame);
  useEffect(() => {
    if (!film || !isPlaying) return undefined;
    return playFilm(film, speed, currentFrame(), (next) => change((now) => show(now, next)));
  }, [film, isPlaying, speed]);

  const handleKey = (event: KeyboardEvent) => {
    const command = playerKey(event.nativeEvent);
    if (!command) return;
    event.preventDefault();
    change(command);
  };

  const handleDrag = ({ target }: Konva.KonvaEventObject<DragEvent>) => {
    const place = placeIn(target, player);
    change((now) => hang(now, place));
  };

  // Also fires for a tap, and for every mouse button.
  const handlePick = ({ evt, target }: Konva.KonvaEventObject<PointerEvent>) => {
    if (evt.button === 0) change(stopAt(player, frameOf(target)));
  };

  return (
    <>
      <div className="parlor">
        <div
          ref={box}
          className="wall"
          role="application"
          tabIndex={0}
          aria-label={LABEL}
          aria-describedby="keys"
          onKeyDown={handleKey}
        >
          <Stage {...fit(width)}>
            <Layer listening={false}>
              <Image {...roomConfig} image={wall} />
            </Layer>
            <Layer>
              <Image {...pictureConfig(player, film)} onDragMove={handleDrag} />
              <Shape {...trimConfig(player, film)} />
              <Group onPointerClick={handlePick}>
                {stripFrames(film).map((first, at) => (
                  <Image key={at} {...thumbConfig(film, first, at, frame)} />
                ))}
              </Group>
            </Layer>
          </Stage>
        </div>
        <div className="controls">
          <button
            type="button"
            className="primary"
            disabled={!isReady(player)}
            onClick={() => change(toggle)}
          >
            {isPlaying ? 'Pause' : 'Play'}
          </button>
          <button
            type="button"
            disabled={!isReady(player)}
            onClick={() => change(stopAt(player, frame - 1))}
          >
            Previous frame
          </button>
          <button
            type="button"
            disabled={!isReady(player)}
            onClick={() => change(stopAt(player, frame + 1))}
          >
            Next frame
          </button>
          <label>
            Speed{' '}
            <select
              value={speed}
              onChange={({ target }) => change(setSpeed(player, Number(target.value)))}
            >
              {SPEEDS.map((times) => (
                <option key={times} value={times}>
                  {`${times}×`}
                </option>
              ))}
            </select>
          </label>
          <label>
            Open a GIF{' '}
            <input
              type="file"
              accept="image/gif"
              aria-label="Open a GIF"
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                if (file) void openFile(file).then(open);
                // Empty the field, so that the same file can be chosen again.
                target.value = '';
              }}
            />
          </label>
          <p role="status">{player.says}</p>
        </div>
      </div>
      <p id="keys" hidden>
        {HELP}
      </p>
    </>
  );
}
