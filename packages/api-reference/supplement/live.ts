/** A small demo at the top of a page. */
export interface LiveExample {
  /** Height of the result in CSS pixels. */
  height: number;
  /** TypeScript after the lines that create the stage and the layer. */
  code: string;
}

/** The complete program of a live example, including the lines that create the stage and the layer. */
export function liveCode({ height, code }: LiveExample): string {
  return `import Konva from 'konva';

const stage = new Konva.Stage({ container: 'container', width: window.innerWidth, height: ${height} });
const layer = new Konva.Layer();
stage.add(layer);

${code}
`;
}

const shape = (name: string, options: string, height = 180): LiveExample => ({
  height,
  code: `const ${name.charAt(0).toLowerCase()}${name.slice(1)} = new Konva.${name}({
${options}
  draggable: true,
});
layer.add(${name.charAt(0).toLowerCase()}${name.slice(1)});`,
});

/** By page. A page has none when there is nothing to draw or run. */
export const liveExamples: Record<string, LiveExample> = {
  Konva: {
    height: 180,
    code: `const circle = new Konva.Circle({ x: stage.width() / 2, y: 90, radius: 60, fill: '#f2664a', draggable: true });
circle.on('pointerenter', () => circle.fill('#f6b73c'));
circle.on('pointerleave', () => circle.fill('#f2664a'));
layer.add(circle);`,
  },
  Node: {
    height: 200,
    code: `const rect = new Konva.Rect({ width: 120, height: 80, offset: { x: 60, y: 40 }, fill: '#1f9aa5' });
rect.position({ x: stage.width() / 2, y: 100 });
rect.draggable(true);
rect.on('click tap', () => rect.rotate(15));
layer.add(rect);`,
  },
  Shape: {
    height: 200,
    code: `const leaf = new Konva.Shape({
  x: stage.width() / 2,
  y: 20,
  fill: '#3fa66b',
  stroke: '#1b1f2a',
  draggable: true,
  sceneFunc: (context, shape) => {
    context.beginPath();
    context.moveTo(0, 0);
    context.quadraticCurveTo(90, 80, 0, 160);
    context.quadraticCurveTo(-90, 80, 0, 0);
    context.fillStrokeShape(shape);
  },
});
layer.add(leaf);`,
  },
  Context: {
    height: 200,
    code: `const moon = new Konva.Shape({
  x: stage.width() / 2,
  y: 100,
  fill: '#f6b73c',
  sceneFunc: (context, shape) => {
    context.beginPath();
    context.arc(0, 0, 70, 0.6, Math.PI * 2 - 0.6);
    context.arc(45, 0, 42, Math.PI * 1.6, Math.PI * 0.4, true);
    context.closePath();
    context.fillStrokeShape(shape);
  },
});
layer.add(moon);`,
  },
  Container: {
    height: 180,
    code: `const group = new Konva.Group({ x: stage.width() / 2 - 90, y: 30, clip: { x: 0, y: 0, width: 180, height: 120 } });
group.add(new Konva.Rect({ width: 180, height: 120, fill: '#e2ded3' }));
group.add(new Konva.Circle({ x: 150, y: 30, radius: 70, fill: '#f2664a', draggable: true }));
layer.add(group);`,
  },
  Group: {
    height: 180,
    code: `const card = new Konva.Group({ x: stage.width() / 2 - 70, y: 50, draggable: true });
card.add(new Konva.Rect({ width: 140, height: 80, fill: '#f6b73c', cornerRadius: 10 }));
card.add(new Konva.Text({ x: 16, y: 30, text: 'Drag the card', fontSize: 18 }));
layer.add(card);`,
  },
  Stage: {
    height: 180,
    code: `stage.on('pointerdown', () => {
  const point = stage.getPointerPosition();
  if (point) layer.add(new Konva.Circle({ ...point, radius: 14, fill: Konva.Util.getRandomColor() }));
});
layer.add(new Konva.Text({ x: 16, y: 16, text: 'Click or tap', fontSize: 18 }));`,
  },
  Layer: {
    height: 180,
    code: `const background = new Konva.Layer({ listening: false });
stage.add(background);
background.moveToBottom();
for (let x = 20; x < stage.width(); x += 20) {
  background.add(new Konva.Line({ points: [x, 0, x, 180], stroke: '#e2ded3' }));
}
layer.add(new Konva.Circle({ x: stage.width() / 2, y: 90, radius: 50, fill: '#8457c9', draggable: true }));`,
  },
  Rect: shape(
    'Rect',
    "  x: stage.width() / 2 - 80,\n  y: 45,\n  width: 160,\n  height: 90,\n  fill: '#f2664a',\n  cornerRadius: 12,",
  ),
  Circle: shape('Circle', "  x: stage.width() / 2,\n  y: 90,\n  radius: 60,\n  fill: '#f6b73c',\n  stroke: '#1b1f2a',"),
  Ellipse: shape('Ellipse', "  x: stage.width() / 2,\n  y: 90,\n  radiusX: 110,\n  radiusY: 60,\n  fill: '#1f9aa5',"),
  Ring: shape('Ring', "  x: stage.width() / 2,\n  y: 90,\n  innerRadius: 35,\n  outerRadius: 70,\n  fill: '#8457c9',"),
  Arc: shape(
    'Arc',
    "  x: stage.width() / 2,\n  y: 110,\n  innerRadius: 50,\n  outerRadius: 85,\n  angle: 160,\n  rotation: -170,\n  fill: '#4a90e2',",
  ),
  Wedge: shape(
    'Wedge',
    "  x: stage.width() / 2 - 30,\n  y: 90,\n  radius: 75,\n  angle: 300,\n  rotation: 30,\n  fill: '#f6b73c',",
  ),
  Star: shape(
    'Star',
    "  x: stage.width() / 2,\n  y: 90,\n  numPoints: 5,\n  innerRadius: 32,\n  outerRadius: 75,\n  fill: '#f6b73c',",
  ),
  RegularPolygon: shape(
    'RegularPolygon',
    "  x: stage.width() / 2,\n  y: 90,\n  sides: 6,\n  radius: 75,\n  cornerRadius: 8,\n  fill: '#3fa66b',",
  ),
  Line: shape(
    'Line',
    "  x: stage.width() / 2 - 130,\n  points: [10, 130, 70, 40, 140, 120, 190, 50, 250, 110],\n  stroke: '#2f4bd8',\n  strokeWidth: 6,\n  lineCap: 'round',\n  tension: 0.5,\n  hitStrokeWidth: 24,",
  ),
  Arrow: shape(
    'Arrow',
    "  x: stage.width() / 2 - 120,\n  points: [10, 130, 100, 50, 230, 90],\n  tension: 0.4,\n  stroke: '#1b1f2a',\n  fill: '#1b1f2a',\n  strokeWidth: 4,\n  pointerLength: 16,\n  pointerWidth: 16,",
  ),
  Path: shape(
    'Path',
    "  x: stage.width() / 2 - 60,\n  y: 25,\n  data: 'M60 40 C60 0 0 0 0 45 C0 85 60 110 60 130 C60 110 120 85 120 45 C120 0 60 0 60 40 Z',\n  fill: '#f2664a',",
  ),
  Text: shape(
    'Text',
    "  x: stage.width() / 2 - 130,\n  y: 50,\n  width: 260,\n  text: 'Lines wrap at the width of the text.',\n  fontSize: 24,\n  lineHeight: 1.3,\n  align: 'center',",
  ),
  TextPath: shape(
    'TextPath',
    "  x: stage.width() / 2 - 130,\n  y: 40,\n  data: 'M0 60 Q 65 -30 130 60 T 260 60',\n  text: 'Letters follow the wave',\n  fontSize: 24,\n  fill: '#8457c9',",
  ),
  Label: {
    height: 160,
    code: `const label = new Konva.Label({ x: stage.width() / 2, y: 110, draggable: true });
label.add(new Konva.Tag({ fill: '#1b1f2a', cornerRadius: 8, pointerDirection: 'down', pointerWidth: 20, pointerHeight: 10 }));
label.add(new Konva.Text({ text: 'A label with a pointer', fontSize: 18, padding: 12, fill: '#ffffff' }));
layer.add(label);`,
  },
  Tag: shape(
    'Tag',
    "  x: stage.width() / 2 - 80,\n  y: 50,\n  width: 160,\n  height: 70,\n  fill: '#f6b73c',\n  cornerRadius: 10,\n  pointerDirection: 'left',\n  pointerWidth: 16,\n  pointerHeight: 24,",
  ),
  Image: {
    height: 200,
    code: `const source = document.createElement('canvas');
source.width = source.height = 64;
const paint = source.getContext('2d');
for (let i = 0; paint && i < 64; i += 8) {
  paint.fillStyle = i % 16 === 0 ? '#f2664a' : '#f6b73c';
  paint.fillRect(i, i / 2, 8, 64 - i);
}
layer.add(new Konva.Image({ image: source, x: stage.width() / 2 - 80, y: 20, width: 160, height: 160, cornerRadius: 24 }));`,
  },
  Sprite: {
    height: 180,
    code: `const sheet = document.createElement('canvas');
sheet.width = 240;
sheet.height = 60;
const paint = sheet.getContext('2d');
for (let frame = 0; paint && frame < 4; frame += 1) paint.fillRect(frame * 60 + 10, 40 - frame * 10, 40, 20 + frame * 10);
const image = new Image();
image.src = sheet.toDataURL();
const frames = [0, 0, 60, 60, 60, 0, 60, 60, 120, 0, 60, 60, 180, 0, 60, 60];
const sprite = new Konva.Sprite({ x: stage.width() / 2 - 60, y: 30, scale: { x: 2, y: 2 }, image, animation: 'grow', animations: { grow: frames }, frameRate: 6 });
layer.add(sprite);
sprite.start();`,
  },
  Transformer: {
    height: 240,
    code: `const rect = new Konva.Rect({ x: stage.width() / 2 - 70, y: 80, width: 140, height: 90, fill: '#1f9aa5', draggable: true });
const transformer = new Konva.Transformer({ nodes: [rect], rotateAnchorOffset: 30, rotationSnaps: [0, 90, 180, 270] });
layer.add(rect, transformer);`,
  },
  Tween: {
    height: 160,
    code: `const rect = new Konva.Rect({ x: 30, y: 50, width: 60, height: 60, fill: '#f2664a' });
layer.add(rect);
const tween = new Konva.Tween({ node: rect, x: stage.width() - 90, rotation: 15, fill: '#8457c9', duration: 0.8, easing: Konva.Easings.EaseInOut });
rect.on('click tap', () => tween.reset().play());
tween.play();`,
  },
  Animation: {
    height: 180,
    code: `const circle = new Konva.Circle({ y: 90, radius: 30, fill: '#f2664a' });
layer.add(circle);
const animation = new Konva.Animation((frame) => {
  circle.x(stage.width() / 2 + Math.sin(frame.time / 600) * (stage.width() / 2 - 50));
});
animation.start();`,
  },
};
