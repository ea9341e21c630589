import type Konva from 'konva';
import { memo, useLayoutEffect, useRef, useState } from 'react';
import { Group, Layer, Stage, Star } from 'react-konva';
import { crowd, turn } from '../../../../common/konva/crowd';
import { inMilliseconds } from '../../../../common/konva/draw-cost';
import { smallStar } from '../../../../common/konva/small-star';
import { Meter } from '../../../../common/react/Meter';
import { useWidth } from '../../../../common/react/use-width';
import '../../../../common/konva/figures.css';

interface StarsProps {
  count: number;
  lit: ReadonlySet<number>;
}

/** Renders when a star changes, but not on a drag or a new measurement. */
const Stars = memo(({ count, lit }: StarsProps) =>
  crowd(count).map(({ x, y, fill }, index) => (
    <Star
      key={index}
      {...smallStar}
      id={String(index)}
      x={x}
      y={y - 120}
      fill={lit.has(index) ? '#ffffff' : fill}
    />
  )),
);

export default function App() {
  const [box, width] = useWidth();
  const [stage, setStage] = useState<Konva.Stage | null>(null);
  const group = useRef<Konva.Group>(null);
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [count, setCount] = useState(400);
  const [lit, setLit] = useState<ReadonlySet<number>>(new Set());
  const [isCached, setIsCached] = useState(false);
  const [isRenewed, setIsRenewed] = useState(true);
  const [cacheCost, setCacheCost] = useState<number>();
  const whiteCount = [...lit].filter((index) => index < count).length;

  // The dependencies are the values that the bitmap shows and the checkboxes, but not the drag.
  useLayoutEffect(() => {
    const node = group.current;
    if (!isCached) {
      node?.clearCache();
    } else if (isRenewed || !node?.isCached()) {
      const start = performance.now();
      node?.cache();
      setCacheCost(performance.now() - start);
    }
  }, [count, lit, isCached, isRenewed]);

  // Without touchAction, a finger between the stars would scroll the page too.
  return (
    <>
      <div ref={box}>
        <Stage
          ref={setStage}
          width={width}
          height={264}
          {...position}
          draggable
          onDragEnd={({ currentTarget }) => setPosition(currentTarget.position())}
          style={{ touchAction: 'none', background: '#2b2f6b' }}
        >
          <Layer x={width / 2} y={132}>
            {/* The measurement rotates the group, so the rotation is not a prop. */}
            <Group
              ref={group}
              name="stars"
              onPointerClick={({ target }) => setLit(new Set(lit).add(Number(target.id())))}
            >
              <Stars count={count} lit={lit} />
            </Group>
          </Layer>
        </Stage>
      </div>
      <Meter
        stage={stage}
        tip="Cache the group"
        isOn={isCached}
        onSwitch={setIsCached}
        count={count}
        onCount={setCount}
        max={1000}
        step={(timeDiff) => group.current && turn([group.current], timeDiff)}
      />
      <dl className="figures">
        <div>
          <dt>White stars in the state</dt>
          <dd id="lit">{whiteCount}</dd>
        </div>
        <div>
          <dt>Making the cache</dt>
          <dd id="cost">{inMilliseconds(cacheCost)}</dd>
        </div>
      </dl>
      <div className="controls">
        <label>
          <input
            type="checkbox"
            checked={isRenewed}
            onChange={({ target }) => setIsRenewed(target.checked)}
          />
          Renew the cache after a change
        </label>
      </div>
    </>
  );
}
