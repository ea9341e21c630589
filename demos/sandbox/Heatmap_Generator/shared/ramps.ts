/** Colors from no heat to full heat, at equal distances: red, green, blue from 0 to 255 and opacity from 0 to 1. */
type Stop = readonly [red: number, green: number, blue: number, alpha: number];

const RAMPS = {
  Embers: [
    [54, 18, 98, 0],
    [92, 22, 128, 0.5],
    [176, 32, 112, 0.64],
    [238, 84, 58, 0.72],
    [255, 168, 48, 0.8],
    [255, 246, 190, 0.86],
  ],
  Lagoon: [
    [10, 40, 96, 0],
    [16, 84, 140, 0.5],
    [18, 138, 156, 0.64],
    [62, 194, 140, 0.72],
    [178, 232, 110, 0.8],
    [252, 252, 214, 0.86],
  ],
  Moonlight: [
    [110, 116, 160, 0],
    [120, 126, 168, 0.4],
    [150, 156, 194, 0.6],
    [188, 194, 222, 0.76],
    [226, 230, 244, 0.88],
    [255, 255, 255, 0.86],
  ],
} satisfies Record<string, readonly Stop[]>;

export type RampName = keyof typeof RAMPS;
export const RAMP_NAMES: readonly RampName[] = ['Embers', 'Lagoon', 'Moonlight'];

/** The name, or the first name if there is no such ramp. */
export const rampNamed = (name: string): RampName =>
  RAMP_NAMES.find((known) => known === name) ?? 'Embers';

/** The color of a heat from 0 to 1: red, green, blue and opacity, each from 0 to 255. */
export function colorAt(name: RampName, heat: number): [number, number, number, number] {
  const stops: readonly Stop[] = RAMPS[name];
  const place = Math.min(1, Math.max(0, heat)) * (stops.length - 1);
  const low = Math.min(Math.floor(place), stops.length - 2);
  const [from, to] = [stops[low], stops[low + 1]];
  if (!from || !to) return [0, 0, 0, 0];
  const mix = (a: number, b: number, full: number) =>
    Math.round((a + (b - a) * (place - low)) * full);
  return [
    mix(from[0], to[0], 1),
    mix(from[1], to[1], 1),
    mix(from[2], to[2], 1),
    mix(from[3], to[3], 255),
  ];
}

/** The ramp as a CSS background, for the legend. */
export const legendOf = (name: RampName) =>
  `linear-gradient(90deg, ${RAMPS[name].map(([r, g, b, a]) => `rgb(${r} ${g} ${b} / ${a})`).join(', ')})`;
