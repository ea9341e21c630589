import { overlayOf } from '../../../common/konva/mirror';

/** The areas of the picture and what they stand for. This file does not depend on Konva or a framework. */
export interface Planet {
  id: string;
  name: string;
  /** Center and radius of the hot area, in pixels of the picture. */
  x: number;
  y: number;
  radius: number;
  /** Diameter at the equator, in kilometers. */
  diameter: number;
  /** Time around the sun, in days of ours. */
  year: number;
}

/** Size of the picture. What is above and below `VIEW` may be cut off. */
export const PICTURE = { width: 960, height: 840 };
/** The part of the picture that always shows. */
export const VIEW = { y: 150, width: 960, height: 540 };

/** Small planets have larger areas: at a third of the size, 44 pixels are 15 on the screen. */
export const PLANETS: readonly Planet[] = [
  { id: 'mercury', name: 'Mercury', x: 150, y: 502, radius: 44, diameter: 4879, year: 88 },
  { id: 'venus', name: 'Venus', x: 222, y: 418, radius: 46, diameter: 12104, year: 225 },
  { id: 'earth', name: 'Earth', x: 300, y: 522, radius: 46, diameter: 12756, year: 365 },
  { id: 'mars', name: 'Mars', x: 374, y: 420, radius: 44, diameter: 6792, year: 687 },
  { id: 'jupiter', name: 'Jupiter', x: 492, y: 500, radius: 84, diameter: 142984, year: 4333 },
  { id: 'saturn', name: 'Saturn', x: 668, y: 412, radius: 88, diameter: 120536, year: 10759 },
  { id: 'uranus', name: 'Uranus', x: 800, y: 542, radius: 50, diameter: 51118, year: 30687 },
  { id: 'neptune', name: 'Neptune', x: 892, y: 412, radius: 48, diameter: 49528, year: 60190 },
];

export const planetOf = (id: string | null) => PLANETS.find((planet) => planet.id === id);

const whole = new Intl.NumberFormat('en-US');

/** A planet in a sentence, for the line below the picture and for screen readers. */
export function describe(planet: Planet | undefined): string {
  if (!planet) return 'Point at a planet.';
  const { name, diameter, year } = planet;
  // Years below two of ours are easier to compare in days.
  const length = year < 2 * 365 ? `${year} days` : `${Math.round(year / 365.25)} of our years`;
  return `${name} is ${whole.format(diameter)} km across. Its year lasts ${length}.`;
}

interface Box {
  width: number;
  height: number;
}

/** Where the picture is on a stage: `VIEW` as large as fits, with the sun at the left edge. */
export function fit({ width, height }: Box) {
  const scale = Math.max(Math.min(width / VIEW.width, height / VIEW.height), 0.05);
  return { x: 0, y: height / 2 - (VIEW.y + VIEW.height / 2) * scale, scaleX: scale, scaleY: scale };
}

/** The area of a planet on a stage, as the style of an HTML element that lies over it. */
export const placeOf = (planet: Planet, box: Box) => overlayOf(planet, fit(box));

/** Title of the plate: its box, and the line from it to the planet, in pixels of the picture. */
export function titleOf(planet: Planet | undefined, box: Box) {
  const { scaleX: scale } = fit(box);
  // Never below 26 pixels on the screen.
  const fontSize = Math.max(58, 26 / scale);
  const width = 4.8 * fontSize;
  const middle = planet?.x ?? VIEW.width / 2;
  const x = Math.min(Math.max(middle - width / 2, 30), VIEW.width - width - 20);
  const y = VIEW.y + 18;
  const line = y + 1.25 * fontSize;
  return {
    text: planet?.name ?? 'The planets',
    x,
    y,
    width,
    fontSize,
    line: planet
      ? [x, line, x + width, line, planet.x, line, planet.x, planet.y - planet.radius]
      : [],
  };
}
