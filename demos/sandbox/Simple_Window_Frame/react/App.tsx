import { Fragment, useRef, useState } from 'react';
import type Konva from 'konva';
import { Arrow, Group, Image, Layer, Line, Rect, Stage, Text } from 'react-konva';
import useImage from 'use-image';
import * as plan from '../shared/frame';
import hatsUrl from './hats.webp';
import shopUrl from './hat-shop.webp';
import streetUrl from './hat-street.webp';
import { useWidth } from '../../../common/react/use-width';

export default function App() {
  const [box, width] = useWidth();
  const [hats] = useImage(hatsUrl);
  const [shop] = useImage(shopUrl);
  const [street] = useImage(streetUrl);
  const [fields, setFields] = useState(plan.START);
  const stage = useRef<Konva.Stage>(null);
  const size = plan.sizeOf(fields);
  const dimensions = plan.SIDES.map((side) => plan.dimensionOf(side, size, width));

  return (
    <>
      <div ref={box} role="img" aria-label="A shop window with its dimensions">
        <Stage ref={stage} width={width} height={plan.HEIGHT}>
          <Layer listening={false}>
            <Group {...plan.placeOf(size, width)}>
              <Image {...plan.SHOP} image={shop} />
              <Group name="window">
                <Rect {...plan.glassConfig(size, hats)} />
                {plan.partsOf(size).map((config) => (
                  <Line key={config.fill} {...config} />
                ))}
              </Group>
              <Image {...plan.streetConfig(size)} image={street} />
            </Group>
            {dimensions.map(({ arrow, number }) => (
              <Fragment key={arrow.name}>
                <Arrow {...arrow} />
                <Text {...number} />
              </Fragment>
            ))}
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        {plan.SIDES.map((side) => (
          <label key={side}>
            {side === 'width' ? 'Width in mm' : 'Height in mm'}
            <input
              type="number"
              value={fields[side]}
              onChange={({ target }) => setFields((now) => ({ ...now, [side]: target.value }))}
            />
          </label>
        ))}
        <button type="button" onClick={() => plan.savePng(stage.current)}>
          PNG
        </button>
        <p role="status">{plan.describe(fields)}</p>
      </div>
    </>
  );
}
