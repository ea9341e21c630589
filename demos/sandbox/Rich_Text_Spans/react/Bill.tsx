import { useState, type Ref } from 'react';
import type Konva from 'konva';
import { Circle, Group, Layer, Path, Rect, Stage, Text } from 'react-konva';
import { useSize } from '../../../common/react/use-size';
import type { Line } from '../shared/lines';
import {
  billParts,
  dots,
  edgeConfig,
  edgeParts,
  highlights,
  placeBill,
  placeOf,
  pullEdge,
  scenery,
  sky,
  wordConfig,
} from '../shared/look';
import type { Selection } from '../shared/markup';
import type { Sheet } from '../shared/sheet';

interface BillProps {
  bill: Ref<Konva.Group>;
  sheet: Sheet;
  lines: Line[];
  selection: Selection;
  onPick(selection: Selection): void;
  onWidth(width: number): void;
}

export function Bill({ bill, sheet, lines, selection, onPick, onWidth }: BillProps) {
  const [night, size] = useSize<HTMLDivElement>();
  const [cursor, setCursor] = useState('default');
  /** The scale stays during a drag of the edge: the paper must not shrink away from the pointer. */
  const [heldScale, setHeldScale] = useState<number | null>(null);
  const place = placeBill(sheet, lines, size);
  const scale = heldScale ?? place.scaleX;
  const { paper, frames, art } = billParts(sheet, lines);

  const pick = ({ evt, target }: Konva.KonvaEventObject<PointerEvent>) => {
    const found = placeOf(target);
    if (found && evt.button === 0) onPick(found);
  };

  return (
    <div className="night" ref={night} style={{ cursor }}>
      <Stage {...size}>
        <Layer
          onPointerClick={pick}
          onPointerOver={({ target }) => setCursor(target.hasName('word') ? 'text' : 'default')}
        >
          <Group ref={bill} {...place} scaleX={scale} scaleY={scale}>
            <Rect {...paper} />
            {frames.map((frame) => (
              <Rect key={frame.strokeWidth} {...frame} />
            ))}
            <Group {...art}>
              <Rect {...sky} />
              {dots.map((dot) => (
                <Circle key={`${dot.x} ${dot.y}`} {...dot} />
              ))}
              {scenery.map((part) => (
                <Path key={part.data} {...part} />
              ))}
            </Group>
            <Group name="highlights" listening={false}>
              {highlights(lines, selection, sheet).map((mark) => (
                <Rect key={`${mark.x} ${mark.y}`} {...mark} />
              ))}
            </Group>
            <Group>
              {lines.flatMap((line) =>
                line.pieces.map((piece) => (
                  <Text key={piece.from} {...wordConfig(piece, line, sheet)} />
                )),
              )}
            </Group>
            <Group
              {...edgeConfig(sheet)}
              onPointerEnter={() => setCursor('ew-resize')}
              onPointerLeave={() => setCursor('default')}
              onDragStart={() => setHeldScale(place.scaleX)}
              onDragMove={({ target }) => onWidth(pullEdge(target))}
              onDragEnd={() => setHeldScale(null)}
            >
              <Circle {...edgeParts.knob} />
              <Path {...edgeParts.arrows} />
            </Group>
          </Group>
        </Layer>
      </Stage>
    </div>
  );
}
