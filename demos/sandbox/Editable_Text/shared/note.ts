import Konva from 'konva';
import type { Note } from './letter';

Konva.dragButtons = [0]; // Without this line, the middle button drags, too.

/** Minimum height of the stage, and the free space below the text. */
const HEIGHT = 420;
const BELOW = 64;

export const FONTS = [
  { label: 'Serif', value: 'Georgia, serif' },
  { label: 'Sans', value: 'system-ui, sans-serif' },
  { label: 'Mono', value: 'ui-monospace, monospace' },
];
export const ALIGNMENTS = ['left', 'center', 'right'];

export function textConfig(note: Note) {
  return {
    name: 'note',
    ...note,
    lineHeight: 1.35,
    fill: '#3a2f4f',
    draggable: true,
  } satisfies Konva.TextConfig;
}

/** The height of a stage that shows the whole text, however long it is. */
export function heightFor(text: Konva.Text): number {
  const { y, height } = text.getClientRect({ relativeTo: text.getLayer() ?? undefined });
  return Math.max(HEIGHT, Math.ceil(y + height + BELOW));
}

/** The card below the text, with a stamp. */
export function createCard(stageWidth: number, stageHeight: number) {
  const width = Math.min(stageWidth - 24, 440);
  const x = -width / 2;
  const card: Konva.RectConfig = {
    x,
    y: 36,
    width,
    height: stageHeight - 80,
    cornerRadius: 10,
    fill: '#fffaf0',
    shadowColor: '#5a3d2b',
    shadowOpacity: 0.2,
    shadowBlur: 22,
    shadowOffsetY: 8,
  };
  const stamp: Konva.RectConfig = {
    x: x + width - 78,
    y: 52,
    width: 60,
    height: 70,
    fill: '#fde9a9',
    stroke: '#ffffff',
    strokeWidth: 4,
    dash: [5, 4],
  };
  const lemon: Konva.EllipseConfig = {
    x: x + width - 48,
    y: 88,
    radiusX: 20,
    radiusY: 15,
    rotation: -30,
    fill: '#f6b73c',
  };
  const leaf: Konva.EllipseConfig = {
    x: x + width - 34,
    y: 72,
    radiusX: 10,
    radiusY: 5,
    rotation: 20,
    fill: '#3fa66b',
  };
  return { card, stamp, lemon, leaf };
}

export const transformerConfig = {
  // Side handles only: the height of a text follows from its lines, and its size from the font.
  enabledAnchors: ['middle-left', 'middle-right'],
  rotateAnchorOffset: 26,
  anchorSize: 11,
  anchorCornerRadius: 6,
  anchorStroke: '#8457c9',
  borderStroke: '#8457c9',
  padding: 6,
  flipEnabled: false,
  boundBoxFunc: (before, after) => (after.width < 60 ? before : after),
} satisfies Konva.TransformerConfig;

/** While a side handle moves, the scale becomes width at once, so that lines wrap again and letters are not stretched. */
export function rewrap(node: Konva.Node) {
  node.setAttrs({ width: node.width() * node.scaleX(), scaleX: 1 });
}

/** The properties that handles and drags change. */
export const placeOf = (node: Konva.Node) => ({
  ...node.position(),
  width: node.width(),
  rotation: node.rotation(),
});

/** The system has canceled the pointer: moves the text back, so that the end of the drag saves nothing new. */
export function putBack(text: Konva.Text, transformer: Konva.Transformer, note: Note) {
  text.setAttrs({ ...textConfig(note), scaleX: 1 });
  text.stopDrag();
  transformer.stopTransform();
}
