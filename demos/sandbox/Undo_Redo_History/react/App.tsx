import { useEffect, useState, type CSSProperties } from 'react';
import type Konva from 'konva';
import { Circle, Group, Layer, Path, Shape, Stage } from 'react-konva';
import { useWidth } from '../../../common/react/use-width';
import {
  add,
  COLORS,
  flowersOf,
  KINDS,
  moveTo,
  newBouquet,
  recolor,
  release,
  remove,
  select,
  selectedOf,
  type Color,
} from '../shared/bouquet';
import { bouquetKey } from '../shared/commands';
import { PETALS } from '../shared/flowers';
import {
  fit,
  headConfig,
  idOf,
  placeIn,
  ringConfig,
  roomConfig,
  stemConfig,
  vaseConfig,
} from '../shared/look';
import { Steps } from './Steps';
import '../shared/style.css';

/** The style sheet reads the color of the petals. */
const swatch = (color: Color): CSSProperties & Record<'--petal', string> => ({
  '--petal': PETALS[color].base,
});

export default function App() {
  const [box, width] = useWidth();
  const [bouquet, change] = useState(newBouquet);
  const flowers = flowersOf(bouquet);
  const selected = selectedOf(bouquet);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const command = bouquetKey(event);
      if (!command) return;
      event.preventDefault();
      change(command);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  const press = ({ evt, target }: Konva.KonvaEventObject<PointerEvent>) => {
    const id = target.hasName('flower') ? idOf(target) : null;
    if (evt.button === 0) change((now) => select(now, id));
  };

  const drag = ({ target }: Konva.KonvaEventObject<DragEvent>) => {
    const place = placeIn(target);
    change((now) => moveTo(now, idOf(target), place));
  };

  return (
    <>
      <div className="florist">
        <div className="controls florist-bar">
          <fieldset>
            <legend>Add</legend>
            {KINDS.map((kind) => (
              <button
                key={kind}
                type="button"
                onClick={() => change((now) => add(now, kind, selectedOf(now)?.color ?? 'coral'))}
              >
                {kind}
              </button>
            ))}
          </fieldset>
          <fieldset>
            <legend>Color</legend>
            {COLORS.map((color) => (
              <button
                key={color}
                type="button"
                className="color"
                aria-label={color}
                aria-pressed={selected?.color === color}
                disabled={!selected}
                style={swatch(color)}
                onClick={() => change((now) => recolor(now, color))}
              />
            ))}
          </fieldset>
          <button type="button" disabled={!selected} onClick={() => change(remove)}>
            Remove
          </button>
        </div>
        <div
          ref={box}
          className="picture"
          role="application"
          tabIndex={0}
          aria-label="Bouquet"
          aria-describedby="keys"
        >
          <Stage {...fit(width)} onPointerDown={press}>
            <Layer listening={false}>
              <Shape {...roomConfig} />
            </Layer>
            <Layer>
              <Group listening={false}>
                {flowers.map((flower) => (
                  <Path key={flower.id} {...stemConfig(flower)} />
                ))}
              </Group>
              <Shape {...vaseConfig} />
              {flowers.map((flower) => (
                <Shape
                  key={flower.id}
                  {...headConfig(flower)}
                  onDragMove={drag}
                  onDragEnd={() => change(release)}
                />
              ))}
              <Circle {...ringConfig(selected)} />
            </Layer>
          </Stage>
        </div>
        <p className="florist-status" role="status">
          {bouquet.says}
        </p>
        <Steps bouquet={bouquet} onChange={change} />
      </div>
      <p id="keys" hidden>
        Page Up and Page Down choose a flower. Arrow keys move it, Delete removes it.
      </p>
    </>
  );
}
