import { Fragment, useEffect, useEffectEvent, useRef, useState } from 'react';
import type Konva from 'konva';
import { Group, Layer, Shape, Stage } from 'react-konva';
import { frameFigures, runFrames, type FrameWork } from '../../../common/konva/frame-work';
import { wantsMotion } from '../../../common/konva/wants-motion';
import { useWidth } from '../../../common/react/use-width';
import { HANDFUL, HEIGHT, HILLS, LIMITS } from '../shared/bunnies';
import { createHerd, START_WAY, WAYS, type Herd, type Way } from '../shared/herd';
import { hillConfig, skyConfig } from '../shared/look';
import '../../../common/konva/figures.css';
import '../shared/style.css';

type PointerEventObject = Konva.KonvaEventObject<PointerEvent>;

export default function App() {
  const [box, width] = useWidth();
  const [count, setCount] = useState(LIMITS.start);
  const [way, setWay] = useState<Way>(START_WAY);
  const [isPlaying, setIsPlaying] = useState(wantsMotion);
  const [work, setWork] = useState<FrameWork>();
  const layer = useRef<Konva.Layer>(null);
  const herd = useRef<Herd>(null);
  // Position of the pressed pointer, where new bunnies appear.
  const source = useRef<Konva.Vector2d>(null);
  const isMeasured = width > 0;

  // The herd needs the width of the field first. Its nodes are not components: an animation moves them.
  useEffect(() => {
    if (!layer.current || width === 0) return;
    herd.current ??= createHerd(layer.current);
    herd.current.setWidth(width);
  }, [width]);
  useEffect(() => herd.current?.setWay(way), [way, isMeasured]);
  useEffect(() => herd.current?.setCount(count), [count, isMeasured]);

  function addHandful() {
    if (!herd.current || !source.current) return;
    herd.current.setCount(herd.current.count() + HANDFUL, source.current);
    setCount(herd.current.count());
  }

  const frame = useEffectEvent((timeDiff: number) => {
    herd.current?.move(timeDiff);
    addHandful();
  });
  useEffect(() => {
    if (!isPlaying || !isMeasured || !layer.current) return;
    return runFrames(layer.current, (timeDiff) => frame(timeDiff), setWork);
  }, [isPlaying, isMeasured]);

  function handlePress({ evt, currentTarget, pointerId }: PointerEventObject) {
    if (!evt.isPrimary || evt.button !== 0) return;
    // The pointer may leave the stage and come back.
    currentTarget.getStage()?.setPointerCapture(pointerId);
    source.current = layer.current?.getRelativePointerPosition() ?? null;
    addHandful();
  }

  function handleMove({ evt }: PointerEventObject) {
    if (!source.current || !evt.isPrimary) return;
    source.current = layer.current?.getRelativePointerPosition() ?? null;
  }

  function handleLift({ evt }: PointerEventObject) {
    if (evt.isPrimary) source.current = null;
  }

  return (
    <>
      <div className="field" ref={box}>
        <Stage
          width={width}
          height={HEIGHT}
          onPointerDown={handlePress}
          onPointerMove={handleMove}
          onPointerUp={handleLift}
          onPointerCancel={handleLift}
        >
          {/* The sky is drawn once, the layer above it in every frame. */}
          <Layer x={width / 2} listening={false}>
            <Shape {...skyConfig(width)} />
          </Layer>
          <Layer ref={layer} x={width / 2}>
            {HILLS.map((_, hill) => (
              <Fragment key={hill}>
                <Shape {...hillConfig(hill, width)} />
                <Group name="meadow" />
              </Fragment>
            ))}
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <button type="button" onClick={() => setIsPlaying((now) => !now)}>
          {isPlaying ? 'Pause' : 'Play'}
        </button>
        <label>
          Bunnies
          <input
            type="range"
            min={LIMITS.least}
            max={LIMITS.most}
            step={LIMITS.step}
            value={count}
            onChange={({ target }) => setCount(target.valueAsNumber)}
          />
          <output>{count}</output>
        </label>
        <label>
          Drawn as
          <select
            value={way}
            onChange={({ target }) => setWay(WAYS[target.selectedIndex] ?? START_WAY)}
          >
            {WAYS.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      </div>
      <dl className="figures">
        {frameFigures(work).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
