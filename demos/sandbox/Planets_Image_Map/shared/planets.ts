import type Konva from 'konva';

/** Size of the image, and the unit of all positions on it. */
export const PICTURE = { width: 960, height: 540 };

export interface Planet {
  id: string;
  /** Center and radius of the hot area. The areas of small planets are larger than the planets. */
  x: number;
  y: number;
  radius: number;
  fact: string;
}

export const PLANETS: readonly Planet[] = [
  { id: 'Mercury', x: 150, y: 352, radius: 44, fact: '4,879 km wide. A year lasts 88 days.' },
  { id: 'Venus', x: 222, y: 268, radius: 46, fact: '12,104 km wide. A year lasts 225 days.' },
  { id: 'Earth', x: 300, y: 372, radius: 46, fact: '12,756 km wide. A year lasts 365 days.' },
  { id: 'Mars', x: 374, y: 270, radius: 44, fact: '6,792 km wide. A year lasts 687 days.' },
  { id: 'Jupiter', x: 492, y: 350, radius: 84, fact: '142,984 km wide. A year lasts 12 of ours.' },
  { id: 'Saturn', x: 668, y: 262, radius: 88, fact: '120,536 km wide. A year lasts 29 of ours.' },
  { id: 'Uranus', x: 800, y: 392, radius: 50, fact: '51,118 km wide. A year lasts 84 of ours.' },
  { id: 'Neptune', x: 892, y: 262, radius: 48, fact: '49,528 km wide. A year lasts 165 of ours.' },
];

export const planetOf = (id: string) => PLANETS.find((planet) => planet.id === id);

/** In words, for the line below the image and for screen readers. */
export const describe = (planet: Planet | undefined) =>
  planet ? `${planet.id}: ${planet.fact}` : 'Point at a planet.';

const INK = '#22304a';

/** A hot area. It is hit with or without a fill; the fill only shows it. */
export const areaConfig = ({ id, x, y, radius }: Planet, isPicked: boolean, isShown: boolean) =>
  ({
    id,
    name: 'area',
    x,
    y,
    radius,
    fill: isShown ? 'rgba(181, 71, 42, 0.28)' : '',
    stroke: isPicked ? INK : '',
    strokeWidth: 3,
    // A finger that moves on an area scrolls the page.
    preventDefault: false,
  }) satisfies Konva.CircleConfig;

/** The name above, and the line from it to the planet. */
export function titleConfigs(planet: Planet | undefined) {
  const [width, line] = [320, 96];
  const middle = planet?.x ?? PICTURE.width / 2;
  const x = Math.min(Math.max(middle - width / 2, 30), PICTURE.width - width - 20);
  return {
    text: {
      name: 'title',
      x,
      y: 20,
      width,
      text: planet?.id ?? 'The planets',
      align: 'center',
      fontFamily: 'Georgia, "Times New Roman", serif',
      fontStyle: 'italic',
      fontSize: 64,
      fill: INK,
    },
    line: {
      name: 'leader',
      points: planet
        ? [x, line, x + width, line, planet.x, line, planet.x, planet.y - planet.radius]
        : [],
      stroke: INK,
      strokeWidth: 2.5,
    },
  };
}
