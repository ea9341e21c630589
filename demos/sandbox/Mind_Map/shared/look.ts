import Konva from 'konva';
import type { View } from '../../../common/konva/zoom';
import { ribbon, type Placed, type Size } from './layout';

Konva.dragButtons = [0]; // Without this line, the middle button drags, too.

/** Green, saffron, hibiscus, jade, indigo and clay: one for each main topic, with a tint for the topics in it. */
const COLORS = [
  { deep: '#5b7b2c', tint: '#eef3da' },
  { deep: '#b8710f', tint: '#fdeccb' },
  { deep: '#ab2e56', tint: '#fae0e6' },
  { deep: '#1b7470', tint: '#d9efeb' },
  { deep: '#46529c', tint: '#e3e6f6' },
  { deep: '#b04f28', tint: '#fae3d6' },
];
const colorsOf = ({ color }: Placed) => COLORS[color] ?? { deep: '#5b7b2c', tint: '#eef3da' };

export const PAPER = '#f9f2e4';
const NIGHT = '#22382d';
const CREAM = '#fff8e8';
const GOLD = '#e0ab45';
const INK = '#2b2a24';

const SERIF = "Georgia, 'Times New Roman', serif";
const SANS = 'system-ui, sans-serif';

/** By depth: the root, main topics, and all others. */
const KINDS = [
  { fontSize: 21, fontFamily: SERIF, padX: 26, padY: 14, most: 190, radius: 26 },
  { fontSize: 17, fontFamily: SERIF, padX: 17, padY: 9, most: 170, radius: 22 },
  { fontSize: 15, fontFamily: SANS, padX: 12, padY: 6, most: 180, radius: 13 },
] as const;
const kindAt = (depth: number) => KINDS[depth === 0 ? 0 : depth === 1 ? 1 : 2];

/** The root has the cup above its words. */
const CUP_HEIGHT = 46;

const fontAt = (depth: number) => {
  const { fontSize, fontFamily } = kindAt(depth);
  return { fontSize, fontFamily, fontStyle: depth < 2 ? 'bold' : 'normal', lineHeight: 1.2 };
};

const sizes = new Map<string, Size>();

/** The size of a topic's box. Each name is measured once: a drag asks for all of them again and again. */
export function measureTopic(label: string, depth: number): Size {
  const { padX, padY, most } = kindAt(depth);
  const key = `${Math.min(depth, 2)} ${label}`;
  const known = sizes.get(key);
  if (known) return known;
  const text = new Konva.Text({ text: label, ...fontAt(depth) });
  if (text.width() > most) text.width(most);
  const size = {
    width: Math.max(Math.ceil(text.width()) + 2 * padX, 44),
    height: Math.ceil(text.height()) + 2 * padY + (depth === 0 ? CUP_HEIGHT : 0),
  };
  text.destroy();
  sizes.set(key, size);
  return size;
}

/** What a topic draws, in its own coordinates: 0, 0 is its center. */
export function topicParts(placed: Placed) {
  const { topic, depth, side, x, y, width, height, hidden } = placed;
  const { deep, tint } = colorsOf(placed);
  const isFoldable = depth > 0 && topic.children.length > 0;
  const words = hidden > 0 ? String(hidden) : '−';
  return {
    group: {
      id: nodeId(topic.id),
      name: 'topic',
      x,
      y,
      draggable: depth > 0,
    } satisfies Konva.GroupConfig,
    box: {
      x: -width / 2,
      y: -height / 2,
      width,
      height,
      cornerRadius: Math.min(kindAt(depth).radius, height / 2),
      fill: depth === 0 ? NIGHT : depth === 1 ? deep : tint,
      stroke: depth === 0 ? GOLD : deep,
      strokeWidth: depth === 0 ? 3 : depth === 1 ? 0 : 1.5,
      shadowColor: '#4a3a1c',
      shadowBlur: depth === 0 ? 18 : 7,
      shadowOffsetY: depth === 0 ? 7 : 2,
      shadowOpacity: depth === 0 ? 0.4 : 0.2,
    } satisfies Konva.RectConfig,
    words: {
      ...fontAt(depth),
      name: 'label',
      text: topic.label,
      x: -width / 2,
      y: -height / 2 + (depth === 0 ? CUP_HEIGHT : 0),
      width,
      height: height - (depth === 0 ? CUP_HEIGHT : 0),
      padding: 4,
      align: 'center',
      verticalAlign: 'middle',
      fill: depth < 2 ? CREAM : INK,
      listening: false,
    } satisfies Konva.TextConfig,
    cup: depth === 0 ? cup(-height / 2 + 8) : [],
    /** The button that folds, at the outer end. */
    fold: {
      name: 'fold',
      x: side * (width / 2 + 3),
      visible: isFoldable,
      radius: 9.5,
      fill: hidden > 0 ? GOLD : PAPER,
      stroke: deep,
      strokeWidth: 1.5,
      // A finger needs more than the circle.
      hitStrokeWidth: 20,
    } satisfies Konva.CircleConfig,
    foldWords: {
      x: side * (width / 2 + 3) - 12,
      y: -7,
      width: 24,
      align: 'center',
      text: words,
      visible: isFoldable,
      fontSize: 13,
      fontStyle: 'bold',
      fill: INK,
      listening: false,
    } satisfies Konva.TextConfig,
  };
}

/** A cup with steam, in paths whose upper edge is at `y`. */
function cup(y: number): Konva.PathConfig[] {
  const line = { stroke: GOLD, strokeWidth: 2.5, lineCap: 'round', listening: false } as const;
  return [
    { y, data: 'M-8 10 C-12 6 -4 4 -8 0 M2 10 C-2 6 6 4 2 0', ...line, strokeWidth: 2 },
    { y, data: 'M13 18 C24 16 24 30 11 30', ...line },
    {
      y,
      data: 'M-19 14 H13 C13 30 8 36 -3 36 C-14 36 -19 30 -19 14 Z',
      fill: CREAM,
      listening: false,
    },
    { y, data: 'M-24 40 H18', ...line },
  ];
}

/** The curve from a parent to a topic: thick at the root, thin at the ends. */
export function linkConfig(child: Placed, parent: Placed) {
  const [thick, thin] = child.depth === 1 ? [13, 5] : child.depth === 2 ? [5, 2.5] : [3, 2];
  return {
    id: `link-${child.topic.id}`,
    name: 'link',
    points: ribbon(parent, child, thick, thin),
    closed: true,
    fill: colorsOf(child).deep,
    listening: false,
  } satisfies Konva.LineConfig;
}

/** The ring around the selected topic, and the dashed one around a topic that a drop goes into. */
export function ringConfig(name: string, placed: Placed | undefined, isDashed: boolean) {
  const space = isDashed ? 8 : 5;
  const { x = 0, y = 0, width = 0, height = 0, depth = 2 } = placed ?? {};
  return {
    name,
    // Hidden, it still has a position: a binding does not write a key that vanishes and comes back unchanged.
    visible: placed !== undefined,
    x: x - width / 2 - space,
    y: y - height / 2 - space,
    width: width + 2 * space,
    height: height + 2 * space,
    cornerRadius: Math.min(kindAt(depth).radius + space, height / 2 + space),
    stroke: isDashed ? '#ab2e56' : INK,
    strokeWidth: 2.5,
    dash: isDashed ? [7, 5] : [],
    listening: false,
  } satisfies Konva.RectConfig;
}

const LEAF = 'M0 0 C14 -22 44 -26 66 -8 C46 14 18 14 0 0 Z';

/** Twigs of the tea plant in two corners of the stage. */
export function twigs({ width, height }: Size) {
  const twig = (x: number, y: number, rotation: number) => ({
    group: { x, y, rotation, opacity: 0.17, listening: false },
    stem: {
      data: 'M0 0 C60 -12 130 -8 210 -46',
      stroke: '#5b7b2c',
      strokeWidth: 4,
      lineCap: 'round',
    } satisfies Konva.PathConfig,
    leaves: [
      { x: 28, y: -6, rotation: -52 },
      { x: 66, y: -10, rotation: 34 },
      { x: 104, y: -14, rotation: -58 },
      { x: 140, y: -20, rotation: 26 },
      { x: 172, y: -30, rotation: -66 },
      { x: 206, y: -44, rotation: -18 },
    ].map((place) => ({ ...place, data: LEAF, fill: '#5b7b2c' })),
  });
  return [twig(-16, height * 0.99, -26), twig(width + 18, height * 0.02, 156)];
}

/** Lays the field for a name over a topic. */
export function fieldStyle(
  { x, y, width, height, depth }: Placed,
  view: View,
  stage: { width: number },
) {
  const { fontSize, fontFamily, fontStyle } = fontAt(depth);
  const wide = Math.max(width * view.scale, 150);
  const high = Math.max(height * view.scale, 34);
  const left = view.x + x * view.scale - wide / 2;
  return {
    // It may be wider than its topic, which may be at the edge of the stage.
    left: `${Math.max(0, Math.min(left, stage.width - wide))}px`,
    top: `${view.y + y * view.scale - high / 2}px`,
    width: `${wide}px`,
    height: `${high}px`,
    fontFamily,
    fontWeight: fontStyle,
    // Below 16 pixels, phones zoom the page when the field gets the focus.
    fontSize: `${Math.max(fontSize * view.scale, 16)}px`,
  };
}

const nodeId = (id: number) => `topic-${id}`;

/** The topic that a node belongs to, or null for the paper, and for every button of the mouse but the main one. */
export function topicOf(node: Konva.Node, event?: MouseEvent | TouchEvent): number | null {
  if (event && 'button' in event && event.button !== 0) return null;
  const group = node.findAncestor('.topic', true);
  return group ? Number(group.id().slice('topic-'.length)) : null;
}
