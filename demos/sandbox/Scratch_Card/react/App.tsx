import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type Konva from 'konva';
import { Circle, Group, Layer, Line, Shape, Stage } from 'react-konva';
import { describe, move, newCard, press, reveal } from '../shared/card';
import { showCover } from '../shared/fade';
import { tipCommand } from '../../../common/konva/key-tip';
import {
  coinParts,
  coverConfig,
  foilConfig,
  LABEL,
  paintCounter,
  placeTicket,
  REACH,
  rubConfig,
  ticketConfig,
} from '../shared/look';
import { pointsOf } from '../../../common/konva/points-of';
import '../shared/style.css';
import { useSize } from '../../../common/react/use-size';
import { wantsMotion } from '../../../common/konva/wants-motion';

type PointerEventObject = Konva.KonvaEventObject<PointerEvent>;

export default function App() {
  const [counter, size] = useSize<HTMLDivElement>();
  const [card, setCard] = useState(() => newCard(412));
  const [isDown, setIsDown] = useState(false);
  const [coin, setCoin] = useState({ x: 0, y: 232, visible: false });
  const silver = useRef<Konva.Layer>(null);
  const cover = useRef<Konva.Group>(null);
  const place = placeTicket(size);
  const parts = coinParts(coin);

  // The opacity belongs to the tween; no prop sets it.
  useEffect(() => {
    if (cover.current) return showCover(cover.current, card.isOpen, wantsMotion());
    return undefined;
  }, [card.isOpen]);

  const handlePress = ({ evt, currentTarget, pointerId }: PointerEventObject) => {
    const point = silver.current?.getRelativePointerPosition();
    // One finger or the main button rubs; a second finger does not.
    if (!point || !evt.isPrimary || evt.button !== 0) return;
    // The way can continue outside the stage, and come back.
    currentTarget.getStage()?.setPointerCapture(pointerId);
    setIsDown(true);
    setCoin({ ...coin, ...point });
    setCard(press(card, point));
  };

  const handleMove = ({ evt }: PointerEventObject) => {
    if (!silver.current || !evt.isPrimary) return;
    // Read it now: the updaters run later, after the event.
    const way = pointsOf(silver.current, evt);
    setCoin((old) => ({ ...old, ...way.at(-1), visible: evt.pointerType !== 'touch' }));
    if (isDown) setCard((old) => move(old, way));
  };

  const handleLift = ({ evt }: PointerEventObject) => {
    // Lifting a second finger does not lift the coin.
    if (evt.isPrimary) setIsDown(false);
  };

  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const command = tipCommand(event, { tip: coin, isDown, reach: REACH });
    if (!command) return;
    event.preventDefault();
    if (command.do === 'move') {
      setCoin({ ...command.to, visible: true });
      if (isDown) setCard(move(card, [command.to]));
    } else {
      setIsDown(command.do === 'press');
      if (command.do === 'press') setCard(press(card, coin));
    }
  };

  return (
    <div className="stand">
      <div
        className="counter"
        ref={counter}
        role="application"
        tabIndex={0}
        aria-label={LABEL}
        onKeyDown={handleKey}
        onFocus={({ target }) => setCoin({ ...coin, visible: target.matches(':focus-visible') })}
        onBlur={() => {
          setIsDown(false);
          setCoin({ ...coin, visible: false });
        }}
      >
        <Stage
          {...size}
          onPointerDown={handlePress}
          onPointerMove={handleMove}
          onPointerUp={handleLift}
          onPointerCancel={handleLift}
          onPointerLeave={() => setCoin((old) => ({ ...old, visible: false }))}
        >
          {/* No shape is looked up under the pointer, so no layer needs a hit graph. */}
          <Layer {...place} listening={false}>
            <Shape name="counter" sceneFunc={paintCounter} />
            <Shape {...ticketConfig(card.number)} />
          </Layer>
          <Layer ref={silver} {...place} listening={false}>
            <Group ref={cover} {...coverConfig}>
              <Shape {...foilConfig} />
              {card.rubs.map((points, i) => (
                <Line key={i} {...rubConfig(points)} />
              ))}
            </Group>
          </Layer>
          <Layer {...place} listening={false}>
            <Circle {...parts.rim} />
            <Circle {...parts.face} />
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <button
          type="button"
          className="primary"
          onClick={() => {
            setIsDown(false);
            setCard(newCard(card.number + 1));
          }}
        >
          New card
        </button>
        <button type="button" disabled={card.isOpen} onClick={() => setCard(reveal(card))}>
          Reveal
        </button>
        <p className="says" role="status">
          {describe(card)}
        </p>
      </div>
    </div>
  );
}
