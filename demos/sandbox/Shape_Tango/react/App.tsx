import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type Konva from 'konva';
import { Circle, Group, Image, Layer, RegularPolygon, Stage } from 'react-konva';
import useImage from 'use-image';
import * as model from '../shared/dance';
import * as look from '../shared/look';
import { createTroupe, letGo } from '../shared/steps';
import '../shared/style.css';
import posterUrl from './tango-poster.svg';
import { useSize } from '../../../common/react/use-size';

export default function App() {
  const [box, size] = useSize<HTMLDivElement>();
  const [poster] = useImage(posterUrl);
  const [now, setNow] = useState(() => model.newDance(Math.random()));
  const [focused, setFocused] = useState<string | null>(null);
  const [troupe] = useState(createTroupe);
  const group = useRef<Konva.Group>(null);
  const { dancers } = now;
  const ring = look.ringOf(model.dancerOf(now, focused));

  // The groups are where their dancers are; now the shapes follow.
  useLayoutEffect(() => {
    if (group.current) troupe.show(group.current, dancers);
  }, [troupe, dancers]);
  useEffect(() => () => troupe.stop(), [troupe]);

  const grab = ({ target }: Konva.KonvaEventObject<DragEvent>) => {
    troupe.grab(target);
    setNow((before) => ({ ...before, top: target.id() }));
  };
  const drop = (dancer: model.Dancer, node: Konva.Node) => {
    const place = letGo(node, dancer);
    setNow((before) => model.move(before, dancer.id, place));
  };

  return (
    <div className="page">
      <div className="floor">
        <div ref={box} className="canvas" aria-hidden>
          <Stage {...size}>
            {/* The poster is drawn once for each size; the shapes are above it. */}
            <Layer {...look.fit(size)} listening={false}>
              <Image {...look.POSTER} image={poster} />
            </Layer>
            <Layer {...look.fit(size)} name="scene">
              <Group
                ref={group}
                onDragStart={grab}
                onPointerEnter={({ target }) => look.setCursor(target, 'grab')}
                onPointerLeave={({ target }) => look.setCursor(target, 'default')}
              >
                {model.inOrder(now).map((dancer) => (
                  <Group
                    key={dancer.id}
                    {...look.dancerConfig(dancer)}
                    onDragEnd={({ target }) => drop(dancer, target)}
                  >
                    <RegularPolygon {...look.shapeConfig(dancer)} />
                  </Group>
                ))}
              </Group>
              <Group listening={false}>
                <Circle {...ring.outer} />
                <Circle {...ring.inner} />
              </Group>
            </Layer>
          </Stage>
        </div>
        <div className="mirror" role="application" aria-label="Shapes. Arrow keys move them.">
          {dancers.map((dancer) => (
            <button
              key={dancer.id}
              type="button"
              aria-label={model.nameOf(dancer)}
              style={look.buttonPlace(dancer, size)}
              onFocus={() => setFocused(dancer.id)}
              onBlur={() => setFocused(null)}
              onKeyDown={(event) => {
                const next = model.press(now, dancer.id, event.key);
                if (!next) return;
                event.preventDefault();
                setNow(next);
              }}
            />
          ))}
        </div>
      </div>
      <div className="controls">
        <button type="button" className="primary" onClick={() => setNow(model.dance)}>
          Dance
        </button>
        <p className="says" role="status">
          {model.describe(now)}
        </p>
      </div>
    </div>
  );
}
