import { useLayoutEffect, useRef, useState, type CSSProperties } from 'react';
import type Konva from 'konva';
import { Circle, Layer, Line, Rect, Shape, Stage, Text } from 'react-konva';
import { createGoals } from '../../../common/konva/goals';
import { useWidth } from '../../../common/react/use-width';
import { COLORS } from '../shared/fruit';
import {
  goalsOf,
  labelConfig,
  layOut,
  plateParts,
  sliceConfig,
  totalConfig,
  type Form,
} from '../shared/look';
import '../shared/style.css';
import {
  describe,
  describeSlice,
  FRUITS,
  headline,
  slicesOf,
  STANDFIRST,
  visibleSlices,
  weightOf,
} from '../shared/tart';

export default function App() {
  const [canvas, width] = useWidth();
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const [form, setForm] = useState<Form>('tart');
  const [chosen, setChosen] = useState<string | null>(null);
  const layer = useRef<Konva.Layer>(null);
  // Without overshooting: all pieces together are a full circle at every moment.
  const [goals] = useState(() => createGoals(27.6));
  const shownWidth = useRef(0);

  const layout = layOut(width);
  const slices = slicesOf(hidden);
  const visible = visibleSlices(slices);
  const rank = Math.max(
    0,
    visible.findIndex(({ fruit }) => fruit.id === chosen),
  );
  const spoken = visible[rank];
  const { table, plate, crust, cream } = plateParts(layout);

  const chooseRank = (next: number) => setChosen(visible[next]?.fruit.id ?? null);

  const toggle = (id: string, isOn: boolean) => {
    const others = hidden.filter((other) => other !== id);
    setHidden(isOn ? others : [...others, id]);
  };

  // The springs move the pieces, so what they move does not follow from props: React would put each at its goal at once.
  useLayoutEffect(() => {
    if (!layer.current) return;
    const next = goalsOf(slicesOf(hidden), layOut(width), form, chosen);
    // In another width, the pieces are at their places at once.
    goals.show(layer.current, next, shownWidth.current === width);
    shownWidth.current = width;
  }, [goals, hidden, form, chosen, width]);
  useLayoutEffect(() => goals.stop, [goals]);

  return (
    <article className="tart">
      <header>
        <h2>{headline(slices)}</h2>
        <p>{STANDFIRST}</p>
      </header>
      <div className="canvas">
        <div ref={canvas} aria-hidden>
          <Stage
            width={layout.width}
            height={layout.height}
            onTap={({ target, currentTarget }) => {
              // A tap beside the pieces puts the chosen one back.
              if (target === currentTarget) setChosen(null);
            }}
          >
            <Layer listening={false}>
              <Rect {...table} />
              <Circle {...plate} />
              <Line {...crust} />
              <Circle {...cream} />
            </Layer>
            <Layer ref={layer}>
              <Text {...totalConfig(slices, layout)} />
              {slices.map((slice) => (
                <Shape
                  key={slice.fruit.id}
                  {...sliceConfig(slice, layout, slice.fruit.id === chosen)}
                  onMouseEnter={() => setChosen(slice.fruit.id)}
                  onTap={() => setChosen(slice.fruit.id)}
                  onMouseLeave={() => setChosen(null)}
                />
              ))}
              {slices.map((slice) => (
                <Text
                  key={slice.fruit.id}
                  {...labelConfig(slice, layout, slice.fruit.id === chosen)}
                />
              ))}
            </Layer>
          </Stage>
        </div>
        {/* Keys: an invisible slider goes from piece to piece. */}
        <input
          type="range"
          min={0}
          max={Math.max(0, visible.length - 1)}
          step={1}
          disabled={visible.length === 0}
          aria-label="Piece"
          aria-valuetext={spoken ? describeSlice(spoken) : ''}
          value={rank}
          onChange={(event) => chooseRank(event.target.valueAsNumber)}
          onFocus={() => chooseRank(rank)}
          onBlur={() => setChosen(null)}
        />
      </div>
      <div className="controls">
        <fieldset aria-label="Fruit">
          {FRUITS.map(({ id, name }) => (
            <label key={id}>
              <input
                type="checkbox"
                style={{ '--fruit': COLORS[id]?.base } as CSSProperties}
                checked={!hidden.includes(id)}
                onChange={(event) => toggle(id, event.target.checked)}
              />
              {name}
            </label>
          ))}
        </fieldset>
        <fieldset aria-label="Form">
          <button type="button" aria-pressed={form === 'tart'} onClick={() => setForm('tart')}>
            Tart
          </button>
          <button type="button" aria-pressed={form === 'ring'} onClick={() => setForm('ring')}>
            Ring
          </button>
        </fieldset>
      </div>
      <p role="status">{describe(slices)}</p>
      <details>
        <summary>The tart as a table</summary>
        <table>
          <thead>
            <tr>
              <th>Fruit</th>
              <th>Weight</th>
              <th>Share</th>
            </tr>
          </thead>
          <tbody>
            {slices.map(({ fruit, percent }) => (
              <tr key={fruit.id}>
                <td>{fruit.name}</td>
                <td>{weightOf(fruit)}</td>
                <td>{percent} %</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </article>
  );
}
