import { useState } from 'react';
import { Circle, Group, Layer, Shape, Stage } from 'react-konva';
import { byKey, describe, move, nameOf, newTray } from '../shared/cookies';
import { buttonPlace, fit, ringOf, tableConfig } from '../shared/look';
import { CookieNode } from './CookieNode';
import '../../../common/konva/mirror.css';
import '../shared/style.css';
import { topLast } from '../../../common/konva/top-last';
import { useSize } from '../../../common/react/use-size';

export default function App() {
  const [box, size] = useSize<HTMLDivElement>();
  const [cookies, setCookies] = useState(() => newTray(Math.random()));
  const [batch, setBatch] = useState(0);
  const [held, setHeld] = useState<string | null>(null);
  const [last, setLast] = useState<string | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const ring = ringOf(cookies.find(({ id }) => id === focused));

  const hold = (id: string, isHeld: boolean) => {
    setHeld(isHeld ? id : null);
    setLast(id);
  };

  const bake = () => {
    setCookies(newTray(Math.random()));
    setBatch((now) => now + 1);
    setHeld(null);
    setLast(null);
  };

  return (
    <div className="page">
      <div className="table">
        <div ref={box} className="canvas" aria-hidden>
          <Stage {...size}>
            {/* The table is drawn once for each size; the cookies are above it. */}
            <Layer listening={false}>
              <Shape {...tableConfig(size)} />
            </Layer>
            <Layer>
              <Group {...fit(size)}>
                <Group key={batch}>
                  {topLast(cookies, last).map((cookie) => (
                    <CookieNode
                      key={cookie.id}
                      cookie={cookie}
                      isHeld={cookie.id === held}
                      onHold={(isHeld) => hold(cookie.id, isHeld)}
                      onDrop={(point) => {
                        setCookies((now) => move(now, cookie.id, point));
                        hold(cookie.id, false);
                      }}
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
          aria-label="Stars on the tray. Arrow keys move them."
        >
          {cookies.map((cookie) => (
            <button
              key={cookie.id}
              type="button"
              aria-label={nameOf(cookie)}
              style={buttonPlace(cookie, size)}
              onFocus={() => {
                setFocused(cookie.id);
                hold(cookie.id, true);
              }}
              onBlur={() => {
                setFocused(null);
                hold(cookie.id, false);
              }}
              onKeyDown={(event) => {
                const next = byKey(cookies, cookie.id, event.key);
                if (!next) return;
                event.preventDefault();
                setCookies(next);
              }}
            />
          ))}
        </div>
      </div>
      <div className="controls">
        <button type="button" onClick={bake}>
          New batch
        </button>
        <p className="says" role="status">
          {describe(cookies, held, last)}
        </p>
      </div>
    </div>
  );
}
