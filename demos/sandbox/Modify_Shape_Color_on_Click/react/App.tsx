import { useState, type KeyboardEvent } from 'react';
import { Image, Layer, Path, Stage } from 'react-konva';
import useImage from 'use-image';
import { useWidth } from '../../../common/react/use-width';
import paperUrl from './form-poster.webp';
import {
  describe,
  formConfig,
  FORMS,
  POSTER,
  pressKey,
  ringConfig,
  STEPS,
  toggle,
  type Poster,
} from '../shared/shapes';

export default function App() {
  const [box, width] = useWidth();
  const [paper] = useImage(paperUrl);
  const [poster, setPoster] = useState<Poster>({ printed: [] });
  const scale = width / POSTER.width;

  function handleKey(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setPoster((now) => pressKey(now, step));
  }

  return (
    <>
      <div
        ref={box}
        role="application"
        tabIndex={0}
        aria-label="Poster. Arrow keys choose a shape, Enter changes its color."
        onKeyDown={handleKey}
      >
        <Stage width={width} height={POSTER.height * scale}>
          {/* A click of the main button, or a tap of a finger that has not scrolled the page. */}
          <Layer
            scaleX={scale}
            scaleY={scale}
            onPointerClick={({ evt, target }) =>
              evt.button === 0 && setPoster((now) => toggle(now, target.id()))
            }
          >
            <Image {...POSTER} image={paper} listening={false} />
            {FORMS.map((form) => (
              <Path key={form.id} {...formConfig(form, poster)} />
            ))}
            <Path {...ringConfig(poster)} />
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <button type="button" onClick={() => setPoster({ printed: [] })}>
          Start again
        </button>
        <p role="status">{describe(poster)}</p>
      </div>
    </>
  );
}
