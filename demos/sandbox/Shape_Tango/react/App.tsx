import { useState } from 'react';
import { Circle, Group, Layer, Shape, Stage } from 'react-konva';
import { byKey, dance, describe, move, nameOf, newDance } from '../shared/dance';
import { buttonPlace, fit, posterConfig, ringOf } from '../shared/look';
import { DancerNode } from './DancerNode';
import '../../../common/konva/mirror.css';
import '../shared/style.css';
import { topLast } from '../../../common/konva/top-last';
import { useSize } from '../../../common/react/use-size';

export default function App() {
  const [box, size] = useSize<HTMLDivElement>();
  const [now, setNow] = useState(() => newDance(Math.random()));
  const [focused, setFocused] = useState<string | null>(null);
  const [top, setTop] = useState<string | null>(null);
  const ring = ringOf(now.dancers.find(({ id }) => id === focused));

  return (
    <div className="page">
      <div className="floor">
        <div ref={box} className="canvas" aria-hidden>
          <Stage {...size}>
            {/* The poster is drawn once for each size; the shapes are above it. */}
            <Layer listening={false}>
              <Shape {...posterConfig(size)} />
            </Layer>
            <Layer>
              <Group {...fit(size)}>
                <Group>
                  {topLast(now.dancers, top).map((dancer) => (
                    <DancerNode
                      key={dancer.id}
                      dancer={dancer}
                      onGrab={() => setTop(dancer.id)}
                      onDrop={(point) => setNow((before) => move(before, dancer.id, point))}
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
        <div className="mirror" role="application" aria-label="Shapes. Arrow keys move them.">
          {now.dancers.map((dancer) => (
            <button
              key={dancer.id}
              type="button"
              aria-label={nameOf(dancer)}
              style={buttonPlace(dancer, size)}
              onFocus={() => setFocused(dancer.id)}
              onBlur={() => setFocused(null)}
              onKeyDown={(event) => {
                const next = byKey(now, dancer.id, event.key);
                if (!next) return;
                event.preventDefault();
                setNow(next);
              }}
            />
          ))}
        </div>
      </div>
      <div className="controls">
        <button type="button" className="primary" onClick={() => setNow(dance)}>
          Dance
        </button>
        <p className="says" role="status">
          {describe(now)}
        </p>
      </div>
    </div>
  );
}
