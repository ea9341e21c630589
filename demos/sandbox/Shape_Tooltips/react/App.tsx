import { useState, type KeyboardEvent } from 'react';
import type Konva from 'konva';
import { Image, Label, Layer, Stage, Tag, Text } from 'react-konva';
import useImage from 'use-image';
import { useWidth } from '../../../common/react/use-width';
import {
  clothConfig,
  dishConfig,
  fitTable,
  labelConfig,
  tagConfig,
  textConfig,
} from '../shared/look';
import { DISHES, HINT, LABEL, stepOf, stepTo, tipOf, type Pointed } from '../shared/tooltips';
import '../shared/style.css';
import breakfastUrl from './breakfast.webp';
import linenUrl from './table-linen.webp';

export default function App() {
  const [breakfast] = useImage(breakfastUrl);
  const [linen] = useImage(linenUrl);
  const [box, measured] = useWidth();
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const { width, height, ...scale } = fitTable(measured);
  const tip = tipOf(pointed, width);

  // One listener for all dishes: `target` is the one under the pointer, or the stage.
  function point({ target }: Konva.KonvaEventObject<PointerEvent>) {
    const at = target.getStage()?.getPointerPosition();
    setPointed(target.name() === 'dish' && at ? { id: target.id(), point: { ...at } } : null);
  }

  function handleKey(event: KeyboardEvent) {
    const step = stepOf(event);
    if (!step) return;
    event.preventDefault();
    setPointed((now) => (step === 'hide' ? null : stepTo(now, step, width)));
  }

  return (
    <>
      <div
        className="table"
        ref={box}
        role="application"
        tabIndex={0}
        aria-label={LABEL}
        style={{ cursor: tip ? 'help' : undefined }}
        onKeyDown={handleKey}
        onBlur={() => setPointed(null)}
      >
        <Stage
          width={width}
          height={height}
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={({ evt }) => {
            // A lifted finger leaves, too. Its label stays to be read.
            if (evt.pointerType !== 'touch') setPointed(null);
          }}
        >
          <Layer {...scale}>
            <Image {...clothConfig} image={linen} />
            {DISHES.map((dish) => (
              <Image
                key={dish.id}
                {...dishConfig(dish, dish.id === pointed?.id)}
                image={breakfast}
              />
            ))}
          </Layer>
          {/* The label moves on a layer of its own: the dishes are not drawn again at each move. */}
          <Layer listening={false}>
            <Label {...labelConfig(tip)}>
              <Tag {...tagConfig(tip)} />
              <Text {...textConfig(tip)} />
            </Label>
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <p role="status">{tip?.text ?? HINT}</p>
      </div>
    </>
  );
}
