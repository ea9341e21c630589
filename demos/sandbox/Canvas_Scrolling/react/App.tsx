import type Konva from 'konva';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Layer, Rect, Shape, Stage } from 'react-konva';
import { useSize } from '../../../common/react/use-size';
import { CHAMBERS, describeChamber } from '../shared/colony';
import {
  axisOf,
  barConfigs,
  chamberConfig,
  cornerFor,
  cornerForPress,
  draggedCorner,
  groundConfig,
  LABEL,
  moverStyle,
  placeOf,
  setRatio,
} from '../shared/look';
import { watchScrolling } from '../shared/meter';
import {
  cornerOf,
  describeCost,
  isNative,
  keyStep,
  middleOf,
  MODES,
  NO_COST,
  scrollBy,
  START,
  wheelStep,
  type Mode,
  type Point,
} from '../shared/scroll';
import '../shared/style.css';

export default function App() {
  const [scroller, view] = useSize<HTMLDivElement>();
  const layer = useRef<Konva.Layer>(null);
  const [mode, setMode] = useState<Mode>('bars');
  const [middle, setMiddle] = useState(START);
  const [chosen, setChosen] = useState('');
  const [cost, setCost] = useState(NO_COST);
  const corner = cornerOf(middle, view);
  const place = placeOf(mode, corner, view);

  /** The browser scrolls only when it is told to: after a change of the mode or of the size, and for the list of chambers. */
  const scrollBrowser = useEffectEvent(() => {
    if (isNative(mode)) scroller.current?.scrollTo(corner.x, corner.y);
  });
  // Runs when the mode, the size or the last jump changes.
  const [jump, setJump] = useState(0);
  useLayoutEffect(() => scrollBrowser(), [mode, view, jump]);

  useEffect(() => {
    if (layer.current) setRatio(layer.current, mode);
  }, [mode]);
  useEffect(() => {
    if (!layer.current) return undefined;
    return watchScrolling(layer.current, (last) =>
      setCost(({ draws }) => ({ draws: draws + 1, last })),
    );
  }, []);

  const scrollTo = (next: Point) => setMiddle(middleOf(next, view));

  const goTo = (id: string) => {
    const chamber = CHAMBERS.find((one) => one.id === id);
    setChosen(id);
    if (chamber) scrollTo(cornerOf(chamber, view));
    setJump((last) => last + 1);
  };

  const scrollSelf = (event: { preventDefault(): void }, by: Point | undefined) => {
    const next = by && scrollBy(middle, by, view);
    if (isNative(mode) || !next) return;
    event.preventDefault();
    setMiddle(next);
  };

  const drag = ({ target, currentTarget }: Konva.KonvaEventObject<DragEvent>) => {
    // The `dragmove` of a thumb bubbles, too.
    if (target === currentTarget) scrollTo(draggedCorner(target));
  };
  const pressTrack = ({ evt, target, currentTarget }: Konva.KonvaEventObject<PointerEvent>) => {
    const point = currentTarget.getStage()?.getPointerPosition();
    if (point && evt.button === 0) scrollTo(cornerForPress(axisOf(target), point, corner, view));
  };
  const dragThumb = ({ target }: Konva.KonvaEventObject<DragEvent>) => {
    const axis = axisOf(target);
    scrollTo(cornerFor(axis, target.position()[axis], corner, view));
  };

  return (
    <div className="colony">
      <div className="controls">
        <fieldset aria-label="Way to scroll">
          {MODES.map(({ mode: value, label }) => (
            <label key={value}>
              <input
                type="radio"
                name="mode"
                checked={value === mode}
                onChange={() => {
                  setMode(value);
                  setCost(NO_COST);
                }}
              />{' '}
              {label}
            </label>
          ))}
        </fieldset>
      </div>
      <div
        ref={scroller}
        className={`scroller ${mode}`}
        tabIndex={0}
        role="application"
        aria-label={LABEL}
        onKeyDown={(event) => scrollSelf(event, keyStep(event, view))}
        onScroll={({ currentTarget }) => {
          if (isNative(mode)) scrollTo({ x: currentTarget.scrollLeft, y: currentTarget.scrollTop });
        }}
      >
        <div className="room">
          <div style={moverStyle(mode, corner, view)}>
            <Stage
              {...place.stage}
              onWheel={({ evt }) => scrollSelf(evt, wheelStep(evt, view))}
              onDragMove={drag}
            >
              <Layer
                ref={layer}
                {...place.layer}
                onDragMove={drag}
                onPointerClick={({ evt, target }) => evt.button === 0 && setChosen(target.id())}
              >
                <Shape {...groundConfig(mode)} />
                {CHAMBERS.map((chamber) => (
                  <Shape key={chamber.id} {...chamberConfig(chamber, chosen, mode)} />
                ))}
              </Layer>
              {/* The bars have a layer that no drag moves. It exists only while it is needed. */}
              {mode === 'bars' && (
                <Layer>
                  {(['x', 'y'] as const).flatMap((axis) => {
                    const { track, thumb } = barConfigs(axis, corner, view);
                    return [
                      <Rect key={`track ${axis}`} {...track} onPointerDown={pressTrack} />,
                      <Rect key={axis} {...thumb} onDragMove={dragThumb} />,
                    ];
                  })}
                </Layer>
              )}
            </Stage>
          </div>
        </div>
      </div>
      <div className="controls">
        <label>
          Go to{' '}
          <select value={chosen} onChange={({ target }) => goTo(target.value)}>
            <option value="">Choose …</option>
            {CHAMBERS.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <p role="status">{describeChamber(chosen)}</p>
        <p className="cost">{describeCost(mode, view, window.devicePixelRatio, cost)}</p>
      </div>
    </div>
  );
}
