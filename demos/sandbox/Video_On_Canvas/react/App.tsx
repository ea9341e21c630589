import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type Konva from 'konva';
import { Image, Layer, Line, Path, Stage } from 'react-konva';
import useImage from 'use-image';
import { useWidth } from '../../../common/react/use-width';
import { clockOf, describe, follow, hang, newCinema } from '../shared/cinema';
import { createVideo, drawFrames, seek, togglePlay, watchVideo } from '../shared/film';
import * as look from '../shared/look';
import '../shared/style.css';
import nightUrl from './cinema-garden.webp';
import audienceUrl from './cinema-audience.webp';
import titlesUrl from './cinema-titles.webp';

export default function App() {
  const [audience] = useImage(audienceUrl);
  const [night] = useImage(nightUrl);
  const [titles] = useImage(titlesUrl);
  const [box, width] = useWidth();
  const [cinema, change] = useState(newCinema);
  const [video] = useState(createVideo);
  const layer = useRef<Konva.Layer>(null);
  const { isPlaying, time, duration } = cinema;

  useEffect(
    () =>
      watchVideo(video, (reel) => {
        change((now) => follow(now, reel));
        // After a jump, the video has another frame, but no animation draws it.
        layer.current?.batchDraw();
      }),
    [video],
  );

  // The layer is drawn in every frame, but only while the film plays.
  useEffect(
    () => (isPlaying && layer.current ? drawFrames(layer.current) : undefined),
    [isPlaying],
  );

  const handleKey = (event: KeyboardEvent) => {
    const command = look.cinemaKey(event.nativeEvent, video);
    if (!command) return;
    event.preventDefault();
    change(command(cinema));
  };

  const handleDrag = ({ target }: Konva.KonvaEventObject<DragEvent>) => {
    const place = look.placeIn(target, cinema);
    change((now) => hang(now, place));
  };

  return (
    <>
      <div className="cinema">
        <div
          ref={box}
          className="garden"
          role="application"
          tabIndex={0}
          aria-label={look.LABEL}
          aria-describedby="keys"
          onKeyDown={handleKey}
        >
          <Stage {...look.fit(width)}>
            <Layer listening={false}>
              <Image {...look.gardenConfig} image={night} />
            </Layer>
            <Layer ref={layer}>
              <Path {...look.ropesConfig(cinema)} />
              <Image {...look.screenConfig(cinema, video)} onDragMove={handleDrag} />
              <Image {...look.titleConfig(cinema)} image={titles} />
              <Line {...look.beamConfig(cinema)} />
              <Image {...look.frontConfig} image={audience} />
            </Layer>
          </Stage>
        </div>
        <div className="controls">
          <button type="button" className="primary" onClick={() => togglePlay(video)}>
            {isPlaying ? 'Pause' : 'Play'}
          </button>
          <label>
            Position{' '}
            <input
              type="range"
              min={0}
              max={duration}
              step={0.1}
              value={time}
              disabled={duration === 0}
              onChange={({ target }) => {
                const to = target.valueAsNumber;
                seek(video, to);
                // Set the state now, not on the video's event, or React would move the slider back.
                change((now) => ({ ...now, time: to }));
              }}
            />{' '}
            <output>{`${clockOf(time)} of ${clockOf(duration)}`}</output>
          </label>
          <p role="status">{describe(cinema)}</p>
        </div>
      </div>
      <p id="keys" hidden>
        {look.HELP}
      </p>
    </>
  );
}
