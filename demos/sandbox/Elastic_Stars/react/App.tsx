import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type Konva from 'konva';
import { Circle, Group, Image, Layer, Stage, Star } from 'react-konva';
import useImage from 'use-image';
import * as model from '../shared/cookies';
import { createLift } from '../shared/lift';
import * as look from '../shared/look';
import '../shared/style.css';
import trayUrl from './baking-tray.webp';
import toppingsUrl from './star-toppings.webp';
import { useSize } from '../../../common/react/use-size';

export default function App() {
  const [box, size] = useSize<HTMLDivElement>();
  const [picture] = useImage(trayUrl);
  const [toppings] = useImage(toppingsUrl);
  const [tray, change] = useState(() => model.newTray());
  const [lift] = useState(createLift);
  const cookies = useRef<Konva.Group>(null);
  const { held, focused } = tray;
  const ring = look.ringOf(tray.cookies.find(({ id }) => id === focused));

  // Tweens set the scale and the shadow of the cookies, so neither is a prop.
  useLayoutEffect(() => {
    if (cookies.current) lift.show(cookies.current, held);
  }, [lift, held]);
  useEffect(() => () => lift.stop(), [lift]);

  const pickUp = ({ evt, target }: Konva.KonvaEventObject<PointerEvent>) => {
    const id = look.cookieOf(target)?.id();
    if (id && evt.button === 0) change((now) => model.hold(now, id));
  };
  const putDown = ({ target }: Konva.KonvaEventObject<PointerEvent>) => {
    // A drag ends after its pointer: `drop` puts the cookie down then. The pointer may be over another cookie.
    const cookie = look.cookieOf(target);
    if (cookie && !cookie.isDragging()) change((now) => model.putDown(now, cookie.id()));
  };
  const drop = ({ id, radius }: model.Cookie, node: Konva.Node) => {
    // Corrects the node first: for a position beyond the paper, the state may stay the same, and nothing would be written.
    const place = model.keepOn(node.position(), radius);
    node.position(place);
    change((now) => model.putDown(model.move(now, id, place), id));
  };

  return (
    <div className="page">
      <div className="table">
        <div ref={box} className="canvas" aria-hidden>
          <Stage {...size}>
            {/* The tray is drawn once for each size; the cookies are above it. */}
            <Layer {...look.fit(size)} name="ground" listening={false}>
              <Image {...look.PICTURE} image={picture} />
            </Layer>
            <Layer {...look.fit(size)}>
              <Group
                ref={cookies}
                onPointerDown={pickUp}
                onPointerUp={putDown}
                onPointerEnter={({ target }) => look.setCursor(target, 'grab')}
                onPointerLeave={({ target }) => look.setCursor(target, 'default')}
              >
                {model.inOrder(tray).map((cookie) => (
                  <Group
                    key={cookie.id}
                    {...look.cookieConfig(cookie)}
                    onDragEnd={({ target }) => drop(cookie, target)}
                  >
                    <Star {...look.doughConfig(cookie)} />
                    <Image {...look.toppingConfig(cookie, toppings)} image={toppings} />
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
        <div
          className="mirror"
          role="application"
          aria-label="Stars on the tray. Arrow keys move them."
        >
          {tray.cookies.map((cookie) => (
            <button
              key={cookie.id}
              type="button"
              aria-label={model.nameOf(cookie)}
              style={look.buttonPlace(cookie, size)}
              onFocus={() => change((now) => model.focus(now, cookie.id))}
              onBlur={() => change((now) => model.blur(now, cookie.id))}
              onKeyDown={(event) => {
                const next = model.press(tray, cookie.id, event.key);
                if (!next) return;
                event.preventDefault();
                change(next);
              }}
            />
          ))}
        </div>
      </div>
      <div className="controls">
        <button type="button" onClick={() => change(model.newTray())}>
          New batch
        </button>
        <p className="says" role="status">
          {model.describe(tray)}
        </p>
      </div>
    </div>
  );
}
