import type Konva from 'konva';
import { useEffect, useState } from 'react';
import { Circle, Group, Image, Layer, Rect, Stage } from 'react-konva';
import useImage from 'use-image';
import { useWidth } from '../../../common/react/use-width';
import * as model from '../shared/frames';
import * as view from '../shared/look';
import peakUrl from './print-peak.webp';
import seaUrl from './print-sea.webp';
import wallUrl from './studio-wall.webp';

type DragObject = Konva.KonvaEventObject<DragEvent>;

export default function App() {
  const [wall] = useImage(wallUrl);
  const [sea] = useImage(seaUrl);
  const [peak] = useImage(peakUrl);
  const [box, width] = useWidth();
  const [studio, change] = useState(model.START);
  /** The anchor under the mouse. */
  const [hot, setHot] = useState('');
  const { frames, chosen, keepsRatio } = studio;
  const size = view.fit(width);

  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const act = model.keyChange(event);
      if (!act) return;
      event.preventDefault();
      change(act);
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, []);

  const move = ({ target }: DragObject, print: model.Print) => {
    const next = model.moveTo(frames[print], target.position());
    target.position({ x: next.x, y: next.y });
    change((last) => model.setFrame(last, print, next));
  };

  const resize = (event: DragObject, print: model.Print, corner: model.Corner) => {
    // Without this, the print's own dragmove handler would move it.
    event.cancelBubble = true;
    const to = view.pointOf(event.target);
    const next = model.dragCorner(frames[print], corner, to, keepsRatio);
    view.settle(event.target, next, corner);
    change((last) => model.setFrame(last, print, next));
  };

  return (
    <>
      <div ref={box} role="application" tabIndex={0} aria-label={view.LABEL}>
        <Stage {...size}>
          <Layer listening={false}>
            <Image {...model.WALL} image={wall} />
          </Layer>
          <Layer>
            {model.PRINTS.map((print) => (
              <Group
                key={print}
                name="print"
                x={frames[print].x}
                y={frames[print].y}
                draggable
                onPointerDown={({ evt }) => {
                  if (evt.button === 0) change((last) => model.choose(last, print));
                }}
                onDragStart={() => change(model.startStep)}
                onDragMove={(event) => move(event, print)}
              >
                <Rect {...view.paperConfig(frames[print], print === chosen)} />
                <Image
                  {...view.pictureConfig(frames[print])}
                  image={print === 'Night swim' ? sea : peak}
                />
                {model.CORNERS.map((corner) => (
                  <Circle
                    key={corner}
                    {...view.anchorConfig(
                      frames[print],
                      corner,
                      hot === print + corner,
                      size.scaleX,
                    )}
                    onDragMove={(event) => resize(event, print, corner)}
                    onMouseEnter={() => setHot(print + corner)}
                    onMouseLeave={() => setHot('')}
                  />
                ))}
              </Group>
            ))}
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <fieldset>
          <legend>Print</legend>
          {model.PRINTS.map((print) => (
            <label key={print}>
              <input
                type="radio"
                name="print"
                checked={print === chosen}
                onChange={() => change((last) => model.choose(last, print))}
              />
              {print}
            </label>
          ))}
        </fieldset>
        <label>
          <input
            type="checkbox"
            checked={keepsRatio}
            onChange={({ target }) => change((last) => ({ ...last, keepsRatio: target.checked }))}
          />
          Keep ratio
        </label>
        {model.ACTIONS.map(({ label, act, can }) => (
          <button key={label} type="button" disabled={!can(studio)} onClick={() => change(act)}>
            {label}
          </button>
        ))}
        <p role="status">{model.describe(studio)}</p>
      </div>
    </>
  );
}
