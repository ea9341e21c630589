import type Konva from 'konva';
import { arrowStep } from '../../../common/konva/arrow-step';
import { hang, jump, SCREEN, SIZE, type Cinema } from './cinema';
import { seek, togglePlay } from './film';

export const LABEL = 'Open-air cinema';
export const HELP =
  'Arrow keys move the screen, with Shift faster. Space plays and pauses. Page Up and Page Down jump by a second.';

/** The front of the projector. */
export const LENS = { x: 280, y: 268 };

/** The garden is as wide as the stage. */
export function fit(width: number) {
  const scale = Math.max(width, 1) / SIZE.width;
  return { width, height: SIZE.height * scale, scaleX: scale, scaleY: scale };
}

export const gardenConfig = { name: 'garden', listening: false, ...SIZE };

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

/** The title, until there is an image. */
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
export const frontConfig = { name: 'front', listening: false, ...SIZE };

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
