import { useEffect, useEffectEvent, useRef, useState } from 'react';
import Konva from 'konva';
import { Group, Label, Layer, Stage, Tag, Text } from 'react-konva';
import {
  describeFigures,
  fillLayers,
  labelOf,
  LAYERS,
  lift,
  tag,
  tagText,
  type DotLabel,
} from '../shared/dots';
import { useWidth } from '../../../common/react/use-width';

export default function App() {
  const [box, width] = useWidth();
  const [figures, setFigures] = useState('Drawing …');
  const [label, setLabel] = useState<DotLabel | null>(null);
  const [cursor, setCursor] = useState('default');
  const layers = useRef<(Konva.Layer | null)[]>([]);
  const lifted = useRef<Konva.Group>(null);
  const putBack = useRef<(() => void) | null>(null);

  const isMeasured = width > 0;
  const fill = useEffectEvent((filled: Konva.Layer[]) =>
    fillLayers(filled, width, (measured) => setFigures(describeFigures(measured))),
  );

  // Only once: a later width moves the layers but not the circles.
  useEffect(() => {
    if (!isMeasured) return;
    const filled = layers.current.filter((layer) => layer !== null);
    fill(filled);
    return () => filled.forEach((layer) => layer.destroyChildren());
  }, [isMeasured]);

  const hover = ({ target }: Konva.KonvaEventObject<PointerEvent>) => {
    if (target instanceof Konva.Circle) {
      setLabel(labelOf(target));
      setCursor('grab');
    } else {
      setLabel(null);
      setCursor('default');
    }
  };

  const press = ({ evt, target }: Konva.KonvaEventObject<PointerEvent>) => {
    if (evt.button !== 0 || !(target instanceof Konva.Circle) || !lifted.current || putBack.current)
      return;
    setLabel(labelOf(target));
    setCursor('grabbing');
    putBack.current = lift(target, lifted.current);
  };

  const follow = ({ target }: Konva.KonvaEventObject<DragEvent>) => {
    if (target instanceof Konva.Circle) setLabel(labelOf(target));
  };

  const drop = () => {
    putBack.current?.();
    putBack.current = null;
    setCursor('grab');
  };

  return (
    <>
      <div ref={box}>
        {/* One listener for each event serves all circles. */}
        <Stage
          width={width}
          height={420}
          style={{ cursor }}
          onPointerMove={hover}
          onPointerDown={press}
          onDragMove={follow}
          onDragEnd={drop}
          onPointerLeave={() => setLabel(null)}
        >
          {Array.from({ length: LAYERS }, (_, i) => (
            <Layer
              key={i}
              x={width / 2}
              ref={(layer) => {
                layers.current[i] = layer;
              }}
            />
          ))}
          <Layer x={width / 2}>
            {/* The dragged circle moves to this layer, so that a move does not redraw the thousands below. */}
            <Group name="lifted" ref={lifted} />
            <Label
              name="label"
              x={label?.x ?? 0}
              y={label?.y ?? 0}
              visible={label !== null}
              listening={false}
            >
              <Tag {...tag} pointerDirection={label?.pointerDirection ?? 'down'} />
              <Text {...tagText} text={label?.text ?? ''} />
            </Label>
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <p>{figures}</p>
      </div>
    </>
  );
}
