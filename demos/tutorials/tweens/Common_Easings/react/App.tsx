import type Konva from 'konva';
import { useEffect, useRef, useState } from 'react';
import { Layer, Rect, Stage, Text } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';
import { boxes, choices, createTweens, grow, labels } from '../shared/boxes';

export default function App() {
  const [frame, width] = useWidth();
  const [layer, setLayer] = useState<Konva.Layer | null>(null);
  const tweens = useRef<Konva.Tween[]>([]);

  useEffect(() => {
    if (!layer) return;
    const created = createTweens(layer);
    tweens.current = created;
    return () => created.forEach((tween) => tween.destroy());
  }, [layer]);

  // A finger cannot hover: a tap on a box grows it, and a tap beside the boxes shrinks it.
  // The boxes are placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={frame}>
      <Stage
        width={width}
        height={156}
        onTap={({ target }) => grow(tweens.current, [target.name()])}
      >
        <Layer ref={setLayer} x={width / 2}>
          {labels.map((label) => (
            <Text key={label.text} {...label} />
          ))}
          {boxes.map((box) => (
            <Rect
              key={box.name}
              {...box}
              onMouseEnter={() => grow(tweens.current, [box.name])}
              onMouseLeave={() => grow(tweens.current, [])}
            />
          ))}
        </Layer>
      </Stage>
      <div className="controls">
        {choices.map(({ label, names }) => (
          <button
            type="button"
            key={label}
            onFocus={() => grow(tweens.current, names)}
            onBlur={() => grow(tweens.current, [])}
            // Safari does not focus a button that is clicked.
            onClick={(event) => event.currentTarget.focus()}
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}
