import { useState } from 'react';
import { Image, Layer, Line, Stage } from 'react-konva';
import useImage from 'use-image';
import { claimWheel } from '../../../common/konva/claim-wheel';
import { useWidth } from '../../../common/react/use-width';
import { createPinch, placeOf, type HandEvent } from '../shared/pinch';
import * as model from '../shared/lanterns';
import * as view from '../shared/look';
import lanternsUrl from './lanterns.webp';
import riverUrl from './river-night.webp';

export default function App() {
  const [image] = useImage(lanternsUrl);
  const [box, width] = useWidth();
  const [festival, setFestival] = useState(model.START);
  const [pinch] = useState(createPinch);
  const { lanterns, lit } = festival;

  const press = (event: HandEvent) => {
    const kind = pinch.press(event, lit);
    setFestival((now) => model.light(now, kind));
  };
  const move = (event: HandEvent) => {
    const patch = pinch.move(event);
    if (patch) setFestival((now) => model.change(now, patch, 'pinch'));
  };
  const release = (event: HandEvent) => {
    pinch.release(event);
    setFestival(model.settle);
  };

  return (
    <>
      <div
        ref={box}
        role="application"
        tabIndex={0}
        aria-label={view.LABEL}
        style={view.riverStyle(riverUrl)}
        onKeyDown={(event) => {
          const next = model.afterKey(festival, event.nativeEvent);
          if (!next) return;
          event.preventDefault();
          setFestival(next);
        }}
      >
        <Stage
          {...view.fit(width)}
          onTouchStart={press}
          onTouchMove={move}
          onTouchEnd={release}
          onTouchCancel={release}
          onMouseDown={press}
          onMouseMove={move}
          onMouseUp={release}
          // A pinch on a trackpad sends the same event.
          onWheel={({ evt, target }) => {
            if (!claimWheel(evt)) return;
            const kind = model.KINDS.find((one) => one === target.id());
            const factor = Math.exp(-evt.deltaY * 0.002);
            setFestival((now) => model.grow(model.light(now, kind ?? now.lit), factor));
          }}
        >
          <Layer>
            <Image
              {...view.reflectionConfig(model.litOf(festival))}
              name="reflection"
              image={image}
            />
            {lanterns.map((lantern) => (
              <Line key={lantern.kind} {...view.threadConfig(lantern, lantern.kind === lit)} />
            ))}
            {lanterns.map((lantern) => (
              <Image
                key={lantern.kind}
                {...view.lanternConfig(lantern, lantern.kind === lit)}
                image={image}
                onDragMove={({ target }) => {
                  const place = placeOf(target);
                  setFestival((now) => model.change(now, place, 'drag'));
                }}
                onDragEnd={() => setFestival(model.settle)}
              />
            ))}
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <fieldset>
          <legend>Lantern</legend>
          {model.KINDS.map((kind) => (
            <label key={kind}>
              <input
                type="radio"
                name="kind"
                checked={kind === lit}
                onChange={() => setFestival((now) => model.light(now, kind))}
              />{' '}
              {kind}
            </label>
          ))}
        </fieldset>
        {model.BUTTONS.map(({ label, act }) => (
          <button key={label} type="button" onClick={() => setFestival(act)}>
            {label}
          </button>
        ))}
        <p role="status">{model.describe(festival)}</p>
      </div>
    </>
  );
}
