import type Konva from 'konva';
import { Group, Image, Rect } from 'react-konva';
import useImage from 'use-image';

interface PhotoProps {
  id: number;
  address: string;
  /** Center of the photo. */
  x: number;
  y: number;
  onMove: (place: Konva.Vector2d) => void;
}

/** A print with a white border, 110 pixels wide, with the proportions of its picture. */
export function Photo({ id, address, x, y, onMove }: PhotoProps) {
  const [picture] = useImage(address);
  const width = 110;
  const height = picture ? (width * picture.height) / picture.width : width;

  return (
    <Group
      name="photo"
      x={x}
      y={y}
      offsetX={width / 2}
      offsetY={height / 2}
      rotation={((id * 5) % 13) - 6}
      draggable
      onDragEnd={(event) => onMove(event.target.position())}
    >
      <Rect
        x={-7}
        y={-7}
        width={width + 14}
        height={height + 14}
        fill="#fffdf8"
        shadowColor="#3b2412"
        shadowBlur={10}
        shadowOpacity={0.4}
        shadowOffsetY={3}
      />
      <Image image={picture} width={width} height={height} />
    </Group>
  );
}
