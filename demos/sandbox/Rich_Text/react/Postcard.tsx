import { useState } from 'react';
import { Circle, Group, Image, Line, Rect, Star } from 'react-konva';
import {
  addressLines,
  cardConfig,
  letter,
  middleLine,
  paper,
  postmark,
  stamp,
  stampStar,
} from '../shared/card';

interface PostcardProps {
  size: { width: number };
  picture: HTMLImageElement | undefined;
  onHover(hovered: boolean): void;
}

/** The card on the canvas. */
export function Postcard({ size, picture, onHover }: PostcardProps) {
  const [place, setPlace] = useState({ x: 0, y: 0 });

  return (
    <Group
      {...cardConfig(size)}
      {...place}
      onDragMove={(event) => setPlace(event.target.position())}
      onPointerEnter={() => onHover(true)}
      onPointerLeave={() => onHover(false)}
    >
      <Rect {...paper} />
      <Line {...middleLine} />
      {addressLines.map((line, i) => (
        <Line key={i} {...line} />
      ))}
      <Rect {...stamp} />
      <Star {...stampStar} />
      {postmark.map((ring) => (
        <Circle key={ring.radius} {...ring} />
      ))}
      <Image image={picture} {...letter} />
    </Group>
  );
}
