import type Konva from 'konva';
import { createRandom } from '../../common/konva/random';

type Wing = 'fore' | 'hind';

/** Bands run along the outer edge: `at` is their part of the way from the body to it. */
type Mark =
  | { on: Wing; kind: 'band'; at: number; width: number; color: string }
  | {
      on: Wing;
      kind: 'spots';
      color: string;
      places: readonly (readonly [x: number, y: number, radius: number])[];
    }
  | { on: Wing; kind: 'eye'; x: number; y: number; radius: number; colors: readonly string[] }
  | { on: Wing; kind: 'line'; data: string; width: number; color: string };

export interface MothLook {
  shape: keyof typeof WINGS;
  size: number;
  fore: string;
  hind: string;
  body: string;
  stripe: string;
  vein: string;
  isFeathered?: boolean;
  marks: readonly Mark[];
}

/** The right wings; the left ones are their mirror image. */
const WINGS = {
  broad: {
    fore: 'M3 -9 C20 -42 58 -64 98 -58 C100 -40 90 -16 71 -3 C46 6 18 5 3 0 Z',
    hind: 'M3 -1 C26 3 54 1 70 6 C76 24 62 46 42 52 C22 52 8 28 4 10 Z',
  },
  hawk: {
    fore: 'M3 -8 C30 -34 72 -52 116 -46 C104 -22 62 -2 5 3 Z',
    hind: 'M4 1 C28 -1 52 1 64 8 C58 26 36 36 20 30 C11 24 6 12 4 6 Z',
  },
  tailed: {
    fore: 'M3 -9 C24 -44 66 -60 96 -46 C86 -18 54 0 5 2 Z',
    hind: 'M4 0 C30 -2 56 6 60 22 C60 42 46 54 45 78 C46 94 54 100 46 108 C34 102 29 82 25 58 C19 36 8 20 4 8 Z',
  },
  narrow: {
    fore: 'M3 -7 C26 -28 58 -44 92 -40 C94 -28 80 -14 58 -6 C36 2 16 4 3 2 Z',
    hind: 'M3 0 C22 0 44 -2 54 4 C54 18 40 30 26 30 C14 26 6 14 3 6 Z',
  },
} as const;

/** Paths are made once for each wing. */
const paths = new Map<string, Path2D>();
function pathOf(data: string): Path2D {
  const path = paths.get(data) ?? new Path2D(data);
  paths.set(data, path);
  return path;
}

/** A moth with spread wings around 0, 0, about 200 units wide at a size of 1. */
export function paintMoth(context: Konva.Context, look: MothLook) {
  context.save();
  context.scale(look.size, look.size);
  for (const side of [1, -1]) {
    context.save();
    context.scale(side, 1);
    // A pinned moth throws a shadow.
    context.save();
    context.translate(side * 2.5, 4);
    context.fillStyle = 'rgba(70, 48, 20, 0.2)';
    for (const wing of ['hind', 'fore'] as const) context.fill(pathOf(WINGS[look.shape][wing]));
    context.restore();
    paintWing(context, look, 'hind');
    paintWing(context, look, 'fore');
    context.restore();
  }
  paintBody(context, look);
  context.restore();
}

function paintWing(context: Konva.Context, look: MothLook, wing: Wing) {
  const data = WINGS[look.shape][wing];
  const shape = pathOf(data);
  context.save();
  context.clip(shape);
  context.fillStyle = look[wing];
  context.fill(shape);
  // Darker toward the body, lighter toward the edge.
  const shade = context.createRadialGradient(0, 0, 4, 0, 0, 105);
  shade.addColorStop(0, 'rgba(30, 16, 6, 0.5)');
  shade.addColorStop(0.35, 'rgba(30, 16, 6, 0.06)');
  shade.addColorStop(1, 'rgba(255, 250, 235, 0.16)');
  context.fillStyle = shade;
  context.fill(shape);
  for (const mark of look.marks) {
    if (mark.on === wing) paintMark(context, mark, shape);
  }
  paintVeins(context, look, wing);
  paintScales(context, wing);
  context.restore();
  context.strokeStyle = look.vein;
  context.lineWidth = 1;
  context.stroke(shape);
}

function paintMark(context: Konva.Context, mark: Mark, wing: Path2D) {
  switch (mark.kind) {
    case 'band':
      context.save();
      context.scale(mark.at, mark.at);
      context.strokeStyle = mark.color;
      context.lineWidth = mark.width / mark.at;
      context.stroke(wing);
      context.restore();
      return;
    case 'spots':
      for (const [x, y, radius] of mark.places) disc(context, x, y, radius, mark.color);
      return;
    case 'eye':
      mark.colors.forEach((color, i) => {
        disc(context, mark.x, mark.y, mark.radius * (1 - i / mark.colors.length), color);
      });
      disc(
        context,
        mark.x - mark.radius * 0.2,
        mark.y - mark.radius * 0.25,
        mark.radius * 0.14,
        '#ffffff',
      );
      return;
    case 'line':
      context.strokeStyle = mark.color;
      context.lineWidth = mark.width;
      context.lineCap = 'round';
      context.lineJoin = 'round';
      context.stroke(pathOf(mark.data));
  }
}

function paintVeins(context: Konva.Context, { vein }: MothLook, wing: Wing) {
  context.strokeStyle = vein;
  context.globalAlpha = 0.5;
  context.lineWidth = 0.6;
  context.beginPath();
  const [from, to] = wing === 'fore' ? [-0.62, -0.02] : [0.06, 1.3];
  for (let i = 0; i <= 7; i += 1) {
    const angle = from + ((to - from) * i) / 7;
    context.moveTo(6, wing === 'fore' ? -4 : 4);
    context.quadraticCurveTo(
      46 * Math.cos(angle * 1.15),
      46 * Math.sin(angle * 1.15),
      124 * Math.cos(angle),
      124 * Math.sin(angle),
    );
  }
  context.stroke();
  context.globalAlpha = 1;
}

const SCALES = (() => {
  const random = createRandom(3);
  return Array.from({ length: 170 }, () => {
    const away = 14 + 96 * Math.sqrt(random());
    return { away, turn: random(), isLight: random() > 0.5 };
  });
})();

/** The dust on the wings: seen from near only. */
function paintScales(context: Konva.Context, wing: Wing) {
  for (const isLight of [true, false]) {
    context.fillStyle = isLight ? 'rgba(255, 250, 230, 0.4)' : 'rgba(40, 24, 8, 0.3)';
    context.beginPath();
    for (const scale of SCALES) {
      if (scale.isLight !== isLight) continue;
      const angle = wing === 'fore' ? -0.7 + 0.75 * scale.turn : 1.4 * scale.turn;
      context.rect(scale.away * Math.cos(angle), scale.away * Math.sin(angle), 0.9, 0.5);
    }
    context.fill('nonzero');
  }
}

function paintBody(context: Konva.Context, { body, stripe, vein, isFeathered }: MothLook) {
  context.strokeStyle = vein;
  context.lineWidth = 1.1;
  context.lineCap = 'round';
  context.beginPath();
  for (const side of [1, -1]) {
    context.moveTo(side * 2, -17);
    context.quadraticCurveTo(side * 10, -32, side * 26, -38);
    for (let i = 1; isFeathered && i < 11; i += 1) {
      const [x, y] = [side * (2 + 24 * (i / 11)), -17 - 21 * (i / 11) ** 0.75];
      context.moveTo(x, y);
      context.lineTo(x + side * 3, y - 4.5);
      context.moveTo(x, y);
      context.lineTo(x + side * 5, y + 2.5);
    }
  }
  context.stroke();
  oval(context, 0, 22, 7.2, 22, body);
  for (let i = 0; i < 6; i += 1) {
    oval(context, 0, 8 + i * 6, 6.6 - i * 0.75, 1.7, stripe);
  }
  oval(context, 0, -5, 9.4, 12, body);
  disc(context, 0, -17, 5, body);
  // Fur.
  context.strokeStyle = 'rgba(255, 245, 220, 0.35)';
  context.lineWidth = 0.6;
  context.beginPath();
  for (let i = 0; i < 22; i += 1) {
    const angle = (i / 22) * 2 * Math.PI;
    context.moveTo(6.5 * Math.cos(angle), -5 + 8.6 * Math.sin(angle));
    context.lineTo(10.4 * Math.cos(angle), -5 + 13.2 * Math.sin(angle));
  }
  context.stroke();
  for (const side of [1, -1]) disc(context, side * 3.6, -18.5, 1.7, '#1a1008');
}

function disc(context: Konva.Context, x: number, y: number, radius: number, color: string) {
  oval(context, x, y, radius, radius, color);
}

function oval(
  context: Konva.Context,
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  color: string,
) {
  context.fillStyle = color;
  context.beginPath();
  context.ellipse(x, y, radiusX, radiusY, 0, 0, 2 * Math.PI);
  context.fill('nonzero');
}
