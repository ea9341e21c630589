import type Konva from 'konva';
import { useState, type KeyboardEvent } from 'react';
import { Image, Layer, Shape, Stage } from 'react-konva';
import useImage from 'use-image';
import { isUnderMouse, LABEL, paintWall, pictureConfig, placeWall } from '../shared/look';
import { describe, keepOnWall, NAMES, pressKey, START, type Name } from '../shared/wall';
import '../shared/style.css';
import { useSize } from '../../../common/react/use-size';
import heronUrl from './woodcut-heron.webp';
import owlUrl from './woodcut-owl.webp';

export default function App() {
  const [wall, size] = useSize<HTMLDivElement>();
  /** The picture without its border: under the mouse or a finger, or its button has the focus. */
  const [active, setActive] = useState<Name | null>(null);
  const [places, setPlaces] = useState(START);
  const [heron] = useImage(heronUrl);
  const [owl] = useImage(owlUrl);
  const place = placeWall(size);

  const handleDrag = (name: Name, node: Konva.Node) => {
    // The node first: at the edge the state does not change, and nothing would be rendered.
    const to = keepOnWall(node.position());
    node.position(to);
    setPlaces((now) => ({ ...now, [name]: to }));
  };

  const handleKey = (name: Name, event: KeyboardEvent) => {
    const to = pressKey(places[name], event);
    if (!to) return;
    event.preventDefault();
    setPlaces({ ...places, [name]: to });
  };

  return (
    <div className="gallery">
      <div
        ref={wall}
        className="wall"
        role="img"
        aria-label={LABEL}
        style={{ cursor: active ? 'grab' : undefined }}
      >
        <Stage {...size}>
          <Layer {...place} listening={false}>
            <Shape sceneFunc={paintWall} />
          </Layer>
          <Layer {...place}>
            {NAMES.map((name) => (
              <Image
                key={name}
                {...pictureConfig(places[name], name === active)}
                image={name === 'Heron' ? heron : owl}
                onMouseEnter={() => setActive(name)}
                onTouchStart={() => setActive(name)}
                onMouseLeave={() => setActive(null)}
                onTouchEnd={() => setActive(null)}
                onDragMove={({ target }) => handleDrag(name, target)}
                onDragEnd={({ evt, target }) => setActive(isUnderMouse(target, evt) ? name : null)}
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
    </div>
  );
}
