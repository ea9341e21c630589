import type Konva from 'konva';
import { useState } from 'react';
import { Circle, Group, Image, Rect } from 'react-konva';
import { CORNERS, dragCorner, moveTo, type Corner, type Frame, type Print } from '../shared/frames';
import {
  anchorConfig,
  cursorOf,
  paperConfig,
  pictureConfig,
  pointOf,
  settle,
} from '../shared/look';

type DragObject = Konva.KonvaEventObject<DragEvent>;

interface HangingProps {
  print: Print;
  frame: Frame;
  image: HTMLImageElement | undefined;
  isChosen: boolean;
  keepsRatio: boolean;
  /** Scale of the layer; anchors keep their size on the screen. */
  scale: number;
  onChoose: () => void;
  onChange: (frame: Frame) => void;
  onCommit: () => void;
  onCursor: (cursor: string) => void;
}

/** A print with its four anchors. */
export function Hanging({ print, frame, image, isChosen, keepsRatio, scale, ...on }: HangingProps) {
  const [hovered, setHovered] = useState<Corner | null>(null);

  const move = ({ target }: DragObject) => {
    const next = moveTo(frame, target.position());
    target.position({ x: next.x, y: next.y });
    on.onChange(next);
  };

  const resize = (event: DragObject, corner: Corner) => {
    // The print's own dragmove would move it.
    event.cancelBubble = true;
    const next = dragCorner(frame, corner, pointOf(event.target), keepsRatio);
    settle(event.target, next, corner);
    on.onChange(next);
  };

  return (
    <Group
      name="print"
      id={print}
      x={frame.x}
      y={frame.y}
      draggable
      onMouseDown={on.onChoose}
      onTouchStart={on.onChoose}
      onDragMove={move}
      onDragEnd={on.onCommit}
      onMouseEnter={() => on.onCursor('move')}
      onMouseLeave={() => on.onCursor('')}
    >
      <Rect {...paperConfig(frame, isChosen)} />
      <Image {...pictureConfig(frame)} image={image} />
      {CORNERS.map((corner) => (
        <Circle
          key={corner}
          {...anchorConfig(frame, corner, corner === hovered, scale)}
          onDragMove={(event) => resize(event, corner)}
          onMouseEnter={(event) => {
            // The print's own mouseenter would come after this one.
            event.cancelBubble = true;
            setHovered(corner);
            on.onCursor(cursorOf(corner));
          }}
          onMouseLeave={() => {
            setHovered(null);
            on.onCursor('move');
          }}
        />
      ))}
    </Group>
  );
}
