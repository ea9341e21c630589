import type Konva from 'konva';

const INKS = {
  fern: '#5f7440',
  oak: '#a8672c',
  ginkgo: '#d9a92f',
  flower: '#b4434c',
  vein: 'rgba(60, 42, 16, 0.45)',
  tape: 'rgba(255, 255, 255, 0.75)',
  label: '#fffdf5',
  words: '#4a3a22',
};
type Inks = typeof INKS;

export const scene = {
  width: 400,
  height: 300,
  quality: 88,
  paint: (context: Konva.Context) => paintPlants(context, INKS),
};

function path(context: Konva.Context, data: string, color: string) {
  context.fillStyle = color;
  context.fill(new Path2D(data));
}

function line(context: Konva.Context, data: string, color: string, width: number) {
  context.strokeStyle = color;
  context.lineWidth = width;
  context.lineCap = 'round';
  context.stroke(new Path2D(data));
}

/** Draws in coordinates around a point, turned and scaled. */
function at(
  context: Konva.Context,
  [x, y, turn, size]: readonly [x: number, y: number, turn: number, size: number],
  paint: () => void,
) {
  context.save();
  context.translate(x, y);
  context.rotate(turn);
  context.scale(size, size);
  paint();
  context.restore();
}

/** All that is on the sheet: a fern, an oak leaf, a ginkgo leaf, a poppy, strips of paper that hold them, and the label. */
function paintPlants(context: Konva.Context, inks: Inks) {
  at(context, [84, 284, 0.1, 1], () => paintFern(context, inks));
  at(context, [222, 80, 0.45, 0.86], () => paintOak(context, inks));
  at(context, [330, 112, 0.3, 0.95], () => paintGinkgo(context, inks));
  at(context, [196, 290, 0.14, 0.94], () => paintPoppy(context, inks));
  context.fillStyle = inks.tape;
  for (const [x, y, turn] of [
    [88, 258, -0.2],
    [103, 120, 0.5],
    [201, 122, 0.5],
    [324, 142, -0.9],
    [199, 248, 0.3],
  ] as const) {
    at(context, [x, y, turn, 1], () => context.fillRect(-17, -4, 34, 8));
  }
  at(context, [276, 214, -0.015, 1], () => paintLabel(context, inks));
}

function paintFern(context: Konva.Context, { fern, vein }: Inks) {
  const count = 25;
  for (let i = count; i > 1; i -= 1) {
    const part = i / count;
    const y = -part * 240;
    const x = 22 * part ** 2;
    // Longest at a fifth of the way up.
    const length = 62 * (1 - part) ** 0.8 * Math.min(1, 0.4 + 3 * part) + 4;
    for (const side of [-1, 1]) {
      at(context, [x, y, side * (0.95 + 0.2 * part), 1], () => {
        paintPinna(context, length, fern);
        line(context, `M0 0 L0 ${-length * 0.9}`, vein, 0.7);
      });
    }
  }
  line(context, 'M0 14 C2 -70 6 -160 22 -240', fern, 3.2);
  line(context, 'M0 14 C2 -70 6 -160 22 -240', vein, 1);
}

/** One feather of the fern, upward: round teeth on both sides, smaller toward the tip. */
function paintPinna(context: Konva.Context, length: number, color: string) {
  const teeth = Math.max(3, Math.round(length / 7));
  context.fillStyle = color;
  context.beginPath();
  for (let i = 0; i < teeth; i += 1) {
    const y = -((i + 0.5) / teeth) * length;
    const size = (1 - i / (teeth + 1)) * Math.min(6.4, 2 + length / 14);
    for (const side of [-1, 1]) {
      context.moveTo(side * size, y);
      context.ellipse(
        side * size * 0.55,
        y,
        size * 0.72,
        length / teeth / 1.7,
        side * 0.5,
        0,
        2 * Math.PI,
      );
    }
  }
  context.fill('nonzero');
}

function paintOak(context: Konva.Context, { oak, vein }: Inks) {
  path(
    context,
    'M0 62 C-6 52 -10 48 -20 50 C-34 50 -36 34 -26 28 C-44 30 -52 10 -34 4 C-52 -2 -48 -24 -28 -22 C-40 -34 -28 -50 -14 -42 C-16 -56 -6 -64 0 -66 C6 -64 16 -56 14 -42 C28 -50 40 -34 28 -22 C48 -24 52 -2 34 4 C52 10 44 30 26 28 C36 34 34 50 20 50 C10 48 6 52 0 62 Z',
    oak,
  );
  line(
    context,
    'M0 88 L0 -56 M0 40 L-22 40 M0 40 L22 40 M0 20 L-36 12 M0 20 L36 12 M0 -4 L-34 -14 M0 -4 L34 -14 M0 -26 L-20 -38 M0 -26 L20 -38',
    vein,
    1.4,
  );
  line(context, 'M0 60 C1 72 -1 80 3 92', oak, 3);
}

function paintGinkgo(context: Konva.Context, { ginkgo, vein }: Inks) {
  line(context, 'M0 0 C2 22 -4 40 4 58', ginkgo, 2.6);
  path(
    context,
    'M0 2 C-14 -14 -38 -18 -58 -30 C-62 -44 -46 -56 -34 -54 C-26 -66 -10 -66 -3 -56 L0 -34 L3 -56 C10 -66 26 -66 34 -54 C46 -56 62 -44 58 -30 C38 -18 14 -14 0 2 Z',
    ginkgo,
  );
  let veins = '';
  for (let i = -6; i <= 6; i += 1) {
    if (i === 0) continue;
    veins += `M0 0 Q${i * 3} -22 ${i * 8} ${-52 + Math.abs(i) * 2.6} `;
  }
  line(context, veins, vein, 0.8);
}

function paintPoppy(context: Konva.Context, { flower, fern, vein, words }: Inks) {
  line(context, 'M0 6 C-4 -40 10 -70 0 -118', fern, 2.4);
  line(context, 'M-1 -30 C-16 -38 -22 -54 -30 -58 M-1 -30 C10 -42 20 -44 26 -58', fern, 2);
  for (const [x, turn] of [
    [-18, -0.7],
    [18, 0.7],
    [-8, -0.2],
    [10, 0.25],
  ] as const) {
    at(context, [x * 0.2, -118, turn, 1], () => {
      path(
        context,
        'M0 4 C-22 -4 -30 -28 -18 -42 C-10 -50 -4 -42 0 -44 C6 -42 12 -50 19 -41 C30 -26 22 -4 0 4 Z',
        flower,
      );
      line(context, 'M0 0 L-10 -34 M0 0 L0 -38 M0 0 L10 -34', vein, 0.8);
    });
  }
  context.fillStyle = words;
  context.beginPath();
  context.arc(0, -122, 6, 0, 2 * Math.PI);
  context.fill('nonzero');
}

function paintLabel(context: Konva.Context, { label, words }: Inks) {
  context.fillStyle = 'rgba(20, 16, 8, 0.22)';
  context.fillRect(2, 3, 112, 70);
  context.fillStyle = label;
  context.fillRect(0, 0, 112, 70);
  context.strokeStyle = words;
  context.lineWidth = 0.8;
  context.strokeRect(3.5, 3.5, 105, 63);
  context.fillStyle = words;
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.font = 'bold 7px Georgia, "Times New Roman", serif';
  context.fillText('HERBARIUM OF IDA FALK', 56, 17);
  context.font = 'italic 10px Georgia, "Times New Roman", serif';
  context.fillText('Dryopteris filix-mas', 56, 33);
  context.font = '7px Georgia, "Times New Roman", serif';
  context.fillText('and three found on the way', 56, 46);
  context.fillText('No. 214   ·   9 June 1893', 56, 59);
}
