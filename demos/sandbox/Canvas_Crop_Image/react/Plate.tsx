import { useState } from 'react';
import type Konva from 'konva';
import { Group, Image, Label, Layer, Line, Rect, Stage, Tag, Text } from 'react-konva';
import {
  cornerOf,
  dragCorner,
  moveTo,
  pressKey,
  type Corner,
  type Cut,
  type Size,
} from '../shared/crop';
import { border, corners, fit, opening, tag, thirds, veil } from '../shared/look';
import { useSize } from '../../../common/react/use-size';

interface PlateProps {
  /** Undefined until it has loaded. */
  image: HTMLImageElement | undefined;
  cut: Cut;
  picture: Size;
  onChange(edit: (cut: Cut) => Cut, topic: string): void;
  onDragEnd(): void;
}

type DragEventObject = Konva.KonvaEventObject<DragEvent>;

/** The image with the crop on it. */
export function Plate({ image, cut, picture, onChange, onDragEnd }: PlateProps) {
  const [box, size] = useSize<HTMLDivElement>();
  const [cursor, setCursor] = useState('');
  const { crop } = cut;
  const place = fit(picture, size);
  const scale = place.scaleX;
  const name = tag(crop, scale);

  // React writes only props that changed, so a node that was dragged too far is put back here.
  const move = ({ target }: DragEventObject) => {
    const next = moveTo(cut, target.position(), picture);
    target.position({ x: next.crop.x, y: next.crop.y });
    onChange(() => next, 'drag');
  };

  const moveCorner = (corner: Corner, { target }: DragEventObject) => {
    const next = dragCorner(cut, corner, target.position(), picture);
    target.position(cornerOf(next.crop, corner));
    onChange(() => next, 'drag');
  };

  return (
    <div
      ref={box}
      className="plate"
      style={{ cursor }}
      tabIndex={0}
      role="application"
      aria-label="Crop. Arrow keys move it; with Shift, they change its size."
      onKeyDown={(event) => {
        if (!image || !pressKey(cut, event, picture)) return;
        event.preventDefault();
        const { key, shiftKey } = event;
        onChange((now) => pressKey(now, { key, shiftKey }, picture) ?? now, 'keys');
      }}
    >
      <Stage {...size}>
        {image && (
          <Layer {...place} onDragEnd={onDragEnd}>
            <Image name="picture" image={image} {...picture} listening={false} />
            <Rect {...veil(picture)} />
            <Group {...opening(crop)}>
              <Image image={image} {...picture} />
            </Group>
            <Rect
              {...border(crop, scale)}
              onDragMove={move}
              onMouseEnter={() => setCursor('move')}
              onMouseLeave={() => setCursor('')}
            />
            {thirds(crop, scale).map((line, i) => (
              <Line key={i} {...line} />
            ))}
            {corners(crop, scale).map((bracket) => (
              <Line
                key={bracket.id}
                {...bracket}
                onDragMove={(event) => moveCorner(bracket.corner, event)}
                onMouseEnter={() => setCursor(bracket.cursor)}
                onMouseLeave={() => setCursor('')}
              />
            ))}
            <Label {...name.label}>
              <Tag {...name.tag} />
              <Text {...name.text} />
            </Label>
          </Layer>
        )}
      </Stage>
    </div>
  );
}
