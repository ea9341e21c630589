import type Konva from 'konva';
import {
  cornersOf,
  HANDLES,
  PAGE,
  pulledOf,
  pullOf,
  selectedOf,
  type Block,
  type Poster,
} from './poster';

const NAVY = '#20306e';
const ACCENT = '#e0218a';
const MARGIN = 16;
const MAX_HEIGHT = 470;

/** The poster fits the stage; the layers' origin is its corner. */
export function fit(width: number) {
  const [whole, high] = [PAGE.width + 2 * MARGIN, PAGE.height + 2 * MARGIN];
  const height = Math.min(MAX_HEIGHT, (Math.max(width, 1) * high) / whole);
  const scale = height / high;
  return {
    width,
    height,
    x: (width - PAGE.width * scale) / 2,
    y: MARGIN * scale,
    scaleX: scale,
    scaleY: scale,
  };
}

/** The reach of a snap: the same on the screen, however large the poster is. Alt leaves the pointer free. */
export const reachOf = (stage: Konva.Stage, isFree: boolean) => (isFree ? 0 : 5 / stage.scaleX());

export const cursorOf = (node: Konva.Node) => {
  if (node.hasName('handle')) return `${node.id()}-resize`;
  return node.hasName('block') ? 'move' : '';
};

/** What was pressed: a block or a handle, or null. */
export const pressedId = (node: Konva.Node) =>
  node.hasName('block') || node.hasName('handle') ? node.id() : null;

export const pageConfig = {
  name: 'page',
  ...PAGE,
  fill: '#fbf3e2',
  shadowColor: NAVY,
  shadowBlur: 14,
  shadowOpacity: 0.22,
  shadowOffsetY: 4,
  listening: false,
} satisfies Konva.RectConfig;

/** Texts: what they say, in which color, on which ground. */
const WORDS: Readonly<Record<string, readonly [text: string, color: string, ground: string]>> = {
  title: ['REGATTA', NAVY, '#fbf3e2'],
  date: ['12 JULY', '#fbf3e2', NAVY],
  place: ['HARBOR', '#fbf3e2', NAVY],
  hour: ['10 A.M.', '#fbf3e2', NAVY],
  badge: ['FREE', '#fbf3e2', '#f2664a'],
};

const wave = (y: number) =>
  `M0 ${y}q1.5-16 3 0t3 0${'t3 0t3 0'.repeat(15)}h4v14h-4${'t-3 0t-3 0'.repeat(16)}z`;

/** Images: colors, each with a path in a box of 100 by 100. */
const PICTURES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  sun: { '#f6b73c': 'M50 0a50 50 0 0 1 0 100a50 50 0 0 1 0-100' },
  sail: {
    '#f2664a': 'M47 0V80H0z',
    '#f6b73c': 'M52 14L100 80H52z',
    [NAVY]: 'M0 85H100L84 100H16z',
  },
  waves: { '#1f9aa5': wave(9), '#4a90e2': wave(44), [NAVY]: wave(79) },
};

/** Draws a block into its size. */
function draw({ _context: context }: Konva.Context, block: Konva.Shape) {
  const { width, height } = block.size();
  const [text = '', color = '', ground = ''] = WORDS[block.id()] ?? [];
  if (text) {
    const margin = ground === '#fbf3e2' ? 0 : height * 0.26;
    context.fillStyle = ground;
    context.fillRect(0, 0, width, height);
    context.font = '800 100px system-ui, sans-serif';
    context.fillStyle = color;
    // Capital letters fill the box.
    const { width: long, actualBoundingBoxAscent: high } = context.measureText(text);
    context.translate(margin, height - margin);
    context.scale((width - 2 * margin) / long, (height - 2 * margin) / high);
    context.fillText(text, 0, 0);
  }
  context.scale(width / 100, height / 100);
  for (const [fill, data] of Object.entries(PICTURES[block.id()] ?? {})) {
    context.fillStyle = fill;
    context.fill(new Path2D(data));
  }
}

export const blockConfig = ({ id, x, y, width, height, rotation }: Block) =>
  ({
    id,
    name: 'block',
    x,
    y,
    width,
    height,
    rotation,
    fill: NAVY,
    sceneFunc: draw,
    hitFunc(context, shape) {
      context.beginPath();
      context.rect(0, 0, shape.width(), shape.height());
      context.fillStrokeShape(shape);
    },
  }) satisfies Konva.ShapeConfig;

const MARK = { listening: false, strokeScaleEnabled: false, strokeWidth: 1.5 };

/** The outlines of the selected blocks. */
export function frameConfig(poster: Poster) {
  const corners = (one: Block) => cornersOf(one).map(({ x, y }) => `${x} ${y}`);
  const data = selectedOf(poster).map((one) => `M${corners(one).join('L')}Z`);
  return { ...MARK, name: 'frame', data: data.join(''), stroke: '#2f4bd8' };
}

/** All lines on which the selection meets others, and equal gaps, each between two ticks. */
export function guidesConfig({ guides, gaps }: Poster) {
  const data = [
    ...guides.map(({ axis, at, from, to }) =>
      axis === 'x' ? `M${at} ${from}V${to}` : `M${from} ${at}H${to}`,
    ),
    ...gaps.map(({ axis, from, to, at }) =>
      axis === 'x'
        ? `M${from} ${at - 6}v12m0-6H${to}m0-6v12`
        : `M${at - 6} ${from}h12m-6 0V${to}m-6 0h12`,
    ),
  ].join('');
  return { ...MARK, name: 'guides', data, stroke: ACCENT };
}

/** The handles of the selected block, around it. They keep their size on the screen; a short side has none in its middle. */
export function handleConfigs(poster: Poster, scale: number) {
  const one = pulledOf(poster);
  const { x, y, width, height } = one ?? PAGE;
  const [size, room] = [9 / scale, 54 / scale];
  return HANDLES.map((id) => {
    const pull = pullOf(id);
    return {
      id,
      name: 'handle',
      x: x + (width * (pull.x + 1)) / 2 + (size * (pull.x - 1)) / 2,
      y: y + (height * (pull.y + 1)) / 2 + (size * (pull.y - 1)) / 2,
      width: size,
      height: size,
      visible:
        one !== undefined && (pull.x !== 0 || width > room) && (pull.y !== 0 || height > room),
      fill: '#ffffff',
      stroke: '#2f4bd8',
      strokeWidth: 1.5 / scale,
      // A finger needs more than what is seen.
      hitStrokeWidth: 12 / scale,
    };
  });
}
