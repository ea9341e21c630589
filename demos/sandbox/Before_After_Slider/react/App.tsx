import { useRef, useState } from 'react';
import type Konva from 'konva';
import { Circle, Group, Image, Layer, Line, Path, Stage } from 'react-konva';
import useImage from 'use-image';
import { useWidth } from '../../../common/react/use-width';
import { boundHandle, clipOf, describe, handleConfigs, PICTURE } from '../shared/split';
import { placeScene, splitAt, WALL } from '../shared/split';
import wallUrl from './gold-frame.webp';
import afterUrl from './pears-after.webp';
import beforeUrl from './pears-before.webp';

export default function App() {
  const [box, width] = useWidth();
  const layer = useRef<Konva.Layer>(null);
  const [wall] = useImage(wallUrl);
  const [before] = useImage(beforeUrl);
  const [after] = useImage(afterUrl);
  const [split, setSplit] = useState(50);
  const place = placeScene(width);
  const handle = handleConfigs(split, place);

  const jump = ({ evt }: Konva.KonvaEventObject<PointerEvent>) => {
    // The event fires for every button.
    if (evt.button === 0) setSplit(splitAt(layer.current?.getRelativePointerPosition()?.x ?? 0));
  };

  return (
    <>
      {/* Vertical swipes scroll the page, even on the image. Horizontal ones move the handle. */}
      <div
        ref={box}
        role="img"
        aria-label="Oil painting of tulips, pears and a glass of wine in a gold frame."
        style={{ touchAction: 'pan-y' }}
      >
        <Stage {...place}>
          <Layer listening={false}>
            <Image {...WALL} image={wall} />
          </Layer>
          <Layer ref={layer}>
            <Group name="painting" onPointerClick={jump}>
              <Image {...PICTURE} image={after} preventDefault={false} />
              <Group {...clipOf(split)}>
                <Image {...PICTURE} image={before} preventDefault={false} />
              </Group>
            </Group>
            <Group
              {...handle.group}
              dragBoundFunc={(position) => boundHandle(position, place)}
              onDragMove={({ target }) => setSplit(splitAt(target.x()))}
            >
              <Line {...handle.line} />
              <Circle {...handle.knob} />
              <Path {...handle.arrows} />
            </Group>
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <label>
          Before
          <input
            type="range"
            aria-label="Split"
            aria-valuetext={describe(split)}
            value={Math.round(split)}
            onChange={({ target }) => setSplit(target.valueAsNumber)}
          />
          After
        </label>
      </div>
    </>
  );
}
