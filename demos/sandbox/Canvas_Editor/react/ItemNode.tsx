import { memo } from 'react';
import type Konva from 'konva';
import { Ellipse, Image, Rect, Text, type KonvaNodeEvents } from 'react-konva';
import useImage from 'use-image';
import type { Item, Patch } from '../shared/design';
import {
  bakeTransform,
  ellipseConfig,
  imageConfig,
  rectConfig,
  textConfig,
} from '../shared/node-config';

interface ItemNodeProps {
  item: Item;
  onChange(id: string, patch: Patch): void;
  onTransform(event: Konva.KonvaEventObject<Event>): void;
}

/** One item of the design. Memoized, so it skips the render while other items change. */
export const ItemNode = memo(({ item, onChange, onTransform }: ItemNodeProps) => {
  const listeners = {
    onTransform,
    onDragEnd: ({ target }: Konva.KonvaEventObject<DragEvent>) =>
      onChange(item.id, target.position()),
    onTransformEnd: ({ target }: Konva.KonvaEventObject<Event>) =>
      onChange(item.id, bakeTransform(target, item)),
  };
  switch (item.kind) {
    case 'rect':
      return <Rect {...rectConfig(item)} {...listeners} />;
    case 'ellipse':
      return <Ellipse {...ellipseConfig(item)} {...listeners} />;
    case 'text':
      return <Text {...textConfig(item)} {...listeners} />;
    case 'image':
      return <Picture item={item} listeners={listeners} />;
  }
});

function Picture({ item, listeners }: { item: Item; listeners: KonvaNodeEvents }) {
  const [image] = useImage(item.source);
  return <Image {...imageConfig(item)} image={image} {...listeners} />;
}
