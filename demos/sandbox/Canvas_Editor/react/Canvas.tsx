import { memo, useLayoutEffect, useRef } from 'react';
import type Konva from 'konva';
import { Ellipse, Group, Image, Layer, Line, Rect, Stage, Text, Transformer } from 'react-konva';
import { viewOf, type Screen } from '../shared/store';
import type { Item } from '../shared/design';
import { designOf, movableOf } from '../shared/editor';
import { shownItems } from '../shared/gesture';
import {
  bandConfig,
  ellipseConfig,
  guideConfig,
  imageConfig,
  pageShadow,
  rectConfig,
  textConfig,
  transformerConfig,
} from '../shared/node-config';
import type { Pointer } from '../shared/pointer';

/** The stage: draws the screen and passes events on. */
export function Canvas({ screen, pointer }: { screen: Screen; pointer: Pointer }) {
  const page = useRef<Konva.Group>(null);
  const transformer = useRef<Konva.Transformer>(null);
  const { editor, size } = screen;
  const { width, height, background } = designOf(editor);
  const { x, y, scale } = viewOf(screen);
  const place = { x, y, scaleX: scale, scaleY: scale };

  useLayoutEffect(() => pointer.attach(transformer.current, page.current), [pointer, editor]);

  return (
    <Stage
      {...size}
      onPointerDown={pointer.press}
      onPointerMove={pointer.move}
      onPointerUp={pointer.release}
      onPointerCancel={pointer.cancel}
      onPointerDblClick={pointer.double}
      onWheel={pointer.wheel}
    >
      {/* The shadow of the page is drawn again only when the view changes. */}
      <Layer listening={false}>
        <Rect {...pageShadow} {...place} width={width} height={height} />
      </Layer>
      <Layer>
        <Group {...place}>
          <Group name="page" ref={page} clip={{ x: 0, y: 0, width, height }}>
            <Rect
              name="background"
              width={width}
              height={height}
              fill={background}
              listening={false}
            />
            {shownItems(editor).map((item) => (
              <ItemNode
                key={item.id}
                item={item}
                editing={item.id === editor.editing ? item.id : null}
              />
            ))}
          </Group>
          <Group listening={false}>
            <Rect {...bandConfig(editor)} />
            {editor.guides.map((guide) => (
              <Line key={`${guide.axis} ${guide.at}`} {...guideConfig(guide)} />
            ))}
          </Group>
        </Group>
        <Transformer
          ref={transformer}
          {...transformerConfig(movableOf(editor), scale)}
          anchorDragBoundFunc={pointer.snapHandle}
          onTransform={pointer.transform}
          onTransformEnd={pointer.transformEnd}
        />
      </Layer>
    </Stage>
  );
}

/** One item of the design. Memoized, so it skips the render while other items change. */
const ItemNode = memo(({ item, editing }: { item: Item; editing: string | null }) => {
  switch (item.kind) {
    case 'rect':
      return <Rect {...rectConfig(item, editing)} />;
    case 'ellipse':
      return <Ellipse {...ellipseConfig(item, editing)} />;
    case 'text':
      return <Text {...textConfig(item, editing)} />;
    case 'image':
      return <Image {...imageConfig(item, editing)} />;
  }
});
