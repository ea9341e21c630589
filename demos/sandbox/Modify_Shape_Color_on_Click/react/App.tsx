import { useState, type KeyboardEvent } from 'react';
import type Konva from 'konva';
import { Layer, Path, Shape, Stage } from 'react-konva';
import { useWidth } from '../../../common/react/use-width';
import { fitPoster, formConfig, paperConfig, ringConfig } from '../shared/look';
import {
  commandOf,
  describe,
  FORMS,
  LABEL,
  nextForm,
  toggle,
  type Printed,
} from '../shared/shapes';
import '../shared/style.css';

export default function App() {
  const [box, measured] = useWidth();
  const [printed, setPrinted] = useState<Printed>(() => new Set());
  // The shape of the last click or key.
  const [chosen, setChosen] = useState<string | null>(null);
  const [isByKey, setIsByKey] = useState(false);
  const [cursor, setCursor] = useState('');
  const { width, height, ...scale } = fitPoster(measured);

  function print({ target }: Konva.KonvaEventObject<Event>) {
    const id = target.id();
    setChosen(id);
    setIsByKey(false);
    setPrinted((now) => toggle(now, id));
  }

  function handleKey(event: KeyboardEvent) {
    const command = commandOf(event);
    if (!command) return;
    event.preventDefault();
    setIsByKey(true);
    if (command !== 'print') setChosen(nextForm(chosen, command.step));
    else if (chosen) setPrinted(toggle(printed, chosen));
  }

  return (
    <>
      <div
        className="poster"
        ref={box}
        role="application"
        tabIndex={0}
        aria-label={LABEL}
        style={{ cursor }}
        onKeyDown={handleKey}
      >
        <Stage width={width} height={height}>
          {/* A click of the mouse, or a tap of a finger that has not scrolled the page. */}
          <Layer
            {...scale}
            onPointerClick={print}
            onMouseOver={() => setCursor('pointer')}
            onMouseOut={() => setCursor('')}
          >
            <Shape {...paperConfig} />
            {FORMS.map((form) => (
              <Path key={form.id} {...formConfig(form, printed)} />
            ))}
            <Path {...ringConfig(isByKey ? FORMS.find(({ id }) => id === chosen) : undefined)} />
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <button
          type="button"
          onClick={() => {
            setPrinted(new Set());
            setChosen(null);
          }}
        >
          Start again
        </button>
        <p role="status">{describe(printed, chosen)}</p>
      </div>
    </>
  );
}
