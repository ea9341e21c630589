import { useMemo, useState, type ReactNode } from 'react';
import { Group, Image, Layer, Path, Shape, Stage, Text } from 'react-konva';
import useImage from 'use-image';
import { useSize } from '../../../common/react/use-size';
import { describe, dollParts, firstChoice, MAX_ZOOM, ratioOf, SCARVES, SIZE } from '../shared/doll';
import dollAddress from '../shared/doll.svg';
import {
  dollConfig,
  drawDoll,
  LABEL,
  paintFrame,
  paintNiche,
  paintWall,
  pixelsOf,
  placeWall,
  windowConfig,
  WINDOWS,
  wordConfig,
} from '../shared/look';
import '../shared/style.css';

export default function App() {
  const [wall, size] = useSize<HTMLDivElement>();
  const [choice, setChoice] = useState(firstChoice);
  const [picture] = useImage(dollAddress);
  const place = placeWall(size);
  const { scarf } = choice;
  const ratio = ratioOf(choice, pixelsOf(place.scaleX));
  const canvas = useMemo(() => drawDoll(scarf, ratio), [scarf, ratio]);

  const dolls: Record<(typeof WINDOWS)[number]['name'], ReactNode> = {
    // 1: the file, loaded like any other image.
    image: <Image image={picture} {...SIZE} />,
    // 2: a node for each piece.
    paths: dollParts(scarf).map((part) => <Path key={part.data} {...part} />),
    // 3: a canvas that was drawn here.
    own: <Image name="canvas" image={canvas} {...SIZE} />,
  };

  return (
    <div className="toys">
      <div className="wall" ref={wall} role="img" aria-label={LABEL}>
        <Stage {...size}>
          <Layer {...place} listening={false}>
            <Shape sceneFunc={paintWall} />
            {WINDOWS.map(({ name, x, words }) => (
              <Group key={name}>
                <Group {...windowConfig(x)}>
                  <Shape sceneFunc={paintNiche} />
                  <Group {...dollConfig(name, choice.zoom)}>{dolls[name]}</Group>
                </Group>
                <Shape x={x} y={windowConfig(x).y} sceneFunc={paintFrame} />
                <Text {...wordConfig(words, x)} />
              </Group>
            ))}
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <label>
          Zoom
          <input
            type="range"
            min={1}
            max={MAX_ZOOM}
            step={0.25}
            value={choice.zoom}
            onChange={({ target }) => setChoice({ ...choice, zoom: target.valueAsNumber })}
          />
        </label>
        <label>
          Scarf
          <select
            value={scarf}
            onChange={({ target }) => setChoice({ ...choice, scarf: target.value })}
          >
            {SCARVES.map(({ name, color }) => (
              <option key={color} value={color}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          <input
            type="checkbox"
            checked={choice.isFresh}
            onChange={({ target }) => setChoice({ ...choice, isFresh: target.checked })}
          />
          Redraw own canvas
        </label>
        <p className="says" role="status">
          {describe(choice)}
        </p>
      </div>
    </div>
  );
}
