import { useEffect, useMemo, useRef, useState } from 'react';
import type Konva from 'konva';
import { Arrow, Circle, Group, Image, Layer, Line, Rect, Stage } from 'react-konva';
import type { Look } from '../shared/look';
import { filtersOf } from '../shared/run';
import { useSize } from '../../../common/react/use-size';
import { dividerParts, fit, halves, mount, previewRatio, sceneSize, shareAt } from '../shared/view';

interface TableProps {
  /** Undefined until it has loaded. */
  image: HTMLImageElement | undefined;
  look: Look;
  /** The position of the divider, or null when the image is not compared. */
  share: number | null;
  onShare(share: number): void;
}

/** The image on the table: the original left of the divider, filtered right of it. */
export function Table({ image, look, share, onShare }: TableProps) {
  const [box, size] = useSize<HTMLDivElement>();
  const [cursor, setCursor] = useState('');

  return (
    <div className="table" ref={box} style={{ cursor }}>
      <Stage {...size}>
        <Layer>
          {image && (
            <Picture
              image={image}
              look={look}
              share={share}
              stage={size}
              onShare={onShare}
              onCursor={setCursor}
            />
          )}
        </Layer>
      </Stage>
    </div>
  );
}

interface PictureProps extends TableProps {
  image: HTMLImageElement;
  stage: { width: number; height: number };
  onCursor(cursor: string): void;
}

function Picture({ image, look, share, stage, onShare, onCursor }: PictureProps) {
  const filtered = useRef<Konva.Image>(null);
  const size = sceneSize(image);
  const { x, y, scale } = fit(size, stage);
  const clips = halves(share ?? 0, size);
  const parts = dividerParts(size, scale);
  // A new array runs the filters again, so only a new look creates one.
  const filters = useMemo(() => filtersOf(look), [look]);

  // The cache has the pixels of the screen, so another image or another size needs a new cache.
  useEffect(() => {
    const area = sceneSize(image);
    filtered.current?.cache({ x: 0, y: 0, ...area, pixelRatio: previewRatio(scale) });
  }, [image, scale]);

  const moveDivider = ({ target }: Konva.KonvaEventObject<DragEvent>) => {
    const next = shareAt(target.x(), size);
    target.position({ x: size.width * next, y: 0 });
    onShare(next);
  };

  return (
    <Group x={x} y={y} scaleX={scale} scaleY={scale}>
      <Rect {...mount(size, scale)} />
      <Group name="before" listening={false} {...clips.before}>
        <Image image={image} {...size} />
      </Group>
      <Group name="after" listening={false} {...clips.after}>
        <Image ref={filtered} name="filtered" image={image} {...size} filters={filters} />
      </Group>
      {share !== null && (
        <Group
          name="divider"
          x={size.width * share}
          y={0}
          draggable
          onDragMove={moveDivider}
          onMouseEnter={() => onCursor('ew-resize')}
          onMouseLeave={() => onCursor('')}
        >
          <Line {...parts.line} />
          <Circle {...parts.grip} />
          <Arrow {...parts.arrows} />
        </Group>
      )}
    </Group>
  );
}
