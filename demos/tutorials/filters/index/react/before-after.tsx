import type Konva from 'konva';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Arrow, Circle, Group, Image, Layer, Line, Stage } from 'react-konva';
import { dividerParts, halves, onPicture, picture, scaleFor } from '../shared/divider';
import '../shared/before-after.css';
import {
  costLabels,
  inMilliseconds,
  watchDrawCost,
  type DrawCost,
} from '../../../../common/konva/draw-cost';
import { useWidth } from '../../../../common/react/use-width';

interface BeforeAfterProps {
  /** The original; undefined until it has loaded. */
  image: HTMLImageElement | undefined;
  /** A node with the same image and its filters. */
  children: ReactNode;
}

/** An image and the same image with filters. The divider is dragged on the canvas, or moved with the slider below. */
export function BeforeAfter({ image, children }: BeforeAfterProps) {
  const [box, width] = useWidth();
  const [divider, setDivider] = useState(picture.width / 2);
  const [cursor, setCursor] = useState('');
  const after = useRef<Konva.Group>(null);
  const scale = scaleFor(width);
  const clips = halves(divider);

  function moveDivider({ target }: Konva.KonvaEventObject<DragEvent>) {
    const x = onPicture(target.x());
    target.position({ x, y: 0 });
    setDivider(x);
  }

  return (
    <>
      <div ref={box} className="before-after" style={{ cursor }}>
        <Stage width={width} height={picture.height * scale}>
          <Layer scaleX={scale} scaleY={scale}>
            <Group name="before" listening={false} {...clips.before}>
              <Image {...picture} image={image} />
            </Group>
            <Group ref={after} name="after" listening={false} {...clips.after}>
              {children}
            </Group>
            <Group
              name="divider"
              x={divider}
              y={0}
              draggable
              onDragMove={moveDivider}
              onMouseEnter={() => setCursor('ew-resize')}
              onMouseLeave={() => setCursor('')}
            >
              <Line {...dividerParts.line} />
              <Circle {...dividerParts.handle} />
              <Arrow {...dividerParts.arrow} />
            </Group>
          </Layer>
        </Stage>
      </div>
      <div className="before-after-divider">
        <span>Before</span>
        <input
          type="range"
          aria-label="Divider"
          max={picture.width}
          value={divider}
          onChange={(event) => setDivider(event.target.valueAsNumber)}
        />
        <span>After</span>
      </div>
      <Cost group={after} />
    </>
  );
}

// A separate component: drawing produces new figures, which must not render the canvas again.
function Cost({ group }: { group: RefObject<Konva.Group | null> }) {
  const [cost, setCost] = useState<DrawCost>({});

  useEffect(() => (group.current ? watchDrawCost(group.current, setCost) : undefined), [group]);

  return (
    <dl className="draw-cost">
      {costLabels.map(([key, label]) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd id={`cost-${key}`}>{inMilliseconds(cost[key])}</dd>
        </div>
      ))}
    </dl>
  );
}
