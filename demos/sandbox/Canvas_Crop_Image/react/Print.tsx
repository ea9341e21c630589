import { Group, Image, Layer, Line, Rect, Ring, Stage } from 'react-konva';
import type { Crop } from '../shared/crop';
import { card, CARD } from '../shared/look';

interface PrintProps {
  image: HTMLImageElement | undefined;
  crop: Crop;
}

/** The print that the crop makes. */
export function Print({ image, crop }: PrintProps) {
  const { group, paper, photo, mark, waves } = card(crop);
  return (
    <div className="print">
      <Stage {...CARD}>
        {image && (
          <Layer listening={false}>
            <Group {...group}>
              <Rect {...paper} />
              <Image image={image} {...photo} />
              <Ring {...mark} />
              <Line {...waves} />
            </Group>
          </Layer>
        )}
      </Stage>
    </div>
  );
}
