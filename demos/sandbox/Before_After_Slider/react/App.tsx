import type Konva from 'konva';
import { useRef, useState } from 'react';
import { Circle, Group, Image, Layer, Line, Path, Shape, Stage } from 'react-konva';
import useImage from 'use-image';
import {
  beforeConfig,
  boundHandle,
  handleParts,
  LABEL,
  paintWall,
  pictureConfig,
  placeScene,
  tagConfig,
} from '../shared/look';
import afterUrl from './pears-after.webp';
import beforeUrl from './pears-before.webp';
import { describe, keepSplit, splitAt, START } from '../shared/split';
import '../shared/style.css';
import { useSize } from '../../../common/react/use-size';

export default function App() {
  const [wall, size] = useSize<HTMLDivElement>();
  const layer = useRef<Konva.Layer>(null);
  const [before] = useImage(beforeUrl);
  const [after] = useImage(afterUrl);
  const [split, setSplit] = useState(START);
  const [isOverHandle, setIsOverHandle] = useState(false);
  const place = placeScene(size);
  const parts = handleParts(split, place);

  const jump = () => setSplit(splitAt(layer.current?.getRelativePointerPosition()?.x ?? 0));

  return (
    <div className="gallery">
      <div
        ref={wall}
        className="wall"
        role="img"
        aria-label={LABEL}
        style={{ cursor: isOverHandle ? 'ew-resize' : undefined }}
      >
        <Stage {...size}>
          <Layer {...place} listening={false}>
            <Shape sceneFunc={paintWall} />
          </Layer>
          <Layer ref={layer} {...place}>
            <Group name="painting" onPointerClick={jump}>
              <Image {...pictureConfig} image={after} />
              <Shape {...tagConfig('After', true, place)} />
              <Group {...beforeConfig(split)}>
                <Image {...pictureConfig} image={before} />
                <Shape {...tagConfig('Before', false, place)} />
              </Group>
            </Group>
            <Group
              {...parts.group}
              draggable
              dragBoundFunc={(position) => boundHandle(position, place)}
              onDragMove={({ target }) => setSplit(splitAt(target.x()))}
              onMouseEnter={() => setIsOverHandle(true)}
              onMouseLeave={() => setIsOverHandle(false)}
            >
              <Line {...parts.line} />
              <Circle {...parts.knob} />
              <Path {...parts.arrows} />
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
            onChange={({ target }) => setSplit(keepSplit(target.valueAsNumber))}
          />
          After
        </label>
        <p className="caption">
          Still life with tulips and pears. A. Verhulst, 1691. Cleaned last spring.
        </p>
      </div>
    </div>
  );
}
