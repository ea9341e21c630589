import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import type Konva from 'konva';
import { Circle, Label, Layer, Line, Rect, Stage, Tag, Text } from 'react-konva';
import { hold, RELEASED } from '../shared/hold';
import {
  bestSeats,
  bookedSeats,
  LABEL,
  MAX_SEATS,
  refusal,
  seatByKey,
  SEATS,
  totalOf,
  type Seat,
} from '../shared/hall';
import { glide } from '../shared/glide';
import {
  chosenConfig,
  describe,
  ring,
  tag,
  tagText,
  tickConfig,
  tipOf,
  tipPlace,
} from '../shared/look';
import { Plan } from './Plan';
import '../shared/style.css';
import { Tickets } from './Tickets';
import { useSize } from '../../../common/react/use-size';
import { fit, keepInView, viewFor, zoom, type View } from '../shared/view';

export default function App() {
  const [hall, size] = useSize<HTMLDivElement>();
  const [taken, setTaken] = useState(bookedSeats);
  const [chosen, setChosen] = useState(() => bestSeats(2, taken));
  const [message, setMessage] = useState('');
  const [left, setLeft] = useState('');
  const [count, setCount] = useState('2');
  const [pointed, setPointed] = useState<Seat | null>(null);
  // Null is the whole hall, for any size of the window.
  const [closeView, setCloseView] = useState<View | null>(null);
  const stage = useRef<Konva.Stage>(null);
  const view = viewFor(closeView, size);

  const choose = (seats: Seat[], says = '') => {
    setChosen(seats);
    setMessage(says);
  };

  // The time begins with the first seat.
  const isHolding = chosen.length > 0;
  const release = useEffectEvent(() => choose([], RELEASED));
  useEffect(() => (isHolding ? hold(setLeft, release) : undefined), [isHolding]);

  const giveUp = (seat: Seat) => choose(chosen.filter((other) => other !== seat));

  const toggle = (seat: Seat) => {
    if (taken.has(seat.id)) setMessage(describe(seat, true));
    else if (chosen.includes(seat)) giveUp(seat);
    else if (chosen.length < MAX_SEATS) choose([...chosen, seat]);
    else setMessage(`No more than ${MAX_SEATS} seats at once.`);
  };

  const handleKey = (event: KeyboardEvent) => {
    const from = pointed ?? chosen[0] ?? bestSeats(1, taken)[0];
    const next = from && seatByKey(from, event.key);
    const isChoice = pointed !== null && (event.key === 'Enter' || event.key === ' ');
    if (!next && !isChoice) return;
    event.preventDefault();
    if (isChoice) toggle(pointed);
    if (!next) return;
    setPointed(next);
    setMessage(describe(next, taken.has(next.id)));
  };

  const zoomTo = (point: Konva.Vector2d) => {
    const next = zoom(view, 2, point, size);
    if (stage.current) glide(stage.current, next, () => setCloseView(next));
  };

  const showAll = () => {
    if (stage.current) glide(stage.current, fit(size), () => setCloseView(null));
  };

  const findBest = () => {
    const seats = bestSeats(Number(count), taken);
    choose(seats, seats.length > 0 ? '' : `No ${count} seats together are left.`);
  };

  const reserve = () => {
    const problem = refusal(chosen, taken);
    if (problem) {
      setMessage(problem);
      return;
    }
    setTaken(new Set([...taken, ...chosen.map(({ id }) => id)]));
    choose([], `Reserved ${chosen.length} for €${totalOf(chosen)}.`);
  };

  const cursor = pointed ? (taken.has(pointed.id) ? 'not-allowed' : 'pointer') : 'default';
  const total = chosen.length > 0 ? `Total €${totalOf(chosen)}` : 'Choose a free seat.';

  return (
    <div className="booking">
      <div
        className="hall"
        ref={hall}
        style={{ cursor }}
        role="application"
        tabIndex={0}
        aria-label={LABEL}
        onKeyDown={handleKey}
        onBlur={() => setPointed(null)}
      >
        <Stage
          ref={stage}
          {...size}
          x={view.x}
          y={view.y}
          scaleX={view.scale}
          scaleY={view.scale}
          draggable={closeView !== null}
          dragBoundFunc={(position) => keepInView({ ...position, scale: view.scale }, size)}
          onDragStart={() => setPointed(null)}
          onDragEnd={({ currentTarget }) =>
            setCloseView({ ...currentTarget.position(), scale: view.scale })
          }
          onPointerMove={({ target }) => setPointed(SEATS.get(target.id()) ?? null)}
          onPointerLeave={() => setPointed(null)}
          onClick={({ evt, target }) => {
            // Konva fires click for every button. Only the main button chooses a seat.
            const seat = evt.button > 0 ? undefined : SEATS.get(target.id());
            if (seat) toggle(seat);
          }}
          onTap={({ target }) => {
            const seat = SEATS.get(target.id());
            if (seat) toggle(seat);
          }}
          // The two clicks of a double click choose a seat and release it again.
          onDblClick={({ evt, currentTarget }) => {
            const pointer = currentTarget.getStage()?.getPointerPosition();
            if (pointer && evt.button === 0) zoomTo(pointer);
          }}
          onDblTap={({ currentTarget }) => {
            const pointer = currentTarget.getStage()?.getPointerPosition();
            if (pointer) zoomTo(pointer);
          }}
        >
          {/* The plan rarely changes, so its sections are cached as images. */}
          <Layer>{size.width > 0 && <Plan taken={taken} scale={view.scale} />}</Layer>
          {/* Shapes that follow the pointer and the choice are above it and are drawn separately. */}
          <Layer listening={false}>
            {chosen.map((seat) => (
              <Rect key={seat.id} {...chosenConfig(seat)} />
            ))}
            {chosen.map((seat) => (
              <Line key={seat.id} {...tickConfig(seat)} />
            ))}
            {pointed && (
              <>
                <Circle {...ring} x={pointed.x} y={pointed.y} visible />
                <Label name="tip" {...tipPlace(pointed, view.scale)}>
                  <Tag {...tag} />
                  <Text {...tagText} text={tipOf(pointed, taken.has(pointed.id))} />
                </Label>
              </>
            )}
          </Layer>
        </Stage>
      </div>
      <div className="panel">
        <div className="controls">
          <label>
            Seats
            <select value={count} onChange={(event) => setCount(event.target.value)}>
              {Array.from({ length: MAX_SEATS }, (_, i) => (
                <option key={i}>{i + 1}</option>
              ))}
            </select>
          </label>
          <button type="button" onClick={findBest}>
            Best together
          </button>
          <fieldset aria-label="Zoom">
            <button
              type="button"
              aria-label="Zoom in"
              onClick={() => zoomTo({ x: size.width / 2, y: size.height / 2 })}
            >
              +
            </button>
            <button type="button" disabled={closeView === null} onClick={showAll}>
              Whole hall
            </button>
          </fieldset>
          <button
            type="button"
            className="primary"
            disabled={chosen.length === 0}
            onClick={reserve}
          >
            Reserve
          </button>
          <span role="timer">{isHolding && `Held for ${left}`}</span>
          <span role="status">{message || total}</span>
        </div>
        <Tickets seats={chosen} onGiveUp={giveUp} />
      </div>
    </div>
  );
}
