import Konva from 'konva';
import { CARD, contrast, type Badge, type Line, type LineId } from './badge';
import { paintMeadow, paintThreads, paintToadstool } from './mushrooms';

Konva.dragButtons = [0]; // Without this line, the middle button drags, too.

export const LABEL =
  'Badge. Arrow keys move the selected line, with Shift in long steps. Enter edits its text, Escape deselects it.';

const SERIF = 'Georgia, "Times New Roman", serif';
const SANS = 'system-ui, "Segoe UI", sans-serif';
const FONTS: Record<LineId, { fontFamily: string; fontStyle: string; letterSpacing: number }> = {
  greeting: { fontFamily: SERIF, fontStyle: 'italic', letterSpacing: 0 },
  name: { fontFamily: SERIF, fontStyle: 'bold', letterSpacing: -0.5 },
  role: { fontFamily: SANS, fontStyle: 'normal', letterSpacing: 0 },
  company: { fontFamily: SANS, fontStyle: 'bold', letterSpacing: 1.5 },
};

const { width: WIDTH, height: HEIGHT } = CARD;
const MIDDLE = WIDTH / 2;
/** Longer lines are shown smaller. */
const LONGEST = WIDTH - 28;
const HEADER = 126;
const PORTRAIT = { y: 130, radius: 52 };
/** The area that must fit the stage: the card, some strap above it and a margin on all sides. */
const SCENE = { x: -26, y: -58, width: WIDTH + 52, height: HEIGHT + 82 };

/** Position and scale of the layers. */
export function placeBadge({ width, height }: Pick<typeof CARD, 'width' | 'height'>) {
  const scale = Math.max(0.1, Math.min(width / SCENE.width, height / SCENE.height));
  return {
    x: (width - SCENE.width * scale) / 2 - SCENE.x * scale,
    y: (height - SCENE.height * scale) / 2 - SCENE.y * scale,
    scaleX: scale,
    scaleY: scale,
  };
}

/** The text of a line, with its middle at the line's position. */
export function lineConfig(id: LineId, line: Line, ink: string) {
  const font = { ...FONTS[id], text: line.text };
  const full = new Konva.Text({ ...font, fontSize: line.size }).width();
  const fontSize = line.size * Math.min(1, LONGEST / Math.max(full, 1));
  const measured = new Konva.Text({ ...font, fontSize });
  return {
    id,
    name: 'line',
    ...font,
    fontSize,
    x: line.x,
    y: line.y,
    offsetX: measured.width() / 2,
    offsetY: measured.height() / 2,
    rotation: line.turn,
    fill: ink,
    draggable: true,
  } satisfies Konva.TextConfig;
}

/** CSS that puts a field over the text: the same middle, size, angle and letters. */
export function fieldStyle(
  id: LineId,
  line: Line,
  ink: string,
  { x, y, scaleX: scale }: ReturnType<typeof placeBadge>,
) {
  const text = lineConfig(id, line, ink);
  const isItalic = text.fontStyle === 'italic';
  return {
    left: `${x + line.x * scale}px`,
    top: `${y + line.y * scale}px`,
    // Room for the next letter, and for a cursor where there is none.
    width: `${2 * text.offsetX + text.fontSize}px`,
    transform: `translate(-50%, -50%) rotate(${line.turn}deg) scale(${scale})`,
    fontFamily: text.fontFamily,
    fontStyle: isItalic ? 'italic' : 'normal',
    fontWeight: isItalic ? 'normal' : text.fontStyle,
    fontSize: `${text.fontSize}px`,
    letterSpacing: `${text.letterSpacing}px`,
    color: ink,
  };
}

/** Corners change the size of the letters, so the ratio stays. */
export const transformerConfig = {
  name: 'handles',
  enabledAnchors: ['top-left', 'top-right', 'bottom-left', 'bottom-right'],
  flipEnabled: false,
  padding: 4,
  rotateAnchorOffset: 22,
  rotationSnaps: [-90, 0, 90, 180],
  anchorSize: 11,
  anchorCornerRadius: 6,
  anchorFill: '#fff8ea',
  anchorStroke: '#1f7a5c',
  borderStroke: '#1f7a5c',
  borderStrokeWidth: 1.5,
  boundBoxFunc: (before, after) => (after.width < 12 ? before : after),
} satisfies Konva.TransformerConfig;

/** The effect of the handles on a text, as properties of its line. The scale becomes size, and is 1 again. */
export function takeTransform(node: Konva.Node): Partial<Line> {
  const size = node instanceof Konva.Text ? node.fontSize() * node.scaleX() : undefined;
  node.scale({ x: 1, y: 1 });
  return { ...node.position(), turn: node.rotation(), ...(size === undefined ? {} : { size }) };
}

/** The card is cut along its edge and around the slot, so nothing is drawn there, not even in the export. */
export const badgeConfig = {
  name: 'badge',
  clipFunc: (context) => {
    context.roundRect(0, 0, WIDTH, HEIGHT, CARD.corner);
    context.roundRect(MIDDLE - 30, 14, 60, 11, 5.5);
    return ['evenodd'];
  },
} satisfies Konva.ContainerConfig;

/** Everything on the card that is not a line of text. */
export const cardConfig = ({ colors, portrait }: Badge, picture: Picture | undefined) =>
  ({
    name: 'card',
    preventDefault: false,
    width: WIDTH,
    height: HEIGHT,
    // A loader may keep the last image when the portrait is removed.
    sceneFunc: (context) => paintCard(context, colors, portrait === null ? null : picture),
    // Clips and drawing functions have no shape of their own; a press on the card needs one.
    hitFunc: (context, shape) => {
      context.beginPath();
      context.rect(0, 0, WIDTH, HEIGHT);
      context.fillStrokeShape(shape);
    },
  }) satisfies Konva.ShapeConfig;

type Picture = HTMLImageElement | null;

function paintCard(context: Konva.Context, colors: Badge['colors'], portrait: Picture | undefined) {
  context.fillStyle = colors.card;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.fillStyle = colors.stripe;
  context.fillRect(0, 0, WIDTH, HEADER);
  paintThreads(context, WIDTH, HEADER);

  const isDark = contrast(colors.stripe, '#ffffff') > 2.4;
  context.fillStyle = isDark ? '#fff6e4' : '#2b2a26';
  context.textAlign = 'center';
  context.font = `bold 23px ${SERIF}`;
  context.letterSpacing = '7px';
  // The space after the last letter counts as width, too.
  context.fillText('MYCEL 26', MIDDLE + 3.5, 51);
  context.font = `italic 11.5px ${SERIF}`;
  context.letterSpacing = '0.3px';
  context.fillText('the congress of mushroom people', MIDDLE, 66);

  paintMeadow(context, WIDTH, HEIGHT);
  paintPortrait(context, colors.card, portrait);
}

function paintPortrait(context: Konva.Context, rim: string, picture: Picture | undefined) {
  const { y, radius } = PORTRAIT;
  const disc = (size: number) => {
    context.beginPath();
    context.arc(MIDDLE, y, size, 0, 2 * Math.PI);
  };
  disc(radius + 5);
  context.fillStyle = rim;
  context.fill('nonzero');
  context.save();
  disc(radius);
  context.clip();
  context.translate(MIDDLE, y);
  if (picture) {
    const { naturalWidth: width, naturalHeight: height } = picture;
    const scale = (2 * radius) / Math.min(width, height);
    const size = [width * scale, height * scale] as const;
    context.drawImage(picture, -size[0] / 2, -size[1] / 2, ...size);
  } else {
    paintToadstool(context, radius);
  }
  context.restore();
}

/** The strap that the badge hangs on, with its clip, and the shadow of the card. */
export function paintStrap(context: Konva.Context) {
  context.save();
  context.shadowColor = 'rgba(4, 20, 14, 0.55)';
  context.shadowBlur = 36;
  context.shadowOffsetY = 14;
  context.fillStyle = '#0d2a20';
  context.beginPath();
  context.roundRect(2, 2, WIDTH - 4, HEIGHT - 4, CARD.corner);
  // Where the slot is, there is no shadow below the card.
  context.roundRect(MIDDLE - 30, 14, 60, 11, 5.5);
  context.fill('evenodd');
  context.restore();

  // Two bands that meet at the clip.
  for (const side of [-1, 1]) {
    const top = MIDDLE + side * 150;
    const end = MIDDLE + side * 3;
    const band = new Path2D(
      `M${top - 17} -420 L${top + 17} -420 L${end + 15} -34 L${end - 15} -34 Z`,
    );
    context.fillStyle = side === -1 ? '#d98a2b' : '#efa43c';
    context.fill(band);
    context.save();
    context.clip(band);
    context.fillStyle = 'rgba(255, 246, 226, 0.85)';
    for (let i = 0; i < 22; i += 1) {
      const part = i / 22;
      context.beginPath();
      context.arc(top + (end - top) * part, -420 + 386 * part, 3.4, 0, 2 * Math.PI);
      context.fill('nonzero');
    }
    context.restore();
  }

  const metal = context.createLinearGradient(MIDDLE - 22, 0, MIDDLE + 22, 0);
  metal.addColorStop(0, '#8f9a97');
  metal.addColorStop(0.35, '#f3f6f3');
  metal.addColorStop(0.6, '#b7c1bd');
  metal.addColorStop(1, '#6d7a76');
  context.fillStyle = metal;
  context.beginPath();
  context.roundRect(MIDDLE - 22, -44, 44, 18, 5);
  context.fill('nonzero');
  context.beginPath();
  context.roundRect(MIDDLE - 9, -28, 18, 22, 4);
  context.fill('nonzero');
  context.strokeStyle = metal;
  context.lineWidth = 5;
  context.beginPath();
  context.roundRect(MIDDLE - 18, -10, 36, 32, 9);
  context.stroke();
}

/** The front of the ring is on the card, below the slot. */
export function paintRing(context: Konva.Context) {
  context.strokeStyle = '#dfe6e2';
  context.lineWidth = 5;
  context.beginPath();
  context.moveTo(MIDDLE - 18, 14);
  context.lineTo(MIDDLE - 18, -2);
  context.moveTo(MIDDLE + 18, 14);
  context.lineTo(MIDDLE + 18, -2);
  context.stroke();
}

/** The print that the spores of a cap leave on paper, behind the badge. */
export function paintSporePrint(context: Konva.Context) {
  context.strokeStyle = '#f8efdc';
  context.lineWidth = 1.1;
  for (let i = 0; i < 200; i += 1) {
    const angle = (i / 200) * 2 * Math.PI;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    const from = i % 4 === 0 ? 60 : i % 2 === 0 ? 170 : 240;
    const to = 345 + 12 * Math.sin(angle * 7) + 7 * Math.sin(angle * 17);
    context.globalAlpha = 0.05 + 0.05 * Math.abs(Math.sin(i * 1.7));
    context.beginPath();
    context.moveTo(MIDDLE + x * from, HEIGHT / 2 + y * from);
    context.lineTo(MIDDLE + x * to, HEIGHT / 2 + y * to);
    context.stroke();
  }
}
