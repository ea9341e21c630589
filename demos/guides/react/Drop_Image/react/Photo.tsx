import type Konva from 'konva';
import { Group, Image, Rect } from 'react-konva';
import useImage from 'use-image';
import { paper, pictureSize, tilt } from '../../../../common/konva/photo-board';

interface PhotoProps {
  id: number;
  address: string;
  /** Center of the photo. */
  x: number;
  y: number;
  onMove: (place: Konva.Vector2d) => void;
}

/** A print with a white border, 110 pixels wide, with the proportions of its image. */
export function Photo({ id, address, x, y, onMove }: PhotoProps) {
  const [picture] = useImage(address);
  const size = pictureSize(picture);

  return (
    <Group
      name="photo"
      x={x}
      y={y}
      offsetX={size.width / 2}
      offsetY={size.height / 2}
      rotation={tilt(id)}
      draggable
      onDragEnd={(event) => onMove(event.target.position())}
    >
      <Rect {...paper(size)} />
      <Image image={picture} {...size} />
    </Group>
  );
}
