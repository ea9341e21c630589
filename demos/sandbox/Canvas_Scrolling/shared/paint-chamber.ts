import type Konva from 'konva';
import { createRandom } from '../../../common/konva/random';
import type { Chamber } from './colony';
import { oval, paintAnt } from './paint-ant';

type Paint = (context: Konva.Context, chamber: Chamber) => void;

/** A room dug into the soil, with all that is in it, and its name above. */
export function paintChamber(context: Konva.Context, chamber: Chamber, isChosen: boolean) {
  const { radiusX, radiusY } = chamber;
  oval(context, 0, 0, radiusX + 12, radiusY + 12, isChosen ? '#ffd76a' : '#2a170c');
  const light = context.createRadialGradient(0, radiusY * 0.5, 10, 0, 0, radiusX * 1.05);
  light.addColorStop(0, '#8a5a34');
  light.addColorStop(0.6, '#5d3820');
  light.addColorStop(1, '#3a2214');
  oval(context, 0, 0, radiusX, radiusY, light);
  FILLINGS[chamber.id]?.(context, chamber);
  context.font = 'italic 34px Georgia, "Times New Roman", serif';
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.lineJoin = 'round';
  context.lineWidth = 9;
  context.strokeStyle = 'rgba(42, 23, 12, 0.75)';
  context.strokeText(chamber.name, 0, -radiusY - 28);
  context.fillStyle = isChosen ? '#ffe08a' : '#ffefd2';
  context.fillText(chamber.name, 0, -radiusY - 28);
}

/** Calls `paint` for places that fill the lower part of the chamber, back rows first. */
function heap(
  { radiusX, radiusY }: Chamber,
  seed: number,
  count: number,
  paint: (x: number, y: number, random: () => number) => void,
) {
  const random = createRandom(seed);
  const places = Array.from({ length: count }, () => {
    const angle = random() * 2 * Math.PI;
    const away = Math.sqrt(random()) * 0.86;
    const y = radiusY * (0.34 + 0.5 * Math.sin(angle) * away);
    const half = radiusX * 0.84 * Math.sqrt(Math.max(0, 1 - (y / radiusY) ** 2));
    return { x: Math.cos(angle) * away * half, y };
  });
  for (const { x, y } of places.toSorted((a, b) => a.y - b.y)) paint(x, y, random);
}

/** Ants on the floor, spread from left to right. */
function crew(context: Konva.Context, { radiusX, radiusY }: Chamber, count: number, size: number) {
  for (let i = 0; i < count; i += 1) {
    const x = radiusX * 0.72 * ((2 * (i + 0.5)) / count - 1);
    const y = -radiusY * 0.28 + (i % 2) * radiusY * 0.2;
    paintAnt(context, { x, y }, (i % 2 ? Math.PI : 0) + Math.sin(i * 3) * 0.5, size, '#1c0e07');
  }
}

const FILLINGS: Record<string, Paint> = {
  guards: (context, chamber) => crew(context, chamber, 5, 2),
  aphids: (context, chamber) => {
    context.strokeStyle = '#c9a877';
    context.lineCap = 'round';
    for (const x of [-96, -20, 70]) {
      context.lineWidth = 12;
      context.beginPath();
      context.moveTo(x, -90);
      context.quadraticCurveTo(x + 30, 0, x + 8, 74);
      context.stroke();
    }
    heap(chamber, 5, 30, (x, y, random) => {
      oval(context, x, y - 34, 15, 11, '#8fc06a');
      oval(context, x + 4, y - 37, 7, 4, '#c3e29c');
      if (random() > 0.6) oval(context, x - 15, y - 30, 5, 5, '#ffe9a0');
    });
    crew(context, chamber, 3, 1.3);
  },
  granary: (context, chamber) => {
    heap(chamber, 11, 120, (x, y, random) => {
      const color = ['#e3bd62', '#c98f3c', '#f2dc9b', '#a8662e'][Math.floor(random() * 4)] ?? '';
      const turn = random() * 3;
      oval(context, x + 1, y + 2, 17, 10, '#2a170c', turn);
      oval(context, x, y, 15, 8, color, turn);
      oval(context, x - 2, y - 2, 8, 2, 'rgba(255, 255, 255, 0.35)', turn);
    });
    crew(context, chamber, 4, 1.4);
  },
  eggs: (context, chamber) => {
    heap(chamber, 21, 90, (x, y, random) => {
      const turn = random() * 3;
      oval(context, x, y + 2, 13, 9, '#8d6a4a', turn);
      oval(context, x, y, 12, 8, '#fdf3dd', turn);
      oval(context, x - 3, y - 2, 4, 2, '#ffffff', turn);
    });
    crew(context, chamber, 4, 1.4);
  },
  larvae: (context, chamber) => {
    heap(chamber, 31, 44, (x, y, random) => {
      const turn = random() * 6;
      context.strokeStyle = '#8a6544';
      context.lineCap = 'round';
      for (const [color, width] of [
        ['#8a6544', 24],
        ['#f6e2c0', 20],
        ['#fff6e2', 7],
      ] as const) {
        context.strokeStyle = color;
        context.lineWidth = width;
        context.beginPath();
        context.arc(x, y, 16, turn, turn + 2.4);
        context.stroke();
      }
    });
    crew(context, chamber, 5, 1.4);
  },
  fungus: (context, chamber) => {
    heap(chamber, 41, 60, (x, y) => {
      oval(context, x, y + 4, 26, 19, '#6f7d6a');
      oval(context, x, y, 25, 18, '#b6c4a8');
    });
    heap(chamber, 43, 130, (x, y, random) => {
      const height = 10 + random() * 16;
      context.strokeStyle = '#f4f7ea';
      context.lineWidth = 3;
      context.beginPath();
      context.moveTo(x, y - 8);
      context.lineTo(x, y - 8 - height);
      context.stroke();
      oval(context, x, y - 8 - height, 6, 5, random() > 0.5 ? '#ffffff' : '#e5edcf');
    });
    for (const [x, y, turn] of [
      [-120, -52, 0.4],
      [40, -70, -0.3],
      [130, -34, 2.7],
    ] as const) {
      oval(context, x + 20 * Math.cos(turn), y - 18, 26, 15, '#6ca648', turn);
      paintAnt(context, { x, y }, turn, 1.5, '#1c0e07');
    }
  },
  queen: (context, chamber) => {
    // A carpet of eggs, a ring of ants, and the queen in the middle.
    heap(chamber, 51, 70, (x, y) => {
      oval(context, x, y + 22, 9, 6, '#fdf3dd');
    });
    for (let i = 0; i < 22; i += 1) {
      const angle = (i / 22) * 2 * Math.PI;
      const at = { x: 168 * Math.cos(angle) - 10, y: 82 * Math.sin(angle) };
      paintAnt(context, at, angle + Math.PI, 1.35, '#1c0e07');
    }
    paintAnt(context, { x: 46, y: 0 }, 0.06, 4, '#5a1f0e');
    oval(context, -48, -2, 74, 40, '#5a1f0e', -0.06);
    context.strokeStyle = '#e2a45c';
    context.lineWidth = 5;
    for (const x of [-88, -62, -36, -10]) {
      context.beginPath();
      context.ellipse(x - 12, -2, 12, 34 - Math.abs(x + 50) * 0.2, 0, -1.2, 1.2);
      context.stroke();
    }
    // A crown.
    context.fillStyle = '#ffd447';
    context.beginPath();
    for (const [x, y] of [
      [62, -22],
      [58, -54],
      [72, -38],
      [82, -60],
      [92, -38],
      [106, -54],
      [102, -22],
    ] as const) {
      context.lineTo(x, y);
    }
    context.closePath();
    context.fill('nonzero');
    oval(context, 82, -29, 4, 4, '#d23b52');
  },
  winter: (context, chamber) =>
    heap(chamber, 61, 80, (x, y, random) => {
      paintAnt(context, { x, y }, random() * 6, 1.5, random() > 0.3 ? '#1c0e07' : '#3b1d10');
    }),
  waste: (context, chamber) =>
    heap(chamber, 71, 90, (x, y, random) => {
      const color = ['#7a6a50', '#94876a', '#57503f', '#a98f5d'][Math.floor(random() * 4)] ?? '';
      oval(context, x, y, 8 + random() * 12, 5 + random() * 6, color, random() * 3);
    }),
  graves: (context, chamber) =>
    heap(chamber, 81, 16, (x, y, random) => {
      paintAnt(context, { x, y }, 1.3 + random() * 0.6, 1.4, '#8c7a68');
    }),
  well: (context, { radiusX, radiusY }) => {
    context.save();
    context.beginPath();
    context.ellipse(0, 0, radiusX, radiusY, 0, 0, 2 * Math.PI);
    context.clip();
    const water = context.createLinearGradient(0, 0, 0, radiusY);
    water.addColorStop(0, '#7cc6cf');
    water.addColorStop(1, '#1d5a78');
    context.fillStyle = water;
    context.fillRect(-radiusX, 12, 2 * radiusX, radiusY);
    context.fillStyle = 'rgba(255, 255, 255, 0.55)';
    context.fillRect(-radiusX, 12, 2 * radiusX, 4);
    for (const [x, y] of [
      [-90, 34],
      [20, 48],
      [100, 30],
    ] as const) {
      context.fillRect(x, y, 54, 3);
    }
    context.restore();
    paintAnt(context, { x: -130, y: 2 }, 0.2, 1.4, '#1c0e07');
    paintAnt(context, { x: 128, y: 2 }, 3, 1.4, '#1c0e07');
  },
  digging: (context, chamber) => {
    heap(chamber, 91, 40, (x, y) => {
      oval(context, x, y, 13, 10, '#c79a63');
      oval(context, x - 3, y - 3, 6, 3, '#e6c592');
    });
    crew(context, chamber, 4, 1.5);
  },
};
