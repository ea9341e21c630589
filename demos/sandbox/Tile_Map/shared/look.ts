import type Konva from 'konva';
import { pixelsPerKilometer, toStage, type Camera, type Point, type Size } from './camera';
import { ALL_PLACES, PLACES, type Kind, type Place } from './places';
import { heightAt } from './terrain';

const INK = '#26343a';
const PAPER = '#fffaf0';
const CORAL = '#d9482f';

/** Width of the box around a name: no text has to be measured. */
const NAME = 160;

const NAMES: Record<Kind, { size: number; style: string; fill: string; spacing: number }> = {
  town: { size: 13, style: 'bold', fill: INK, spacing: 0 },
  peak: { size: 12, style: 'italic', fill: '#5b3b22', spacing: 0 },
  light: { size: 12, style: 'bold', fill: '#8d2f23', spacing: 0 },
  island: { size: 14, style: 'normal', fill: '#46602f', spacing: 4 },
  water: { size: 14, style: 'italic', fill: '#2d6476', spacing: 2 },
};

const SYMBOLS: Record<Kind, string> = {
  town: 'M -4 -4 H 4 V 4 H -4 Z',
  peak: 'M -6 4 L 0 -6 L 6 4 Z',
  light: 'M -3 5 L -2 -5 H 2 L 3 5 Z',
  island: '',
  water: '',
};

/** A drop with its point at 0, 0. */
const PIN = 'M 0 0 C -4 -9 -11 -13 -11 -22 A 11 11 0 1 1 11 -22 C 11 -13 4 -9 0 0 Z';
/** The middle of a pin's head above its point. */
const HEAD = 22;
/** A pin is hit within this many pixels of its center. */
const REACH = 20;

const isSeen = ({ x, y }: Point, { width, height }: Size, room: number) =>
  x > -room && y > -room && x < width + room && y < height + room;

/** Places in view that are shown at this zoom, with their points on the stage. */
function seen(places: readonly Place[], camera: Camera, size: Size) {
  return places
    .filter(({ from }) => camera.zoom >= from)
    .map((place) => ({ place, point: toStage(camera, size, place) }))
    .filter(({ point }) => isSeen(point, size, NAME / 2));
}

/** The names in view. They are not in the tiles: they keep their size at every zoom, and no border cuts them. */
export const nameConfigs = (camera: Camera, size: Size) =>
  seen(ALL_PLACES, camera, size).map(({ place: { id, name, kind }, point }) => {
    const { size: fontSize, style, fill, spacing } = NAMES[kind];
    const hasPin = kind !== 'island' && kind !== 'water';
    return {
      id: `name-${id}`,
      name: 'place-name',
      x: Math.round(point.x),
      y: Math.round(point.y) + (hasPin ? 6 : -8),
      offsetX: NAME / 2,
      width: NAME,
      align: 'center',
      text: kind === 'island' ? name.toUpperCase() : name,
      fontFamily: 'Georgia, "Times New Roman", serif',
      fontSize,
      fontStyle: style,
      letterSpacing: spacing,
      fill,
      stroke: 'rgba(255, 250, 240, 0.75)',
      strokeWidth: kind === 'water' ? 0 : 3,
      fillAfterStrokeEnabled: true,
    } satisfies Konva.TextConfig;
  });

/** The pins in view, each with the symbol of its kind. The chosen one is larger. */
export const pinConfigs = (camera: Camera, size: Size, chosen: Place | null) =>
  seen(PLACES, camera, size).map(({ place, point }) => {
    const isChosen = place === chosen;
    return {
      id: place.id,
      group: {
        id: place.id,
        name: 'pin',
        x: Math.round(point.x),
        y: Math.round(point.y),
        scaleX: isChosen ? 1.25 : 0.85,
        scaleY: isChosen ? 1.25 : 0.85,
      } satisfies Konva.GroupConfig,
      drop: {
        data: PIN,
        fill: isChosen ? CORAL : '#2f5b6b',
        stroke: PAPER,
        strokeWidth: 1.5,
        shadowColor: '#16262c',
        shadowBlur: 5,
        shadowOpacity: 0.35,
        shadowOffsetY: 2,
      } satisfies Konva.PathConfig,
      symbol: { data: SYMBOLS[place.kind], y: -HEAD, fill: PAPER } satisfies Konva.PathConfig,
    };
  });

/** The place whose pin is at a point of the stage: the nearest one, if two are. */
export function placeAt(camera: Camera, size: Size, point: Point): Place | null {
  const away = ({ x, y }: Point) => Math.hypot(point.x - x, point.y - (y - 0.85 * HEAD));
  const [first] = seen(PLACES, camera, size).sort((a, b) => away(a.point) - away(b.point));
  return first && away(first.point) <= REACH ? first.place : null;
}

/** The place with a pin that is nearest to the middle of the view, for the Enter key. */
export function nearestPlace(camera: Camera, size: Size): Place | null {
  const away = ({ x, y }: Point) => Math.hypot(size.width / 2 - x, size.height / 2 - y);
  const [first] = seen(PLACES, camera, size)
    .filter(({ point }) => isSeen(point, size, 0))
    .sort((a, b) => away(a.point) - away(b.point));
  return first?.place ?? null;
}

/** The view in words, for those who move the map with keys and buttons. */
export function describeView(camera: Camera, size: Size): string {
  const place = nearestPlace(camera, size);
  return `Zoom ${camera.zoom.toFixed(1)}, ${place ? `near ${place.name}` : 'no pin in view'}.`;
}

/** Size of the popup, and how far its point is above the place. Without a text about the place, it is lower. */
const POPUP = { width: 220, height: 84, lowHeight: 50, above: 46 };

/** Height and kind of a place, for the small line of its popup. */
function factOf({ kind, x, y }: Place): string {
  if (kind === 'peak') return `Summit · ${Math.round(heightAt(x, y, 9))} m`;
  if (kind === 'light') return 'Lighthouse';
  if (kind === 'town') return 'Village';
  return kind === 'island' ? 'Island' : 'Water';
}

/** The popup of a place. Its group's 0, 0 is the tip of its arrow. */
export function popupConfig(camera: Camera, size: Size, place: Place) {
  const point = toStage(camera, size, place);
  const { width, above } = POPUP;
  const height = place.about === '' ? POPUP.lowHeight : POPUP.height;
  const hasPin = PLACES.includes(place);
  const text = { x: 14 - width / 2, width: width - 28, fontFamily: 'Georgia, serif' };
  return {
    group: {
      name: 'popup',
      x: Math.round(point.x),
      y: Math.round(point.y) - (hasPin ? above : 12),
    } satisfies Konva.GroupConfig,
    card: {
      data: `M 0 0 l -9 -10 H ${10 - width / 2} a 10 10 0 0 1 -10 -10 v ${20 - height} a 10 10 0 0 1 10 -10 h ${width - 20} a 10 10 0 0 1 10 10 v ${height - 20} a 10 10 0 0 1 -10 10 H 9 Z`,
      fill: PAPER,
      shadowColor: '#16262c',
      shadowBlur: 14,
      shadowOpacity: 0.3,
      shadowOffsetY: 4,
    } satisfies Konva.PathConfig,
    title: {
      ...text,
      name: 'popup-title',
      y: -height,
      text: place.name,
      fontSize: 17,
      fontStyle: 'bold',
      fill: INK,
    } satisfies Konva.TextConfig,
    fact: {
      ...text,
      y: -height + 21,
      text: factOf(place),
      fontSize: 12,
      fontStyle: 'italic',
      fill: CORAL,
    } satisfies Konva.TextConfig,
    about: {
      ...text,
      y: -height + 38,
      text: place.about,
      fontSize: 12.5,
      lineHeight: 1.25,
      fill: INK,
    } satisfies Konva.TextConfig,
  };
}

/** The camera that shows the whole popup, moved no farther than needed. */
export function cameraWithPopup(camera: Camera, size: Size, place: Place): Camera {
  const { x, y } = toStage(camera, size, place);
  const side = POPUP.width / 2 + 12;
  const top = POPUP.height + POPUP.above + 24;
  // In a stage that is too small for it, the popup is in the middle.
  const inside = (least: number, value: number, most: number) =>
    least > most ? (least + most) / 2 : Math.min(Math.max(value, least), most);
  const scale = pixelsPerKilometer(camera.zoom);
  return {
    ...camera,
    x: camera.x + (x - inside(side, x, size.width - side)) / scale,
    y: camera.y + (y - inside(top, y, size.height - 24)) / scale,
  };
}

/** The longest round distance that fits, and its length in pixels. */
export function scaleOf(zoom: number, mostPixels: number): { words: string; pixels: number } {
  const most = mostPixels / pixelsPerKilometer(zoom);
  const ten = 10 ** Math.floor(Math.log10(most));
  const kilometers = ten * ([5, 2].find((times) => times * ten <= most) ?? 1);
  const words = kilometers < 1 ? `${Math.round(kilometers * 1000)} m` : `${kilometers} km`;
  return { words, pixels: kilometers * pixelsPerKilometer(zoom) };
}

/** The scale bar at the bottom left. It belongs to the stage, not to the map. */
export function scaleBarConfig(zoom: number, { height }: Size) {
  const { words, pixels } = scaleOf(zoom, 130);
  const line = { x: 16, y: height - 18, points: [0, -7, 0, 0, pixels, 0, pixels, -7] };
  return {
    halo: { ...line, stroke: 'rgba(255, 250, 240, 0.85)', strokeWidth: 6 },
    bar: { ...line, name: 'scale', stroke: INK, strokeWidth: 2 },
    words: {
      name: 'scale-words',
      x: 22,
      y: height - 36,
      text: words,
      fontSize: 12,
      fontStyle: 'bold',
      fill: INK,
      stroke: 'rgba(255, 250, 240, 0.85)',
      strokeWidth: 3,
      fillAfterStrokeEnabled: true,
    },
  } satisfies Record<string, Konva.LineConfig | Konva.TextConfig>;
}
