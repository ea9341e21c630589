import { useMemo, useState, type CSSProperties, type KeyboardEvent } from 'react';
import type Konva from 'konva';
import { Group, Layer, Stage } from 'react-konva';
import { claimWheel } from '../../../common/konva/claim-wheel';
import { useWidth } from '../../../common/react/use-width';
import {
  cursorHour,
  describe,
  describeReadings,
  drag,
  grabAt,
  layOut,
  moveCursor,
  press,
  pressKey,
  readingAt,
  release,
  turnWheel,
  type Chart,
  type Grab,
  type Hand,
} from '../shared/chart';
import {
  COLORS,
  cursorPicture,
  curvePicture,
  floodClip,
  floodPicture,
  gridPicture,
  notePicture,
  plotClip,
  stripPicture,
} from '../shared/look';
import { GAUGES, HEADLINE, LAST, STANDFIRST, type Gauge } from '../shared/river';
import '../shared/style.css';
import { ALL, CREST, FLOOD, zoomMiddle, type TimeWindow } from '../shared/time';
import { DayTable } from './DayTable';
import { PictureNodes } from './PictureNodes';

type PointerEventObject = Konva.KonvaEventObject<PointerEvent>;

const pointOf = ({ currentTarget }: Konva.KonvaEventObject<Event>) =>
  currentTarget.getStage()?.getPointerPosition();

export default function App() {
  const [canvas, width] = useWidth();
  const layout = useMemo(() => layOut(width), [width]);
  const [chart, setChart] = useState<Chart>({ window: FLOOD, cursor: null, hidden: [] });
  const [hand, setHand] = useState<Hand | null>(null);
  const [hovered, setHovered] = useState<Grab | null>(null);
  const [isFocused, setFocused] = useState(false);

  const { window, cursor, hidden } = chart;
  // The plot depends only on whether there is a cursor. Its moves redraw the layer above.
  const hasCursor = cursor !== null;
  const pictures = useMemo(() => {
    const shown = { window, hidden, cursor: hasCursor ? 0 : null };
    return {
      grid: gridPicture(shown, layout),
      flood: floodPicture(shown, layout),
      curves: curvePicture(shown, layout),
      notes: notePicture(shown, layout),
      strip: stripPicture(shown, layout),
    };
  }, [window, hidden, hasCursor, layout]);

  const showWindow = (next: TimeWindow) => setChart({ ...chart, window: next });

  const handleDown = (event: PointerEventObject) => {
    const { pointerId, pointerType, button } = event.evt;
    const point = pointOf(event);
    if (!point || button !== 0) return;
    // With a capture, the mouse also keeps what it holds outside the canvas.
    if (pointerType === 'mouse') event.currentTarget.getStage()?.setPointerCapture(pointerId);
    const grip = press(hand, pointerId, point, window, layout);
    const isAlone = grip.hand?.grab === 'plot' && grip.hand.holds.length === 1;
    setHand(grip.hand);
    setChart({
      ...chart,
      window: grip.window,
      cursor: isAlone ? readingAt(point.x, window, layout.plot) : cursor,
    });
  };

  const handleMove = (event: PointerEventObject) => {
    const point = pointOf(event);
    if (!point) return;
    if (hand) {
      const grip = drag(hand, event.evt.pointerId, point.x, window, layout);
      setHand(grip.hand);
      showWindow(grip.window);
      return;
    }
    const grab = grabAt(point, window, layout);
    setHovered(grab);
    if (grab === 'plot') setChart({ ...chart, cursor: readingAt(point.x, window, layout.plot) });
  };

  const handleUp = ({ evt }: PointerEventObject) => {
    if (hand) setHand(release(hand, evt.pointerId, window, layout.plot));
  };

  // The cursor stays after a finger is lifted, and the cursor of the keyboard stays, too.
  const handleLeave = ({ evt }: PointerEventObject) => {
    if (evt.pointerType === 'mouse' && !isFocused) setChart({ ...chart, cursor: null });
  };

  const handleWheel = (event: Konva.KonvaEventObject<WheelEvent>) => {
    if (!claimWheel(event.evt, { sideways: true })) return;
    const point = pointOf(event);
    if (!point) return;
    const next = turnWheel(window, event.evt, point.x, layout.plot);
    showWindow(next);
  };

  const handleKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = pressKey(chart, event.key, event.shiftKey);
    if (!next) return;
    event.preventDefault();
    setChart(next);
  };

  const toggle = (id: Gauge['id'], isOn: boolean) => {
    const others = hidden.filter((other) => other !== id);
    setChart({ ...chart, hidden: isOn ? others : [...others, id] });
  };

  const isEdge = hovered === 'from' || hovered === 'to';
  const cursorClass = hand ? 'held' : isEdge ? 'edge' : hovered === 'frame' ? 'frame' : '';

  return (
    <article className="graph">
      <header>
        <h2>{HEADLINE}</h2>
        <p>{STANDFIRST}</p>
      </header>
      <div className={`canvas ${cursorClass}`}>
        <div ref={canvas} aria-hidden>
          <Stage
            width={layout.width}
            height={layout.height}
            onPointerDown={handleDown}
            onPointerMove={handleMove}
            onPointerUp={handleUp}
            onPointerCancel={handleUp}
            onPointerLeave={handleLeave}
            onWheel={handleWheel}
          >
            {/* No layer listens: the position of the pointer determines what it holds, so Konva draws no hit graph. */}
            <Layer listening={false}>
              <PictureNodes {...pictures.grid} />
              <Group {...floodClip(layout)}>
                <PictureNodes {...pictures.flood} />
              </Group>
              <Group {...plotClip(layout)}>
                <PictureNodes {...pictures.curves} />
              </Group>
              <PictureNodes {...pictures.notes} />
              <PictureNodes {...pictures.strip} />
            </Layer>
            {/* The cursor moves often. On a separate layer, it does not draw the curves again. */}
            <Layer listening={false}>
              <PictureNodes {...cursorPicture(chart, layout, isFocused)} />
            </Layer>
          </Stage>
        </div>
        {/* The cursor for keys. Screen readers on phones change its value without keys. */}
        <input
          type="range"
          min={0}
          max={LAST}
          step={1}
          aria-label="Cursor"
          aria-describedby="keys"
          aria-valuetext={describeReadings(chart, cursorHour(chart))}
          value={cursorHour(chart)}
          onChange={(event) => setChart(moveCursor(chart, event.target.valueAsNumber))}
          onKeyDown={handleKey}
          onFocus={() => {
            setFocused(true);
            setChart(moveCursor(chart, cursorHour(chart)));
          }}
          onBlur={() => {
            setFocused(false);
            setChart({ ...chart, cursor: null });
          }}
        />
      </div>
      <div className="controls">
        <fieldset aria-label="Gauges">
          {GAUGES.map(({ id, name }) => (
            <label key={id} style={{ '--gauge': COLORS[id] } as CSSProperties}>
              <input
                type="checkbox"
                checked={!hidden.includes(id)}
                onChange={(event) => toggle(id, event.target.checked)}
              />
              {name}
            </label>
          ))}
        </fieldset>
        <fieldset aria-label="Shown">
          <button type="button" onClick={() => showWindow(ALL)}>
            All
          </button>
          <button type="button" onClick={() => showWindow(FLOOD)}>
            Flood
          </button>
          <button type="button" onClick={() => showWindow(CREST)}>
            Crest
          </button>
          <button
            type="button"
            aria-label="Zoom in"
            onClick={() => showWindow(zoomMiddle(window, 1.5))}
          >
            +
          </button>
          <button
            type="button"
            aria-label="Zoom out"
            onClick={() => showWindow(zoomMiddle(window, 1 / 1.5))}
          >
            −
          </button>
        </fieldset>
      </div>
      <p role="status">{describe(chart)}</p>
      <DayTable chart={chart} />
      <p id="keys" hidden>
        Arrow keys move the cursor by an hour, or by a day with Shift. Plus and minus zoom, 0 shows
        the whole graph.
      </p>
    </article>
  );
}
