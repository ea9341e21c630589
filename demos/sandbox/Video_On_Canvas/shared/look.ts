import type Konva from 'konva';
import { arrowStep } from '../../../common/konva/arrow-step';
import { createRandom } from '../../../common/konva/random';
import { hang, jump, SCREEN, SIZE, type Cinema } from './cinema';
import { seek, togglePlay } from './film';

export const LABEL = 'Open-air cinema';
export const HELP =
  'Arrow keys move the screen, with Shift faster. Space plays and pauses. Page Up and Page Down jump by a second.';

/** The front of the projector. */
const LENS = { x: 280, y: 268 };

/** The garden is as wide as the stage. */
export function fit(width: number) {
  const scale = Math.max(width, 1) / SIZE.width;
  return { width, height: SIZE.height * scale, scaleX: scale, scaleY: scale };
}

export const gardenConfig = {
  name: 'garden',
  listening: false,
  sceneFunc: ({ _context }) => drawGarden(_context),
} satisfies Konva.ShapeConfig;

/** The video on a white cloth. Its size is given, because a video has none before it is loaded. */
export const screenConfig = ({ place }: Cinema, video: HTMLVideoElement) =>
  ({
    name: 'screen',
    image: video,
    ...place,
    ...SCREEN,
    offsetX: SCREEN.width / 2,
    offsetY: SCREEN.height / 2,
    fill: '#10131f',
    stroke: '#f4ecd8',
    strokeWidth: 9,
    draggable: true,
    shadowColor: '#05070f',
    shadowBlur: 14,
    shadowOffsetY: 6,
    shadowOpacity: 0.6,
  }) satisfies Konva.ImageConfig;

/** The title, until there is a picture. */
export const titleConfig = ({ place, status }: Cinema) =>
  ({
    name: 'title',
    ...place,
    visible: status !== 'ready',
    isLoading: status === 'loading',
    listening: false,
    sceneFunc: drawTitle,
  }) satisfies Konva.ShapeConfig;

/** Ropes from the trees to the screen. */
export const ropesConfig = ({ place: { x, y } }: Cinema) =>
  ({
    name: 'ropes',
    left: x - SCREEN.width / 2 - 2,
    right: x + SCREEN.width / 2 + 2,
    top: y - SCREEN.height / 2 - 2,
    bottom: y + SCREEN.height / 2 + 2,
    listening: false,
    sceneFunc: drawRopes,
  }) satisfies Konva.ShapeConfig;

/** From the projector to the corners of the screen, while a film plays. */
export function beamConfig({ place: { x, y }, isPlaying, status }: Cinema) {
  const [left, right] = [x - SCREEN.width / 2, x + SCREEN.width / 2];
  const [top, bottom] = [y - SCREEN.height / 2, y + SCREEN.height / 2];
  return {
    name: 'beam',
    points: [
      LENS.x - 4,
      LENS.y,
      left,
      bottom,
      left,
      top,
      right,
      top,
      right,
      bottom,
      LENS.x + 4,
      LENS.y,
    ],
    closed: true,
    visible: isPlaying && status === 'ready',
    fillLinearGradientStartPoint: { x: LENS.x, y: LENS.y },
    fillLinearGradientEndPoint: { x, y: bottom },
    fillLinearGradientColorStops: [0, 'rgba(255, 244, 214, 0.5)', 1, 'rgba(255, 244, 214, 0.07)'],
    listening: false,
  } satisfies Konva.LineConfig;
}

/** The projector and the people, in front of the beam. */
export const frontConfig = {
  name: 'front',
  listening: false,
  sceneFunc: ({ _context }) => {
    drawProjector(_context);
    drawPeople(_context);
  },
} satisfies Konva.ShapeConfig;

/** Puts a dragged screen back between the trees, and says where that is. */
export function placeIn(node: Konva.Node, cinema: Cinema) {
  const { place } = hang(cinema, node.position());
  node.position(place);
  return place;
}

/** Does what a key means: moves the screen, or tells the video. Undefined if it means nothing here. */
export function cinemaKey(
  event: KeyboardEvent,
  video: HTMLVideoElement,
): ((cinema: Cinema) => Cinema) | undefined {
  const { key, shiftKey, altKey, ctrlKey, metaKey } = event;
  const by = arrowStep(event, shiftKey ? 20 : 4);
  if (by) return (cinema) => hang(cinema, { x: cinema.place.x + by.x, y: cinema.place.y + by.y });
  if (altKey || ctrlKey || metaKey) return undefined;
  const seconds = key === 'PageDown' ? 1 : key === 'PageUp' ? -1 : 0;
  if (key !== ' ' && seconds === 0) return undefined;
  return (cinema) => {
    // The video answers with events of its own.
    if (key === ' ') togglePlay(video);
    else if (cinema.duration > 0) seek(video, jump(cinema, seconds));
    return cinema;
  };
}

function drawGarden(context: CanvasRenderingContext2D) {
  const { width, height } = SIZE;
  const sky = context.createLinearGradient(0, 0, 0, 250);
  sky.addColorStop(0, '#141a3c');
  sky.addColorStop(0.45, '#3a3768');
  sky.addColorStop(0.75, '#9a5a72');
  sky.addColorStop(1, '#e79a6a');
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);
  const random = createRandom(3);
  for (let i = 0; i < 90; i += 1) {
    const y = random() ** 2 * 150;
    context.fillStyle = `rgba(255, 246, 224, ${0.9 - y / 190})`;
    context.beginPath();
    context.arc(random() * width, y, 0.5 + random() * 0.9, 0, 2 * Math.PI);
    context.fill();
  }
  context.fillStyle = '#fbeec4';
  context.beginPath();
  context.arc(492, 42, 13, 0, 2 * Math.PI);
  context.fill();

  // Hills, a hedge and the lawn.
  context.fillStyle = '#5d3f60';
  context.beginPath();
  context.moveTo(0, 226);
  context.bezierCurveTo(120, 182, 230, 232, 330, 204);
  context.bezierCurveTo(420, 180, 500, 214, 560, 198);
  context.lineTo(560, 260);
  context.lineTo(0, 260);
  context.fill();
  context.fillStyle = '#2a3247';
  context.beginPath();
  context.moveTo(0, 262);
  for (let x = 0; x <= width; x += 20) {
    context.quadraticCurveTo(x - 10, 226 + random() * 8, x, 238 + random() * 5);
  }
  context.lineTo(width, 262);
  context.fill();
  const lawn = context.createLinearGradient(0, 246, 0, height);
  lawn.addColorStop(0, '#2f4a45');
  lawn.addColorStop(1, '#152a2a');
  context.fillStyle = lawn;
  context.fillRect(0, 248, width, height - 248);
  context.strokeStyle = 'rgba(120, 170, 130, 0.25)';
  context.lineWidth = 1.2;
  context.beginPath();
  for (let i = 0; i < 150; i += 1) {
    const [x, y] = [random() * width, 254 + random() * 92];
    context.moveTo(x, y);
    context.lineTo(x + 2, y - 5);
  }
  context.stroke();

  drawTree(context, 36, 1);
  drawTree(context, 524, -1);
  drawLights(context);
}

function drawTree(context: CanvasRenderingContext2D, x: number, side: 1 | -1) {
  context.fillStyle = '#1a1b2e';
  context.beginPath();
  context.moveTo(x - 13, 268);
  context.quadraticCurveTo(x - 5, 190, x - 7 + side * 4, 40);
  context.lineTo(x + 7 + side * 4, 40);
  context.quadraticCurveTo(x + 6, 190, x + 15, 268);
  context.fill();
  const random = createRandom(side + 9);
  for (let i = 0; i < 46; i += 1) {
    const away = random() * 62;
    const angle = random() * 2 * Math.PI;
    context.fillStyle = i % 4 === 0 ? '#27324a' : '#1e2439';
    context.beginPath();
    context.arc(
      x - side * 14 + Math.cos(angle) * away * 1.1,
      30 + Math.sin(angle) * away * 0.72,
      12 + random() * 14,
      0,
      2 * Math.PI,
    );
    context.fill();
  }
}

/** A string of lamps between the trees. */
function drawLights(context: CanvasRenderingContext2D) {
  context.strokeStyle = '#11132a';
  context.lineWidth = 1.6;
  context.beginPath();
  context.moveTo(40, 10);
  context.quadraticCurveTo(280, 46, 520, 10);
  context.stroke();
  const colors = ['#ffd27a', '#f27d6a', '#8fd0c4', '#f6f0d8'];
  for (let i = 1; i < 16; i += 1) {
    const part = i / 16;
    const x = 40 + part * 480;
    const y = 10 + 2 * part * (1 - part) * 36 + 6;
    const color = colors[i % 4] ?? '';
    context.save();
    context.shadowColor = color;
    context.shadowBlur = 12;
    context.fillStyle = color;
    context.beginPath();
    context.arc(x, y, 4, 0, 2 * Math.PI);
    context.fill();
    context.restore();
  }
}

function drawRopes({ _context: context }: Konva.Context, shape: Konva.Shape) {
  const at = (name: string) => Number(shape.getAttr(name));
  context.strokeStyle = '#d9c9a4';
  context.lineWidth = 1.6;
  context.beginPath();
  for (const [x, y, corner, edge] of [
    [42, 66, 'left', 'top'],
    [518, 66, 'right', 'top'],
    [40, 214, 'left', 'bottom'],
    [520, 214, 'right', 'bottom'],
  ] as const) {
    context.moveTo(x, y);
    context.lineTo(at(corner), at(edge));
  }
  context.stroke();
}

/** A paper title with a play sign, or three dots while the film is loading. */
function drawTitle({ _context: context }: Konva.Context, shape: Konva.Shape) {
  const { width, height } = SCREEN;
  context.translate(-width / 2, -height / 2);
  context.fillStyle = '#1b2038';
  context.fillRect(4, 4, width - 8, height - 8);
  context.strokeStyle = '#e8b85c';
  context.lineWidth = 1.4;
  context.strokeRect(11, 11, width - 22, height - 22);
  context.strokeRect(14.5, 14.5, width - 29, height - 29);
  context.textAlign = 'center';
  context.fillStyle = '#f6ead0';
  context.font = 'italic 600 22px Georgia, "Times New Roman", serif';
  context.fillText('A Morning Aloft', width / 2, 50);
  context.fillStyle = '#c6a968';
  context.font = '600 9.5px system-ui, sans-serif';
  context.fillText('A SILENT FILM OF EIGHT SECONDS', width / 2, 68);
  context.fillStyle = '#e8b85c';
  context.beginPath();
  if (shape.getAttr('isLoading')) {
    for (const dx of [-14, 0, 14]) {
      context.moveTo(width / 2 + dx + 3.5, 99);
      context.arc(width / 2 + dx, 99, 3.5, 0, 2 * Math.PI);
    }
  } else {
    context.moveTo(width / 2 - 9, 85);
    context.lineTo(width / 2 + 15, 99);
    context.lineTo(width / 2 - 9, 113);
  }
  context.fill();
}

function drawProjector(context: CanvasRenderingContext2D) {
  context.strokeStyle = '#0e1320';
  context.lineWidth = 4;
  context.beginPath();
  context.moveTo(268, 300);
  context.lineTo(258, 336);
  context.moveTo(292, 300);
  context.lineTo(302, 336);
  context.stroke();
  context.fillStyle = '#3c4a63';
  for (const x of [266, 297]) {
    context.beginPath();
    context.arc(x, 262, 13, 0, 2 * Math.PI);
    context.fill();
  }
  context.strokeStyle = '#18202f';
  context.lineWidth = 2;
  for (const x of [266, 297]) {
    context.beginPath();
    context.arc(x, 262, 8, 0, 2 * Math.PI);
    context.stroke();
  }
  context.fillStyle = '#55647f';
  context.beginPath();
  context.roundRect(252, 270, 56, 32, 5);
  context.fill();
  context.fillStyle = '#18202f';
  context.fillRect(252, 288, 56, 3);
  context.fillStyle = '#ffdf9a';
  context.beginPath();
  context.arc(LENS.x, LENS.y + 8, 5, 0, 2 * Math.PI);
  context.fill();
}

/** Three pairs in deck chairs, from behind. */
function drawPeople(context: CanvasRenderingContext2D) {
  for (const [x, stripe, hair] of [
    [96, '#c8523f', '#2b1b22'],
    [164, '#e0a23c', '#40262a'],
    [396, '#4f8f86', '#1d1a28'],
    [466, '#c8523f', '#5a3428'],
  ] as const) {
    context.strokeStyle = '#1a1413';
    context.lineWidth = 4;
    context.beginPath();
    context.moveTo(x - 24, 346);
    context.lineTo(x - 20, 286);
    context.moveTo(x + 24, 346);
    context.lineTo(x + 20, 286);
    context.stroke();
    context.fillStyle = hair;
    context.beginPath();
    context.arc(x, 281, 12, 0, 2 * Math.PI);
    context.fill();
    for (let i = 0; i < 5; i += 1) {
      context.fillStyle = i % 2 === 0 ? stripe : '#eadfc6';
      context.fillRect(x - 20 + i * 8, 288, 8, 58);
    }
    context.fillStyle = 'rgba(10, 16, 30, 0.35)';
    context.fillRect(x - 20, 288, 40, 58);
  }
}
