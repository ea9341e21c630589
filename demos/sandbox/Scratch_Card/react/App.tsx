import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type Konva from 'konva';
import { Circle, Group, Image, Layer, Line, Stage, Text } from 'react-konva';
import useImage from 'use-image';
import { useWidth } from '../../../common/react/use-width';
import * as model from '../shared/card';
import * as view from '../shared/look';
import prizesUrl from './gelato-prizes.webp';
import ticketUrl from './gelato-ticket.webp';
import foilUrl from './silver-foil.webp';

type PointerEventObject = Konva.KonvaEventObject<PointerEvent>;

export default function App() {
  const [ticket] = useImage(ticketUrl);
  const [prizes] = useImage(prizesUrl);
  const [foil] = useImage(foilUrl);
  const [box, width] = useWidth();
  const [card, change] = useState(() => model.newCard(412));
  const cover = useRef<Konva.Group>(null);

  // The opacity belongs to the tween; no prop sets it.
  useEffect(() => {
    if (cover.current) return view.showCover(cover.current, card.isOpen);
    return undefined;
  }, [card.isOpen]);

  const handlePress = ({ evt, currentTarget, pointerId }: PointerEventObject) => {
    const stage = currentTarget.getStage();
    const point = stage?.getRelativePointerPosition();
    // One finger or the main button rubs; a second finger does not.
    if (!point || !evt.isPrimary || evt.button !== 0) return;
    // The path can continue outside the stage and return.
    stage?.setPointerCapture(pointerId);
    change((last) => model.press(last, point));
  };

  const handleMove = ({ evt, currentTarget }: PointerEventObject) => {
    const point = currentTarget.getStage()?.getRelativePointerPosition();
    if (!point || !evt.isPrimary) return;
    change((last) => model.move(last, point, evt.pointerType !== 'touch'));
  };

  const handleLift = ({ evt }: PointerEventObject) => {
    // Lifting a second finger does not lift the coin.
    if (evt.isPrimary) change(model.lift);
  };

  const handleKey = (event: KeyboardEvent) => {
    const act = model.keyChange(event.nativeEvent);
    if (!act) return;
    event.preventDefault();
    change(act);
  };

  return (
    <>
      <div
        ref={box}
        role="application"
        tabIndex={0}
        aria-label={view.LABEL}
        style={view.COUNTER}
        onKeyDown={handleKey}
        onBlur={() => change((last) => model.hideCoin(model.lift(last)))}
      >
        <Stage
          {...view.fit(width)}
          onPointerDown={handlePress}
          onPointerMove={handleMove}
          onPointerUp={handleLift}
          onPointerCancel={handleLift}
          onPointerLeave={() => change(model.hideCoin)}
        >
          {/* No shape is looked up under the pointer, so no layer needs a hit graph. */}
          <Layer listening={false}>
            <Image {...view.ticketConfig} image={ticket} />
            <Image {...view.prizeConfig(card.number)} image={prizes} />
            <Text {...view.numberConfig(card.number)} />
          </Layer>
          <Layer listening={false}>
            <Group ref={cover} {...view.coverConfig}>
              <Image {...view.foilConfig} image={foil} />
              {card.rubs.map((points, i) => (
                <Line key={i} {...view.rubConfig(points)} />
              ))}
            </Group>
          </Layer>
          <Layer listening={false}>
            {view.coinConfigs(card).map((config) => (
              <Circle key={config.name} {...config} />
            ))}
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <button type="button" className="primary" onClick={() => change(model.nextCard)}>
          New card
        </button>
        <button type="button" disabled={card.isOpen} onClick={() => change(model.reveal)}>
          Reveal
        </button>
        <p role="status">{model.describe(card)}</p>
      </div>
    </>
  );
}
