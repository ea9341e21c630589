import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type Konva from 'konva';
import { Image, Layer, Shape, Stage, Text } from 'react-konva';
import useImage from 'use-image';
import { useWidth } from '../../../common/react/use-width';
import { createGlide } from '../shared/glide';
import * as look from '../shared/look';
import * as tart from '../shared/tart';
import plateUrl from './tart-plate.webp';

export default function App() {
  const [box, width] = useWidth();
  const [plate] = useImage(plateUrl);
  const [tiles, setTiles] = useState<look.Tiles>({});
  useEffect(() => void look.loadTiles().then(setTiles), []);
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const [isRing, setIsRing] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const layer = useRef<Konva.Layer>(null);
  const [glide] = useState(createGlide);
  const shownWidth = useRef(0);

  const layout = look.layOut(width);
  const slices = tart.slicesOf(hidden);
  const visible = tart.visibleSlices(slices);
  const found = visible.findIndex((slice) => slice.fruit.id === chosen);
  const rank = Math.max(0, found);
  const spoken = visible[rank];

  // The animation moves the pieces, so the animated attributes are not in the props: React would move each piece to its goal at once.
  useLayoutEffect(() => {
    if (!layer.current) return;
    const goals = look.goalsOf(tart.slicesOf(hidden), look.layOut(width), isRing, chosen);
    glide.show(layer.current, goals, shownWidth.current === width);
    shownWidth.current = width;
  }, [glide, hidden, isRing, chosen, width]);
  useLayoutEffect(() => glide.stop, [glide]);

  return (
    <>
      <div ref={box} aria-hidden style={{ background: look.TABLE }}>
        <Stage
          width={layout.width}
          height={layout.height}
          onTap={({ target, currentTarget }) => {
            // A tap beside the pieces puts the chosen one back.
            if (target === currentTarget) setChosen(undefined);
          }}
        >
          <Layer listening={false}>
            <Image {...look.plateConfig(layout)} image={plate} />
          </Layer>
          <Layer ref={layer}>
            <Text {...look.totalConfig(slices, layout)} />
            {slices.map((slice) => (
              <Shape
                key={slice.fruit.id}
                {...look.sliceConfig(slice, layout, tiles)}
                onMouseEnter={() => setChosen(slice.fruit.id)}
                onTap={() => setChosen(slice.fruit.id)}
                onMouseLeave={() => setChosen(undefined)}
              />
            ))}
            {slices.map((slice) => (
              <Text
                key={slice.fruit.id}
                {...look.labelConfig(slice, layout, slice.fruit.id === chosen)}
              />
            ))}
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <fieldset aria-label="Fruit">
          {tart.FRUITS.map(({ id, name, color }) => (
            <label key={id}>
              <input
                type="checkbox"
                style={{ accentColor: color }}
                checked={!hidden.includes(id)}
                onChange={() => setHidden((now) => tart.toggle(now, id))}
              />{' '}
              {name}
            </label>
          ))}
        </fieldset>
        <label>
          <input
            type="checkbox"
            checked={isRing}
            onChange={({ target }) => setIsRing(target.checked)}
          />{' '}
          Ring
        </label>
        <label>
          Piece{' '}
          <input
            type="range"
            min={0}
            max={Math.max(0, visible.length - 1)}
            disabled={visible.length === 0}
            aria-valuetext={spoken ? tart.describeSlice(spoken) : ''}
            value={rank}
            onChange={({ target }) => setChosen(visible[target.valueAsNumber]?.fruit.id)}
            onFocus={() => setChosen(spoken?.fruit.id)}
            onBlur={() => setChosen(undefined)}
          />
        </label>
        <p role="status">{tart.describe(slices)}</p>
      </div>
    </>
  );
}
