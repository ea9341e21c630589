import Konva from 'konva';
import { hang, jump, SCREEN, SIZE, type Cinema, type Point } from './cinema';
import { seek, togglePlay } from './film';

Konva.dragButtons = [0]; // Without this line, the middle button drags, too.
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
/** The projector and the people, in front of the beam. */
export const frontConfig = { name: 'front', listening: false, ...SIZE };

const MIDDLE = { offsetX: SCREEN.width / 2, offsetY: SCREEN.height / 2 };

/** The video on a white cloth. Its size is given, because a video has none before it is loaded. */
export const screenConfig = ({ place }: Cinema, video: HTMLVideoElement) =>
  ({
    name: 'screen',
    image: video,
    ...place,
    ...SCREEN,
    ...MIDDLE,
    fill: '#10131f',
    stroke: '#f4ecd8',
    strokeWidth: 9,
    draggable: true,
    shadowColor: '#05070f',
    shadowBlur: 14,
    shadowOffsetY: 6,
    shadowOpacity: 0.6,
  }) satisfies Konva.ImageConfig;

/** The title, until there is an image: the left half of its picture, or the right one while the film is loading. */
export const titleConfig = ({ place, status }: Cinema) => ({
  name: 'title',
  ...place,
  ...SCREEN,
  ...MIDDLE,
  crop: { x: status === 'loading' ? 512 : 0, y: 0, width: 512, height: 288 },
  visible: status !== 'ready',
  listening: false,
});

/** The left, right, upper and lower edge of the screen. */
const edgesOf = ({ x, y }: Point) => [x - 128, x + 128, y - 72, y + 72] as const;

/** Ropes from the trees to the screen. */
export function ropesConfig({ place }: Cinema) {
  const [left, right, top, bottom] = edgesOf(place);
  const data = `M42 66L${left} ${top}M518 66L${right} ${top}M40 214L${left} ${bottom}M520 214L${right} ${bottom}`;
  return { name: 'ropes', data, stroke: '#d9c9a4', strokeWidth: 1.6, listening: false };
}

/** From the projector to the corners of the screen, while a film plays. */
export function beamConfig({ place, isPlaying, status }: Cinema) {
  const [left, right, top, bottom] = edgesOf(place);
  const [from, to] = [LENS.x - 4, LENS.x + 4];
  return {
    name: 'beam',
    points: [from, LENS.y, left, bottom, left, top, right, top, right, bottom, to, LENS.y],
    closed: true,
    visible: isPlaying && status === 'ready',
    fillLinearGradientStartPoint: { x: LENS.x, y: LENS.y },
    fillLinearGradientEndPoint: { x: place.x, y: bottom },
    fillLinearGradientColorStops: [0, 'rgba(255, 244, 214, 0.5)', 1, 'rgba(255, 244, 214, 0.07)'],
    listening: false,
  } satisfies Konva.LineConfig;
}

/** Moves a dragged screen back between the trees, and returns its position. */
export function placeIn(node: Konva.Node, cinema: Cinema) {
  const { place } = hang(cinema, node.position());
  node.position(place);
  return place;
}

/** Handles a key: moves the screen, or controls the video. Undefined for other keys. */
export function cinemaKey(
  event: KeyboardEvent,
  video: HTMLVideoElement,
): ((cinema: Cinema) => Cinema) | undefined {
  const { key, shiftKey, altKey, ctrlKey, metaKey } = event;
  if (altKey || ctrlKey || metaKey) return undefined;
  const step = shiftKey ? 20 : 4;
  const x = step * (Number(key === 'ArrowRight') - Number(key === 'ArrowLeft'));
  const y = step * (Number(key === 'ArrowDown') - Number(key === 'ArrowUp'));
  if (x || y) return (cinema) => hang(cinema, { x: cinema.place.x + x, y: cinema.place.y + y });
  const seconds = key === 'PageDown' ? 1 : key === 'PageUp' ? -1 : 0;
  if (key !== ' ' && seconds === 0) return undefined;
  return (cinema) => {
    // The video then fires its own events.
    if (key === ' ') togglePlay(video);
    else if (cinema.duration > 0) seek(video, jump(cinema, seconds));
    return cinema;
  };
}
