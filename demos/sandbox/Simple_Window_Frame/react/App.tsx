import { Fragment, useRef, useState } from 'react';
import type Konva from 'konva';
import { Arrow, Group, Image, Layer, Line, Rect, Stage, Text } from 'react-konva';
import useImage from 'use-image';
import {
  describe,
  dimensionOf,
  glassConfig,
  HEIGHT,
  partsOf,
  placeOf,
  savePng,
  SHOP,
  SIDES,
  sizeOf,
  START,
  streetConfig,
} from '../shared/frame';
import hatsUrl from './hats.webp';
import shopUrl from './hat-shop.webp';
import streetUrl from './hat-street.webp';
import { useWidth } from '../../../common/react/use-width';

export default function App() {
  const [box, width] = useWidth();
  const [hats] = useImage(hatsUrl);
  const [shop] = useImage(shopUrl);
  const [street] = useImage(streetUrl);
  const [fields, setFields] = useState(START);
  const stage = useRef<Konva.Stage>(null);
  const size = sizeOf(fields);

  return (
    <>
      <div ref={box} role="img" aria-label="A shop window with its dimensions">
        <Stage ref={stage} width={width} height={HEIGHT}>
          <Layer listening={false}>
            <Group {...placeOf(size, width)}>
              <Image {...SHOP} image={shop} />
              <Group name="window">
                <Rect {...glassConfig(size, hats)} />
                {partsOf(size).map((config) => (
                  <Line key={config.fill} {...config} />
                ))}
              </Group>
              <Image {...streetConfig(size)} image={street} />
            </Group>
            {SIDES.map((side) => {
              const { arrow, number } = dimensionOf(side, size, width);
              return (
                <Fragment key={side}>
                  <Arrow {...arrow} />
                  <Text {...number} />
                </Fragment>
              );
            })}
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        {SIDES.map((side) => (
          <label key={side}>
            {side === 'width' ? 'Width in mm' : 'Height in mm'}
            <input
              type="number"
              value={fields[side]}
              onChange={({ target }) => setFields((now) => ({ ...now, [side]: target.value }))}
            />
          </label>
        ))}
        <button type="button" onClick={() => stage.current && savePng(stage.current)}>
          PNG
        </button>
        <p role="status">{describe(fields)}</p>
      </div>
    </>
  );
}
