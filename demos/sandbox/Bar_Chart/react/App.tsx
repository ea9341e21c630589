import { useLayoutEffect, useRef, useState } from 'react';
import type Konva from 'konva';
import { Circle, Group, Layer, Line, Rect, Shape, Stage, Text } from 'react-konva';
import { createGoals } from '../../../common/konva/goals';
import { useWidth } from '../../../common/react/use-width';
import { gridParts, layOut, placeOf, popsicleConfig, skyParts, tipParts } from '../shared/look';
import {
  barsOf,
  describe,
  describeBar,
  FLAVORS,
  headline,
  keepWeek,
  LAST_WEEK,
  OPENING_WEEK,
  STANDFIRST,
  type Order,
} from '../shared/sales';
import '../shared/style.css';
import { WeekTable } from './WeekTable';

export default function App() {
  const [canvas, width] = useWidth();
  const [week, setWeek] = useState(OPENING_WEEK);
  const [order, setOrder] = useState<Order>('menu');
  const [chosen, setChosen] = useState<string | null>(null);
  const layer = useRef<Konva.Layer>(null);
  const [goals] = useState(() => createGoals(20));
  const shownWidth = useRef(0);

  const layout = layOut(width);
  const bars = barsOf(week, order);
  const rank = bars.findIndex(({ flavor }) => flavor.id === chosen);
  const { sky, glow, sun, temperature, board } = skyParts(week, layout);
  const tip = tipParts(bars[rank], rank, layout);
  const spoken = bars[Math.max(0, rank)];

  const chooseRank = (next: number) => setChosen(bars[next]?.flavor.id ?? null);

  // The springs move x and height of the bars, so neither is a prop: React would put each bar at its goal at once.
  useLayoutEffect(() => {
    if (!layer.current) return;
    const places = barsOf(week, order).map(
      (bar, i) => [bar.flavor.id, placeOf(bar, i, layOut(width))] as const,
    );
    // After a change of the width, the bars jump to their positions.
    goals.show(layer.current, new Map(places), shownWidth.current === width);
    shownWidth.current = width;
  }, [goals, week, order, width]);
  useLayoutEffect(() => goals.stop, [goals]);

  return (
    <article className="bars">
      <header>
        <h2>{headline(week)}</h2>
        <p>{STANDFIRST}</p>
      </header>
      <div className="canvas">
        <div ref={canvas} aria-hidden>
          <Stage
            width={layout.width}
            height={layout.height}
            onTap={({ target, currentTarget }) => {
              // A tap beside the bars closes the tooltip.
              if (target === currentTarget) setChosen(null);
            }}
          >
            <Layer listening={false}>
              <Rect {...sky} />
              <Circle {...glow} />
              <Circle {...sun} />
              <Text {...temperature} />
              {gridParts(layout).map(({ line, text }) => (
                <Group key={text.text}>
                  <Line {...line} />
                  <Text {...text} />
                </Group>
              ))}
              <Rect {...board} />
            </Layer>
            <Layer ref={layer}>
              {FLAVORS.map((flavor) => (
                <Shape
                  key={flavor.id}
                  {...popsicleConfig(flavor, layout, flavor.id === chosen)}
                  onMouseEnter={() => setChosen(flavor.id)}
                  onTap={() => setChosen(flavor.id)}
                  onMouseLeave={() => setChosen(null)}
                />
              ))}
            </Layer>
            <Layer listening={false}>
              <Group {...tip.group}>
                <Rect {...tip.card} />
                <Text {...tip.text} />
              </Group>
            </Layer>
          </Stage>
        </div>
        {/* Keys: an invisible slider goes from bar to bar. */}
        <input
          type="range"
          min={0}
          max={FLAVORS.length - 1}
          step={1}
          aria-label="Popsicle"
          aria-valuetext={spoken ? describeBar(spoken).join(', ') : ''}
          value={Math.max(0, rank)}
          onChange={(event) => chooseRank(event.target.valueAsNumber)}
          onFocus={() => chooseRank(Math.max(0, rank))}
          onBlur={() => setChosen(null)}
        />
      </div>
      <div className="controls">
        <label>
          Week{' '}
          <input
            type="range"
            min={0}
            max={LAST_WEEK}
            step={1}
            value={week}
            onChange={(event) => setWeek(keepWeek(event.target.valueAsNumber))}
          />
        </label>
        <button
          type="button"
          disabled={week === LAST_WEEK}
          onClick={() => setWeek(keepWeek(week + 1))}
        >
          Next week
        </button>
        <fieldset aria-label="Order">
          <button type="button" aria-pressed={order === 'menu'} onClick={() => setOrder('menu')}>
            Menu
          </button>
          <button type="button" aria-pressed={order === 'most'} onClick={() => setOrder('most')}>
            Most sold
          </button>
        </fieldset>
      </div>
      <p role="status">{describe(week)}</p>
      <WeekTable />
    </article>
  );
}
