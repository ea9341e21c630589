import { useState, type KeyboardEvent } from 'react';
import type Konva from 'konva';
import { Image, Label, Layer, Path, Stage, Tag, Text } from 'react-konva';
import useImage from 'use-image';
import { useWidth } from '../../../common/react/use-width';
import { DISHES, labelConfigs, TABLE, tipAt, tipForKey, type Tip } from '../shared/tooltips';
import breakfastUrl from './breakfast.webp';

export default function App() {
  const [breakfast] = useImage(breakfastUrl);
  const [box, width] = useWidth();
  const [tip, setTip] = useState<Tip | null>(null);
  const scale = width / TABLE.width;
  const configs = labelConfigs(tip);

  // One listener for all dishes: `target` is the one under the pointer, or the stage, which has no id.
  function point({ target }: Konva.KonvaEventObject<PointerEvent>) {
    const at = target.getStage()?.getPointerPosition();
    setTip(target.id() && at ? tipAt(target.id(), at.x, at.y, width) : null);
  }

  function handleKey(event: KeyboardEvent) {
    const next = tipForKey(tip, event.key, width);
    if (next === undefined) return;
    event.preventDefault();
    setTip(next);
  }

  return (
    <>
      <div
        ref={box}
        role="application"
        tabIndex={0}
        aria-label="Breakfast table. Arrow keys go from dish to dish, Escape hides the label."
        onKeyDown={handleKey}
        onBlur={() => setTip(null)}
      >
        <Stage
          width={width}
          height={TABLE.height * scale}
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={({ evt }) => {
            // Lifting a finger also fires `pointerleave`. Its label stays visible.
            if (evt.pointerType !== 'touch') setTip(null);
          }}
        >
          <Layer scaleX={scale} scaleY={scale}>
            <Image {...TABLE} image={breakfast} listening={false} />
            {DISHES.map((dish) => (
              <Path key={dish.id} {...dish} preventDefault={false} />
            ))}
          </Layer>
          {/* The label moves on its own layer: the table is not drawn again on every move. */}
          <Layer listening={false}>
            <Label {...configs.label}>
              <Tag {...configs.tag} />
              <Text {...configs.text} />
            </Label>
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <p role="status">{tip?.text ?? 'Point at something on the table.'}</p>
      </div>
    </>
  );
}
