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
  size: { width: number; height: number };
  picture: HTMLImageElement | undefined;
  onHover(hovered: boolean): void;
}

/** The card on the canvas. Where it is dragged is its own business: no state gives it a place again. */
export function Postcard({ size, picture, onHover }: PostcardProps) {
  return (
    <Group
      {...cardConfig(size)}
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
