import { useState, type KeyboardEvent } from 'react';
import type Konva from 'konva';
import { Image, Layer, Stage } from 'react-konva';
import useImage from 'use-image';
import { useWidth } from '../../../common/react/use-width';
import { describe, keepOnWall, NAMES, pictureConfig, pressKey, START, WALL } from '../shared/wall';
import type { Name } from '../shared/wall';
import wallUrl from './gallery-wall.webp';
import heronUrl from './woodcut-heron.webp';
import owlUrl from './woodcut-owl.webp';

export default function App() {
  const [box, width] = useWidth();
  /** The image without its border: under the mouse or a finger, or its button has the focus. */
  const [active, setActive] = useState<Name | null>(null);
  const [places, setPlaces] = useState(START);
  const [wall] = useImage(wallUrl);
  const [heron] = useImage(heronUrl);
  const [owl] = useImage(owlUrl);
  const scale = width / WALL.width;

  const handleDrag = (name: Name, node: Konva.Node) => {
    // Correct the node first: at the edge the state does not change, so nothing would render.
    const to = keepOnWall(node.position());
    node.position(to);
    setPlaces((now) => ({ ...now, [name]: to }));
  };

  const handleKey = (name: Name, event: KeyboardEvent) => {
    const to = pressKey(places[name], event.key);
    if (!to) return;
    event.preventDefault();
    setPlaces((now) => ({ ...now, [name]: to }));
  };

  return (
    <>
      <div ref={box} role="img" aria-label="Gallery wall with two woodcuts: a heron and an owl.">
        <Stage width={width} height={WALL.height * scale} scaleX={scale} scaleY={scale}>
          <Layer listening={false}>
            <Image {...WALL} image={wall} />
          </Layer>
          <Layer>
            {NAMES.map((name) => (
              <Image
                key={name}
                {...pictureConfig(places[name], name === active)}
                image={name === 'Heron' ? heron : owl}
                onMouseMove={() => setActive(name)}
                onTouchStart={() => setActive(name)}
                onMouseLeave={() => setActive(null)}
                onTouchEnd={() => setActive(null)}
                onDragMove={({ target }) => handleDrag(name, target)}
                onDragEnd={() => setActive(null)}
              />
            ))}
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        {NAMES.map((name) => (
          <button
            key={name}
            type="button"
            onFocus={() => setActive(name)}
            onBlur={() => setActive(null)}
            onKeyDown={(event) => handleKey(name, event)}
          >
            {name}
          </button>
        ))}
        <button type="button" onClick={() => setPlaces(START)}>
          Hang back
        </button>
        <p role="status">{describe(active, places)}</p>
      </div>
    </>
  );
}
