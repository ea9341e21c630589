import type Konva from 'konva';
import { areaOf, AREAS, SCENE, sideOf, type Area, type AreaId, type BuildingMap } from './building';

const INK = '#26304a';

/** The image is as wide as the stage. */
export function fit(width: number) {
  const scale = Math.max(width, 1) / SCENE.width;
  return { width, height: SCENE.height * scale, scaleX: scale, scaleY: scale };
}

export const schoolConfig = { name: 'school', ...SCENE };

/** An invisible polygon over the image. It gets a color while it is pointed at, and an outline while it is chosen. */
export function areaConfig({ id, tint, points }: Area, map: BuildingMap) {
  const isPointed = map.pointed === id;
  return {
    id,
    name: 'area',
    points,
    closed: true,
    fill: isPointed ? `${tint}80` : '',
    stroke: isPointed || map.chosen === id ? tint : '',
    strokeWidth: 3.5,
    strokeScaleEnabled: false,
    lineJoin: 'round',
    // A finger that moves over the building scrolls the page.
    preventDefault: false,
  } satisfies Konva.LineConfig;
}

/** The area that a node is, or null. */
export const idOf = (node: Konva.Node): AreaId | null =>
  AREAS.find(({ id }) => node.name() === 'area' && node.id() === id)?.id ?? null;

/** The text of the label, and its font in units of the image: readable at every size of the window. */
function wordsOf(map: BuildingMap, scale: number) {
  const size = Math.min(20, Math.max(13, 20 * scale)) / scale;
  return { text: areaOf(map.pointed)?.name ?? '', size };
}

/** The tip of the label is at the pointer, or at the middle of the area. */
export function labelConfig(map: BuildingMap, scale: number) {
  const area = areaOf(map.pointed);
  const at = map.at ?? area?.middle;
  return {
    name: 'label',
    x: at?.x ?? 0,
    // A little above the arrow of the mouse.
    y: (at?.y ?? 0) - (map.at ? 4 / scale : 0),
    visible: area !== undefined,
    // Otherwise, the label would be under the pointer, which would leave the area.
    listening: false,
  } satisfies Konva.LabelConfig;
}

export function tagConfig(map: BuildingMap, scale: number) {
  const { text, size } = wordsOf(map, scale);
  const at = map.at ?? areaOf(map.pointed)?.middle ?? { x: 0, y: 0 };
  const label = { width: text.length * size * 0.62 + size * 1.6, height: size * 2.9 };
  return {
    name: 'tag',
    fill: INK,
    cornerRadius: size * 0.36,
    pointerDirection: sideOf(at, label),
    pointerWidth: size * 0.9,
    pointerHeight: size * 0.6,
    shadowColor: INK,
    shadowBlur: 8,
    shadowOpacity: 0.35,
    shadowOffsetY: 2,
  } satisfies Konva.TagConfig;
}

export function textConfig(map: BuildingMap, scale: number) {
  const { text, size } = wordsOf(map, scale);
  return {
    name: 'title',
    text,
    fontFamily: 'system-ui, sans-serif',
    fontStyle: '600',
    fontSize: size,
    padding: size * 0.5,
    fill: '#ffffff',
  } satisfies Konva.TextConfig;
}
