/** How a mark is painted. Sizes are drawing units. */
interface Paint {
  fill?: string;
  stroke?: string;
  strokeWidth?: number;
  dash?: readonly number[];
  opacity?: number;
  /** Colors mix where they overlap, as in print. */
  overprint?: boolean;
  /** Name by which the idle motion finds the mark. */
  name?: string;
}

/** One drawn shape. Each kind has a Konva class of the same name and an SVG element. */
export type Mark = Paint &
  (
    | { kind: 'Circle'; x: number; y: number; radius: number }
    | { kind: 'Ring'; x: number; y: number; innerRadius: number; outerRadius: number }
    | { kind: 'Wedge'; x: number; y: number; radius: number; angle: number; rotation: number }
    | { kind: 'Rect'; x: number; y: number; width: number; height: number; cornerRadius?: number }
    | { kind: 'Line'; points: readonly number[]; closed?: boolean }
    | { kind: 'Path'; data: string }
  );

/** Colors of the drawing: the site's palette as values, because a canvas cannot read custom properties. */
export const INKS = {
  coral: '#f2664a',
  sun: '#f6b73c',
  leaf: '#3fa66b',
  teal: '#1f9aa5',
  sky: '#4a90e2',
  plum: '#8457c9',
  ink: '#1b1f2a',
  accent: '#2f4bd8',
} as const;

/** Width of the ink line around shapes, in drawing units. */
export const LINE = 2.5;

/** Offset of a color from its outline: the drawing looks printed in two passes that do not quite align. */
const SLIP = { x: 6, y: 5 };

function shifted(mark: Mark): Mark {
  switch (mark.kind) {
    case 'Line':
      return { ...mark, points: mark.points.map((value, index) => value + (index % 2 === 0 ? SLIP.x : SLIP.y)) };
    case 'Path':
      return mark;
    default:
      return { ...mark, x: mark.x + SLIP.x, y: mark.y + SLIP.y };
  }
}

/**
 * A shape as two marks: its fill, shifted a little, and its ink outline.
 * @param shape geometry; a `Path` is not shifted, give two paths instead
 */
export function printed(shape: Mark, fill: string): Mark[] {
  return [
    { ...shifted(shape), fill, overprint: true },
    { ...shape, stroke: INKS.ink, strokeWidth: LINE },
  ];
}

/** SVG path data of a wedge; angles in degrees, clockwise from three o'clock, as in Konva. */
export function wedgeData(x: number, y: number, radius: number, angle: number, rotation: number): string {
  const at = (degrees: number) => {
    const radians = (degrees * Math.PI) / 180;
    return `${round(x + radius * Math.cos(radians))} ${round(y + radius * Math.sin(radians))}`;
  };
  return `M${x} ${y}L${at(rotation)}A${radius} ${radius} 0 ${angle > 180 ? 1 : 0} 1 ${at(rotation + angle)}Z`;
}

/** SVG path data of a ring: two circles, to be filled by the even-odd rule. */
export function ringData(x: number, y: number, innerRadius: number, outerRadius: number): string {
  const circle = (r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  return circle(outerRadius) + circle(innerRadius);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
