/** The shadow theater: a lit paper screen, puppets of card, and a curtain around them. */
import type Konva from 'konva';
import { clipAt, type Clips, partAt } from './clips';
import { type Layout, SCENE } from './editor';
import { poseAt, type Track } from './play';

type Pen = CanvasRenderingContext2D;
type Rgb = readonly [number, number, number];

const CARD = '#1c0e0b';
const SERIF = "Georgia, 'Times New Roman', serif";

/** Upper and lower color of the screen, when an action of the lamp begins and when it ends. */
const LAMPS: Record<string, readonly [Rgb, Rgb, Rgb, Rgb]> = {
  dusk: [
    [247, 178, 74],
    [253, 218, 150],
    [196, 66, 44],
    [244, 150, 78],
  ],
  night: [
    [44, 66, 118],
    [112, 146, 186],
    [26, 42, 86],
    [74, 112, 160],
  ],
  dawn: [
    [116, 96, 150],
    [242, 184, 150],
    [250, 220, 160],
    [255, 242, 208],
  ],
};
const DARK: readonly [Rgb, Rgb] = [
  [38, 22, 18],
  [58, 35, 26],
];

const mixed = (a: Rgb, b: Rgb, part: number): Rgb => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
  a[2] + (b[2] - a[2]) * part,
];

const css = ([red, green, blue]: Rgb) =>
  `rgb(${Math.round(red)}, ${Math.round(green)}, ${Math.round(blue)})`;

function lampAt(clips: Clips, frame: number): readonly [Rgb, Rgb] {
  const clip = clipAt(clips, 'light', frame);
  const lamp = clip && LAMPS[clip.action];
  if (!clip || !lamp) return DARK;
  const part = partAt(clip, frame);
  return [mixed(lamp[0], lamp[2], part), mixed(lamp[1], lamp[3], part)];
}

/** The colors of the screen. Each is the mean of the surrounding frames, so the lamp fades from clip to clip. */
export function lightAt(clips: Clips, frame: number): { top: string; low: string } {
  const sums: [Rgb, Rgb] = [
    [0, 0, 0],
    [0, 0, 0],
  ];
  const around = [-4, -2, 0, 2, 4];
  for (const off of around) {
    const lamp = lampAt(clips, Math.max(0, frame + off));
    sums.forEach((sum, i) => {
      const [red, green, blue] = lamp[i] ?? [0, 0, 0];
      sums[i] = [sum[0] + red, sum[1] + green, sum[2] + blue];
    });
  }
  const mean = ([red, green, blue]: Rgb) =>
    css([red / around.length, green / around.length, blue / around.length]);
  return { top: mean(sums[0]), low: mean(sums[1]) };
}

const pen = (context: Konva.Context): Pen => context._context;

function drawScreen(context: Konva.Context, shape: Konva.Shape) {
  const draw = pen(context);
  const paper = draw.createLinearGradient(0, 0, 0, SCENE.height);
  paper.addColorStop(0, String(shape.getAttr('top')));
  paper.addColorStop(1, String(shape.getAttr('low')));
  draw.fillStyle = paper;
  draw.fillRect(0, 0, SCENE.width, SCENE.height);
  // The lamp behind the paper, and the dark of the corners.
  const lamp = draw.createRadialGradient(320, 150, 20, 320, 150, 360);
  lamp.addColorStop(0, 'rgba(255, 244, 210, 0.42)');
  lamp.addColorStop(0.45, 'rgba(255, 240, 200, 0.08)');
  lamp.addColorStop(1, 'rgba(20, 6, 4, 0.5)');
  draw.fillStyle = lamp;
  draw.fillRect(0, 0, SCENE.width, SCENE.height);
  draw.fillStyle = 'rgba(255, 250, 230, 0.05)';
  for (let y = 6; y < SCENE.height; y += 9) draw.fillRect(0, y + (y % 4), SCENE.width, 1.2);
}

/** The paper. It has the numbers as attributes and one drawing function, so it is drawn again only when a color changes. */
export const screenConfig = (clips: Clips, frame: number) => ({
  name: 'screen',
  ...lightAt(clips, frame),
  sceneFunc: drawScreen,
});

export function moonConfig(clips: Clips, frame: number) {
  const clip = clipAt(clips, 'moon', frame);
  const { x, y } = clip ? poseAt(clip.action, partAt(clip, frame)) : { x: -200, y: -200 };
  return {
    name: 'moon',
    x,
    y,
    radius: 25,
    fill: '#fff4d2',
    shadowColor: '#fff0c0',
    shadowBlur: 34,
    visible: clip !== undefined,
  };
}

const rod = (x: number, y: number) => `M${x - 1} ${y} L${x - 1} 300 L${x + 1} 300 L${x + 1} ${y} Z`;

const gull = (x: number, y: number, size: number) =>
  `M${x} ${y} q${size * 0.6} ${-size} ${size} ${-size * 0.05} q${size * 0.4} ${-size * 0.95} ${size} ${size * 0.05} ` +
  `q${-size * 0.6} ${-size * 0.45} ${-size} ${size * 0.35} q${-size * 0.4} ${-size * 0.8} ${-size} ${-size * 0.35} Z`;

/** Silhouettes around 0, 0: the boat at its water line, the others at their middles. */
const PUPPETS: Partial<Record<Track, string>> = {
  boat:
    'M-60 -14 C-50 -4 26 -2 64 -12 C58 8 42 18 20 20 L-30 20 C-50 16 -58 2 -60 -14 Z ' +
    'M-5 -8 L-5 -104 L-1 -104 L-1 -8 Z M3 -98 C34 -74 44 -44 42 -22 L3 -20 Z ' +
    'M-9 -90 C-24 -66 -36 -44 -46 -26 L-9 -22 Z M-3 -104 L16 -110 L-3 -118 Z ' +
    'M-1 18 L-1 120 L1 120 L1 18 Z',
  // The eye is drawn in the opposite direction, which makes it a hole.
  whale:
    'M-88 6 C-90 -22 -58 -40 -18 -38 C24 -36 52 -16 74 -14 C84 -14 88 -26 84 -42 C98 -36 108 -30 122 -38 ' +
    'C118 -18 104 -8 93 0 C98 8 100 20 98 32 C84 24 76 14 66 12 C40 32 -10 40 -48 32 C-66 30 -82 24 -88 6 Z ' +
    'M-26 32 C-18 48 -4 58 14 58 C8 48 6 40 4 32 Z M-70 -4 a3.6 3.6 0 1 0 7.2 0 a3.6 3.6 0 1 0 -7.2 0 Z ' +
    'M-1 34 L-1 240 L1 240 L1 34 Z',
  gulls: [
    gull(-62, 14, 20),
    gull(-24, -14, 26),
    gull(20, 12, 18),
    gull(36, -26, 15),
    gull(-54, -30, 13),
    rod(2, -8),
  ].join(' '),
};

/** A puppet at the position that its clip defines, or hidden. */
export function puppetConfig(clips: Clips, frame: number, track: 'boat' | 'whale' | 'gulls') {
  const clip = clipAt(clips, track, frame);
  const pose = clip && poseAt(clip.action, partAt(clip, frame));
  return {
    name: track,
    data: PUPPETS[track] ?? '',
    fill: CARD,
    x: pose?.x ?? -200,
    y: pose?.y ?? -200,
    rotation: pose?.rotation ?? 0,
    visible: pose !== undefined,
  };
}

const WAVES = Array.from({ length: 20 }, () => 'q22 -15 44 0').join(' ');

/** Waves of card that follow the playhead. */
export const wavesConfig = (frame: number, row: 0 | 1) => ({
  name: 'waves',
  data: `M-88 0 ${WAVES} L792 90 L-88 90 Z`,
  x: row === 0 ? (frame * 0.9) % 44 : 22 - ((frame * 1.4) % 44),
  y: row === 0 ? 226 : 246,
  fill: CARD,
  opacity: row === 0 ? 0.62 : 0.97,
});

/** The cliff with the lighthouse, and the village on the other side. */
export const coastConfig = {
  data:
    'M0 280 L0 176 C30 166 62 176 86 196 C106 212 130 216 152 238 L164 280 Z ' +
    'M52 182 L57 112 L73 112 L78 190 Z M50 112 L80 112 L80 107 L50 107 Z M56 107 L56 104 L74 104 L74 107 Z ' +
    'M56 94 L74 94 L74 91 L56 91 Z M52 92 L65 76 L78 92 Z M57 105 L57 92 L59 92 L59 105 Z M71 105 L71 92 L73 92 L73 105 Z ' +
    'M498 280 C502 252 512 242 532 230 C564 210 604 190 640 196 L640 280 Z ' +
    'M548 224 L548 194 L561 180 L574 194 L574 220 Z M580 214 L580 190 L591 178 L602 190 L602 208 Z ' +
    'M530 234 L522 234 L536 190 L550 234 Z M612 200 L604 204 L617 160 L630 200 Z',
  fill: CARD,
};

/** Its lantern, which shines unless the lamp shows daylight. */
export const lanternConfig = {
  name: 'lantern',
  x: 65,
  y: 99,
  radius: 5,
  fill: '#ffe9a0',
  shadowColor: '#ffdf80',
  shadowBlur: 22,
};

/** The scene fills its part of the stage. */
export const theaterConfig = ({ theater: { x, scale } }: Layout) => ({
  x,
  scaleX: scale,
  scaleY: scale,
  clipX: 0,
  clipY: 0,
  clipWidth: SCENE.width,
  clipHeight: SCENE.height,
});

function drawDrape(draw: Pen, left: number, right: number, height: number) {
  const folds = Math.max(2, Math.round((right - left) / 17));
  const wide = (right - left) / folds;
  for (let i = 0; i < folds; i += 1) {
    const x = left + i * wide;
    const fold = draw.createLinearGradient(x, 0, x + wide, 0);
    fold.addColorStop(0, '#3d0c12');
    fold.addColorStop(0.45, '#932a2e');
    fold.addColorStop(0.7, '#6d1a20');
    fold.addColorStop(1, '#3d0c12');
    draw.fillStyle = fold;
    draw.fillRect(x, 0, wide + 0.6, height);
  }
}

function drawCurtain(context: Konva.Context, shape: Konva.Shape) {
  const draw = pen(context);
  const [width, scale, height] = ['width', 'sceneScale', 'height'].map((key) =>
    Number(shape.getAttr(key)),
  );
  if (!width || !scale || !height) return;
  const left = (width - SCENE.width * scale) / 2 + 22 * scale;
  const right = width - left;
  drawDrape(draw, 0, left, height);
  drawDrape(draw, right, width, height);
  // The valance hangs in swags with a golden fringe.
  const swags = Math.max(3, Math.round(width / (84 * scale)));
  const wide = width / swags;
  for (let i = 0; i < swags; i += 1) {
    const x = i * wide;
    const cloth = draw.createLinearGradient(x, 0, x + wide, 0);
    cloth.addColorStop(0, '#4a1016');
    cloth.addColorStop(0.5, '#a43334');
    cloth.addColorStop(1, '#4a1016');
    draw.fillStyle = cloth;
    draw.strokeStyle = '#dca93f';
    draw.lineWidth = 2.4 * scale;
    draw.beginPath();
    draw.moveTo(x, 0);
    draw.lineTo(x, 15 * scale);
    draw.quadraticCurveTo(x + wide / 2, 45 * scale, x + wide, 15 * scale);
    draw.lineTo(x + wide, 0);
    draw.fill();
    draw.beginPath();
    draw.moveTo(x, 15 * scale);
    draw.quadraticCurveTo(x + wide / 2, 45 * scale, x + wide, 15 * scale);
    draw.stroke();
  }
  // The sill, with the name of the play.
  const sill = height - 24 * scale;
  const wood = draw.createLinearGradient(0, sill, 0, height);
  wood.addColorStop(0, '#6b3a22');
  wood.addColorStop(1, '#2f150e');
  draw.fillStyle = wood;
  draw.fillRect(0, sill, width, height - sill);
  draw.fillStyle = '#dca93f';
  draw.fillRect(0, sill, width, 1.6 * scale);
  draw.font = `italic ${Math.max(9, 13.5 * scale)}px ${SERIF}`;
  draw.textAlign = 'center';
  draw.textBaseline = 'middle';
  draw.fillStyle = '#f0cf86';
  draw.fillText('The whale and the lantern', width / 2, (sill + height) / 2 + scale);
}

export const curtainConfig = ({ width, theater: { scale, height } }: Layout) => ({
  name: 'curtain',
  width,
  height,
  sceneScale: scale,
  sceneFunc: drawCurtain,
});
