import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type Konva from 'konva';
import { Group, Layer, Path, Rect, Shape, Stage, Text, Transformer } from 'react-konva';
import { useSize } from '../../../common/react/use-size';
import {
  clipOf,
  LABEL,
  paperParts,
  pictureConfig,
  placeOf,
  placePhoto,
  stickerAt,
  stickerConfig,
  transformerConfig,
  keepTwo,
} from '../shared/look';
import { onPicture, type Sheet } from '../shared/sheet';
import { createTwoFingers, type Twist } from '../shared/two-fingers';

type PointerEventObject = Konva.KonvaEventObject<PointerEvent>;

interface PhotoProps {
  sheet: Sheet;
  selected: number | null;
  /** Undefined while the image loads, and for the drawn desert. */
  image: HTMLImageElement | undefined;
  /** The nodes for the export. */
  picture: RefObject<Konva.Shape | null>;
  stickers: RefObject<Konva.Group | null>;
  onSelect(id: number | null): void;
  onChange(id: number, place: ReturnType<typeof placeOf>): void;
  /** Two fingers have moved; `onSettle` follows when one is lifted. */
  onTwist(twist: Twist): void;
  onSettle(): void;
}

/** The photo with its stickers: draws the state and reports what the reader does. */
export function Photo(props: PhotoProps) {
  const { sheet, selected, image, picture, stickers, onSelect, onChange } = props;
  const [box, size] = useSize<HTMLDivElement>();
  const [cursor, setCursor] = useState('');
  const [fingers] = useState(createTwoFingers);
  const layer = useRef<Konva.Layer>(null);
  const handles = useRef<Konva.Transformer>(null);
  const place = placePhoto(sheet, size);
  const parts = paperParts(sheet);
  const clip = clipOf(sheet);
  // The same object as long as the image is the same: moving a sticker does not draw it again.
  const { picture: source, width, height } = sheet;
  const drawing = useMemo(
    () => pictureConfig({ picture: source, width, height }, image),
    [source, width, height, image],
  );

  // The Transformer works on nodes, the state on numbers. After an undo, the node may be new.
  useEffect(() => {
    const node = selected === null ? undefined : stickers.current?.findOne(`#sticker-${selected}`);
    handles.current?.nodes(node ? [node] : []);
  }, [stickers, selected, sheet.stickers]);

  // A press selects at once, so that it can continue as a drag.
  const press = ({ evt, target }: PointerEventObject) => {
    const point = layer.current?.getRelativePointerPosition();
    if (!point || target.findAncestor('Transformer')) return;
    const pressed = stickerAt(target);
    if (evt.isPrimary && evt.button === 0 && pressed !== null) onSelect(pressed);
    if (evt.pointerType !== 'touch') return;
    if (fingers.press(evt.pointerId, point, evt.isPrimary)) {
      for (const node of stickers.current?.getChildren() ?? []) {
        if (node.isDragging()) node.stopDrag();
      }
    }
  };

  const move = ({ evt }: PointerEventObject) => {
    const point = layer.current?.getRelativePointerPosition();
    const done = point && fingers.move(evt.pointerId, point);
    if (done) props.onTwist(done);
  };

  const lift = ({ evt }: PointerEventObject) => {
    if (fingers.areTwo()) props.onSettle();
    fingers.lift(evt.pointerId);
  };

  const click = ({ evt, target }: PointerEventObject) => {
    if (fingers.hasTwisted() || target.findAncestor('Transformer')) return;
    if (evt.button === 0 && stickerAt(target) === null) onSelect(null);
  };

  return (
    <div
      ref={box}
      className="table"
      role="application"
      tabIndex={0}
      aria-label={LABEL}
      style={{ cursor }}
    >
      <Stage
        {...size}
        onTouchStart={keepTwo}
        onPointerDown={press}
        onPointerMove={move}
        onPointerUp={lift}
        onPointerCancel={lift}
        onPointerClick={click}
        onMouseOver={({ target }) => setCursor(stickerAt(target) === null ? '' : 'move')}
      >
        {/* The image has its own layer: it is not drawn again while a sticker moves. */}
        <Layer {...place}>
          <Rect {...parts.paper} />
          <Text {...parts.words} />
          <Shape ref={picture} {...drawing} />
        </Layer>
        <Layer ref={layer} {...place}>
          <Group ref={stickers} {...clip}>
            {sheet.stickers.map((sticker) => {
              const { group, edge, art } = stickerConfig(sticker);
              const save = ({ target }: Konva.KonvaEventObject<Event>) =>
                onChange(sticker.id, placeOf(target));
              return (
                <Group
                  key={sticker.id}
                  {...group}
                  onDragStart={({ target }) => fingers.areTwo() && target.stopDrag()}
                  onDragMove={({ target }) => target.position(onPicture(target.position(), sheet))}
                  onDragEnd={save}
                  onTransformEnd={save}
                >
                  <Path {...edge} />
                  <Shape {...art} />
                </Group>
              );
            })}
          </Group>
          <Transformer ref={handles} {...transformerConfig} />
        </Layer>
      </Stage>
    </div>
  );
}
