import type { Listed } from './model';

const scene = (body: string, more = '') => `import Konva from 'konva';

const stage = new Konva.Stage({ container: 'container', width: 600, height: 400 });
const layer = new Konva.Layer();
stage.add(layer);
${more}
${body}
`;
const BOX = `const box = new Konva.Rect({ x: 40, y: 40, width: 120, height: 80, fill: 'teal', draggable: true });
layer.add(box);`;

export const VANILLA: readonly Listed[] = [
  {
    name: 'option in another case',
    told: /fontSize/,
    code: scene(
      `const label = new Konva.Text({ x: 20, y: 20, text: 'Total', fontsize: 24, fill: '#333' });\nlayer.add(label);`,
    ),
    edits: [['fontsize', 'fontSize']],
  },
  {
    name: 'option of another library',
    told: /backgroundColor|no option/,
    code: scene(
      `const card = new Konva.Rect({ x: 20, y: 20, width: 200, height: 90, backgroundColor: '#eee', cornerRadius: 8 });\nlayer.add(card);`,
    ),
    edits: [['backgroundColor', 'fill']],
  },
  {
    name: 'attribute assigned',
    told: /fill|not assignable|read-only/,
    code: scene(`${BOX}\nbox.on('mouseenter', () => {\n  box.fill = 'orange';\n});`),
    edits: [["box.fill = 'orange'", "box.fill('orange')"]],
  },
  {
    name: 'shape straight in the stage',
    told: /Layer/,
    code: `import Konva from 'konva';\n\nconst stage = new Konva.Stage({ container: 'container', width: 600, height: 400 });\nconst dot = new Konva.Circle({ x: 100, y: 100, radius: 30, fill: 'red' });\nstage.add(dot);\n`,
    edits: [['stage.add(dot);', 'const layer = new Konva.Layer();\nlayer.add(dot);\nstage.add(layer);']],
  },
  {
    name: 'layer never added',
    told: /never added/,
    code: `import Konva from 'konva';\n\nconst stage = new Konva.Stage({ container: 'container', width: 600, height: 400 });\nconst layer = new Konva.Layer();\nlayer.add(new Konva.Circle({ x: 100, y: 100, radius: 30, fill: 'red' }));\nstage.listening(true);\n`,
    edits: [['stage.listening(true);', 'stage.add(layer);']],
  },
  {
    name: 'collection of Konva 7',
    told: /forEach|array/i,
    code: scene(`${BOX}\nstage.find('Rect').each((node) => {\n  node.opacity(0.5);\n});`),
    edits: [['.each(', '.forEach(']],
  },
  {
    name: 'get by selector',
    told: /find/,
    code: scene(`${BOX}\nconst rects = stage.get('Rect');\nconsole.log(rects.length);`),
    edits: [['stage.get(', 'stage.find(']],
  },
  {
    name: 'filter without cache',
    told: /cache/,
    code: scene(
      `Konva.Image.fromURL('/photo.png', (image) => {\n  image.filters([Konva.Filters.Blur]);\n  image.blurRadius(12);\n  layer.add(image);\n});`,
    ),
    edits: [['image.blurRadius(12);', 'image.blurRadius(12);\n  image.cache();']],
  },
  {
    name: 'size after a transform',
    told: /scale/,
    code: scene(
      `${BOX}\nconst transformer = new Konva.Transformer({ nodes: [box] });\nlayer.add(transformer);\nbox.on('transformend', () => {\n  const size = { width: box.width(), height: box.height() };\n  localStorage.setItem('size', JSON.stringify(size));\n});`,
    ),
    edits: [
      ['box.width()', 'box.width() * box.scaleX()'],
      ['box.height()', 'box.height() * box.scaleY()'],
    ],
  },
  {
    name: 'event in camel case',
    told: /dragend|lower case/,
    code: scene(`${BOX}\nbox.on('dragEnd', () => {\n  console.log(box.position());\n});`),
    edits: [["'dragEnd'", "'dragend'"]],
  },
  {
    name: 'content event',
    told: /no event|content/i,
    code: scene(
      `stage.on('contentClick', () => {\n  const point = stage.getPointerPosition();\n  if (point) layer.add(new Konva.Circle({ ...point, radius: 6, fill: 'black' }));\n});`,
    ),
    edits: [['contentClick', 'click']],
  },
  {
    name: 'draw after each change',
    told: /draws by itself/,
    code: scene(`${BOX}\nbox.on('dragmove', () => {\n  box.fill('red');\n  layer.draw();\n});`),
    edits: [['  layer.draw();\n', '']],
  },
  {
    name: 'transformer attached as in Konva 4',
    told: /nodes/,
    code: scene(
      `${BOX}\nconst transformer = new Konva.Transformer();\nlayer.add(transformer);\ntransformer.attachTo(box);`,
    ),
    edits: [['attachTo(box)', 'nodes([box])']],
  },
  {
    name: 'class that does not exist',
    told: /Rect/,
    code: scene(
      `const box = new Konva.Rectangle({ x: 20, y: 20, width: 50, height: 50, fill: 'green' });\nlayer.add(box);`,
    ),
    edits: [['Konva.Rectangle', 'Konva.Rect']],
  },
  {
    name: 'tween started by a wrong name',
    told: /play|no start/,
    code: scene(
      `${BOX}\nconst tween = new Konva.Tween({ node: box, x: 300, duration: 1, easing: Konva.Easings.EaseInOut });\ntween.start();`,
    ),
    edits: [['tween.start()', 'tween.play()']],
  },
  {
    name: 'tween never played',
    told: /play/,
    code: scene(`${BOX}\nnew Konva.Tween({ node: box, opacity: 0, duration: 2 });`),
    edits: [['duration: 2 });', 'duration: 2 }).play();']],
  },
  {
    name: 'image as an address',
    told: /not assignable|image/,
    code: scene(
      `const photo = new Konva.Image({ image: '/photo.png', x: 10, y: 10, width: 200, height: 150 });\nlayer.add(photo);`,
    ),
    edits: [
      [
        "const photo = new Konva.Image({ image: '/photo.png',",
        "const element = document.createElement('img');\nelement.src = '/photo.png';\nconst photo = new Konva.Image({ image: element,",
      ],
    ],
  },
  {
    name: 'getter without call',
    told: /method/,
    code: scene(`${BOX}\nbox.on('dragend', (e) => {\n  console.log('x', e.target.x, 'y', e.target.y);\n});`),
    edits: [
      ['e.target.x,', 'e.target.x(),'],
      ['e.target.y)', 'e.target.y())'],
    ],
  },
  {
    name: 'list of nodes added',
    told: /not assignable|array/i,
    code: scene(
      `const a = new Konva.Circle({ x: 50, y: 50, radius: 20, fill: 'red' });\nconst b = new Konva.Circle({ x: 120, y: 50, radius: 20, fill: 'blue' });\nlayer.add([a, b]);`,
    ),
    edits: [['add([a, b])', 'add(a, b)']],
  },
  {
    name: 'method that sounds right',
    told: /toDataURL/,
    code: scene(
      `${BOX}\nconst link = document.createElement('a');\nlink.href = stage.toDataUrl({ pixelRatio: 2 });\nlink.download = 'stage.png';\nlink.click();`,
    ),
    edits: [['toDataUrl', 'toDataURL']],
  },
];
