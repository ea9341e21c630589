import type Konva from 'konva';
import { useEffect, useRef } from 'react';
import { Image } from 'react-konva';
import useImage from 'use-image';
import { filters, look, pictures } from '../shared/looks';
import type { Sticker } from '../shared/sticker-document';

interface Props {
  sticker: Sticker;
  onDragEnd: (event: Konva.KonvaEventObject<DragEvent>) => void;
  onClick: () => void;
}

export function StickerImage({ sticker: { id, kind, x, y, filter }, onDragEnd, onClick }: Props) {
  const node = useRef<Konva.Image>(null);
  const [image] = useImage(pictures[kind]);

  useEffect(() => {
    // Filters work on the cache, and the cache needs the image.
    if (image) node.current?.cache();
  }, [image]);

  return (
    <Image
      ref={node}
      {...look}
      id={id}
      image={image}
      x={x}
      y={y}
      filters={filters[filter]}
      onDragEnd={onDragEnd}
      onClick={onClick}
      onTap={onClick}
    />
  );
}
