import Konva from 'konva';
import { PICTURE, type Disc } from './composition';

Konva.dragButtons = [0]; // Without this line, the middle button drags, too.

/** Colors and drawings of the stamp and of the envelope. Replace them, and the rest of the demo stays as it is. */
const NIGHT = '#13203b';
const PAPER = '#f5ead6';
const WORDS = '#2c3550';
const SERIF = 'Georgia, "Times New Roman", serif';

/** Rings from the outside in. */
const RINGS: readonly (readonly string[])[] = [
  ['#e4572e', '#f2b134', '#13203b', '#f5ead6', '#e4572e'],
  ['#2a9d8f', '#f5ead6', '#e4572e'],
  ['#f2b134', '#e8a0a8', '#7b3f61', '#f2b134'],
  ['#e8a0a8', '#e4572e', '#f5ead6'],
  ['#f5ead6', '#2a9d8f', '#13203b'],
  ['#f2b134', '#f5ead6'],
];

/** A ring of a disc. */
export function ringConfigs({ radius, palette }: Disc) {
  const colors = RINGS[palette] ?? [];
  return colors.map((fill, i) => ({ fill, radius: radius * (1 - i / (colors.length + 0.35)) }));
}

export const discConfig = (disc: Disc) =>
  ({ name: 'disc', id: `disc-${disc.id}`, x: disc.x, y: disc.y }) satisfies Konva.GroupConfig;

/** The ring around the disc that the keys move. It is not part of the stamp. */
export const markConfig = (disc: Disc) =>
  ({
    name: 'mark',
    x: disc.x,
    y: disc.y,
    radius: disc.radius + 5,
    stroke: '#ffffff',
    strokeWidth: 2,
    dash: [6, 4],
    listening: false,
  }) satisfies Konva.CircleConfig;

/** The paper with its lines, the value and the country. */
export const paperConfig = {
  ...PICTURE,
  name: 'paper',
  fill: NIGHT,
  preventDefault: false,
} satisfies Konva.RectConfig;

export const lineConfigs = [
  { points: [-10, 262, 410, 128], stroke: '#f5ead6', strokeWidth: 1.5 },
  { points: [-10, 180, 250, 310], stroke: '#2a9d8f', strokeWidth: 5 },
  { points: [60, -10, 330, 310], stroke: '#f2b134', strokeWidth: 1.5 },
  { points: [226, -10, 402, 152], stroke: '#e8a0a8', strokeWidth: 3 },
  { points: [20, 240, 88, 172, 102, 262], stroke: '#f2b134', strokeWidth: 2, closed: true },
] satisfies Konva.LineConfig[];

export const wordConfigs = [
  { text: '45', x: 336, y: 232, fontSize: 50, fontStyle: 'bold', fill: PAPER, fontFamily: SERIF },
  {
    text: 'POSTA AURELIA',
    x: 16,
    y: 272,
    fontSize: 15,
    letterSpacing: 3,
    fill: PAPER,
    fontFamily: SERIF,
  },
] satisfies Konva.TextConfig[];

/** The clip of a picture: discs end at its edge. */
export const pictureClip = {
  clipX: 0,
  clipY: 0,
  clipWidth: PICTURE.width,
  clipHeight: PICTURE.height,
};

/** A stamp has a quarter of the picture's size. */
export const QUARTER = 0.25;

/** The envelope: its own size, and where its two stamps are. */
export const ENVELOPE = { width: 320, height: 176 };
export const LIVE = { x: 58, y: 30 };
export const TAKEN = { x: 186, y: 30 };
const EDGE = 7;
const STAMP = {
  width: PICTURE.width * QUARTER + 2 * EDGE,
  height: PICTURE.height * QUARTER + 2 * EDGE,
};

/** Draws paper with stripes of air mail along its edge, an address, and two perforated stamps without their pictures. */
export function drawEnvelope(context: Konva.Context) {
  const { width, height } = ENVELOPE;
  context.fillStyle = PAPER;
  context.fillRect(0, 0, width, height);
  context.save();
  context.beginPath();
  context.rect(0, 0, width, height);
  context.rect(8, 8, width - 16, height - 16);
  context.clip('evenodd');
  for (let i = -12; i < 40; i += 1) {
    context.fillStyle = ['#e4572e', PAPER, '#2a6f9d', PAPER][(i + 12) % 4] ?? PAPER;
    context.beginPath();
    context.moveTo(i * 14, 0);
    context.lineTo(i * 14 + 14, 0);
    context.lineTo(i * 14 + 14 - height, height);
    context.lineTo(i * 14 - height, height);
    context.fill();
  }
  context.restore();
  for (const { x, y } of [LIVE, TAKEN]) drawPerforation(context, x - EDGE, y - EDGE);
  context.fillStyle = WORDS;
  context.font = `12px ${SERIF}`;
  context.textAlign = 'center';
  context.fillText('live', LIVE.x + 50, LIVE.y + 101);
  context.fillText('after release', TAKEN.x + 50, TAKEN.y + 101);
  context.font = `italic 15px ${SERIF}`;
  context.fillText('Ida Morell, Orchard Quay 9, Aurelia', width / 2, 158);
}

/** White paper with half circles cut out of its edge, and its shadow. */
function drawPerforation(context: Konva.Context, x: number, y: number) {
  const step = 7.15;
  const bite = 2.1;
  const across = Math.round(STAMP.width / step);
  const down = Math.round(STAMP.height / step);
  const hole = (at: number, count: number, length: number) => ((at + 0.5) / count) * length;
  context.save();
  context.shadowColor = 'rgba(19, 32, 59, 0.35)';
  context.shadowBlur = 5;
  context.shadowOffsetY = 1.5;
  context.fillStyle = '#ffffff';
  context.beginPath();
  context.moveTo(x, y);
  for (let i = 0; i < across; i += 1) {
    context.arc(x + hole(i, across, STAMP.width), y, bite, Math.PI, 0, true);
  }
  context.lineTo(x + STAMP.width, y);
  for (let i = 0; i < down; i += 1) {
    context.arc(
      x + STAMP.width,
      y + hole(i, down, STAMP.height),
      bite,
      -Math.PI / 2,
      Math.PI / 2,
      true,
    );
  }
  context.lineTo(x + STAMP.width, y + STAMP.height);
  for (let i = across - 1; i >= 0; i -= 1) {
    context.arc(x + hole(i, across, STAMP.width), y + STAMP.height, bite, 0, Math.PI, true);
  }
  context.lineTo(x, y + STAMP.height);
  for (let i = down - 1; i >= 0; i -= 1) {
    context.arc(x, y + hole(i, down, STAMP.height), bite, Math.PI / 2, -Math.PI / 2, true);
  }
  context.closePath();
  context.fill();
  context.restore();
}

/** Waves and a ring over the corner of both stamps. */
export function drawPostmark(context: Konva.Context) {
  context.strokeStyle = 'rgba(19, 32, 59, 0.6)';
  context.lineWidth = 1.4;
  for (let i = 0; i < 4; i += 1) {
    context.beginPath();
    for (let x = 120; x <= 196; x += 2) {
      const y = 26 + i * 6 + 2.4 * Math.sin(x / 5);
      if (x === 120) context.moveTo(x, y);
      else context.lineTo(x, y);
    }
    context.stroke();
  }
  for (const radius of [19, 13]) {
    context.beginPath();
    context.arc(172, 96, radius, 0, 2 * Math.PI);
    context.stroke();
  }
}
