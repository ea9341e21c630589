import type { Listed } from './model';

const app = (
  shapes: string,
  { head = '', hooks = '', names = 'Rect' } = {},
) => `import { useEffect, useRef, useState } from 'react';
import { Layer, Stage, ${names} } from 'react-konva';
${head}
export default function App() {
${hooks}
  return (
    <Stage width={600} height={400}>
      <Layer>
        ${shapes}
      </Layer>
    </Stage>
  );
}
`;
const BOX = `<Rect x={40} y={40} width={100} height={60} fill="teal" draggable />`;

export const REACT: readonly Listed[] = [
  {
    name: 'event prop in the wrong case',
    told: /onDragEnd/,
    code: app(
      `<Rect x={at.x} y={at.y} width={90} height={60} fill="teal" draggable onDragend={(e) => setAt({ x: e.target.x(), y: e.target.y() })} />`,
      {
        hooks: `  const [at, setAt] = useState({ x: 20, y: 20 });`,
      },
    ),
    edits: [['onDragend', 'onDragEnd']],
  },
  {
    name: 'getter without call',
    told: /method/,
    code: app(
      `<Rect {...at} width={90} height={60} fill="teal" draggable onDragEnd={(e) => setAt({ x: e.target.x, y: e.target.y })} />`,
      {
        hooks: `  const [at, setAt] = useState({ x: 20, y: 20 });`,
      },
    ),
    edits: [
      ['e.target.x,', 'e.target.x(),'],
      ['e.target.y }', 'e.target.y() }'],
    ],
  },
  {
    name: 'state mutated in place',
    told: /changed in place/,
    code: app(
      `{boxes.map((box, i) => <Rect key={box.id} x={box.x} y={20} width={40} height={40} fill="red" draggable onDragEnd={(e) => move(i, e.target.x())} />)}`,
      {
        hooks: `  const [boxes, setBoxes] = useState([{ id: 'a', x: 20 }, { id: 'b', x: 90 }]);
  const move = (i: number, x: number) => {
    boxes[i]!.x = x;
    setBoxes(boxes);
  };`,
      },
    ),
    edits: [
      [
        '    boxes[i]!.x = x;\n    setBoxes(boxes);',
        '    setBoxes(boxes.map((box, at) => (at === i ? { ...box, x } : box)));',
      ],
    ],
  },
  {
    name: 'useImage taken whole',
    told: /not assignable|image/,
    code: app(`<Image image={image} x={10} y={10} />`, {
      names: 'Image',
      head: `import useImage from 'use-image';`,
      hooks: `  const image = useImage('https://example.com/photo.png');`,
    }),
    edits: [['const image =', 'const [image] =']],
  },
  {
    name: 'useImage from the wrong package',
    told: /use-image|no exported member/,
    code: `import { Image, Layer, Stage, useImage } from 'react-konva';

export default function App() {
  const [image] = useImage('https://example.com/photo.png');
  return (
    <Stage width={600} height={400}>
      <Layer><Image image={image} /></Layer>
    </Stage>
  );
}
`,
    edits: [
      [
        "import { Image, Layer, Stage, useImage } from 'react-konva';",
        "import { Image, Layer, Stage } from 'react-konva';\nimport useImage from 'use-image';",
      ],
    ],
  },
  {
    name: 'HTML in the layer',
    told: /HTML/,
    code: app(`<div style={{ color: 'red' }}>Score</div>`),
    edits: [[`<div style={{ color: 'red' }}>Score</div>`, BOX]],
  },
  {
    name: 'tags in lower case',
    told: /HTML|Rect/,
    code: app(`<rect x={10} y={10} width={50} height={50} fill="red" />`),
    edits: [['<rect', '<Rect']],
  },
  {
    name: 'text between tags',
    told: /between the tags|children/,
    code: app(`<Text x={20} y={20} fontSize={18}>Hello there</Text>`, { names: 'Text' }),
    edits: [['fontSize={18}>Hello there</Text>', 'fontSize={18} text="Hello there" />']],
  },
  {
    name: 'shape without a layer',
    told: /layer/,
    code: `import { Circle, Stage } from 'react-konva';

export default function App() {
  return (
    <Stage width={600} height={400}>
      <Circle x={100} y={100} radius={40} fill="red" />
    </Stage>
  );
}
`,
    edits: [
      ['import { Circle, Stage }', 'import { Circle, Layer, Stage }'],
      [
        '<Circle x={100} y={100} radius={40} fill="red" />',
        '<Layer><Circle x={100} y={100} radius={40} fill="red" /></Layer>',
      ],
    ],
  },
  {
    name: 'stage without a size',
    told: /size/,
    code: `import { Circle, Layer, Stage } from 'react-konva';

export default function App() {
  return (
    <Stage>
      <Layer><Circle x={100} y={100} radius={40} fill="red" /></Layer>
    </Stage>
  );
}
`,
    edits: [['<Stage>', '<Stage width={600} height={400}>']],
  },
  {
    name: 'order by zIndex',
    told: /zIndex/,
    code: app(
      `<Rect x={20} y={20} width={80} height={80} fill="red" zIndex={1} />\n        <Rect x={60} y={60} width={80} height={80} fill="blue" zIndex={0} />`,
    ),
    edits: [
      [' zIndex={1}', ''],
      [' zIndex={0}', ''],
    ],
  },
  {
    name: 'filter without cache',
    told: /cache/,
    code: app(`<Image ref={node} image={image} filters={[Konva.Filters.Blur]} blurRadius={10} />`, {
      names: 'Image',
      head: `import Konva from 'konva';\nimport useImage from 'use-image';`,
      hooks: `  const node = useRef<Konva.Image>(null);\n  const [image] = useImage('https://example.com/photo.png');`,
    }),
    edits: [
      ["photo.png');", "photo.png');\n  useEffect(() => {\n    if (image) node.current?.cache();\n  }, [image]);"],
    ],
  },
  {
    name: 'size after a transform',
    told: /scale/,
    code: app(
      `<Rect ref={node} {...box} fill="teal" onTransformEnd={() => {
          const rect = node.current;
          if (rect) setBox({ x: rect.x(), y: rect.y(), width: rect.width(), height: rect.height() });
        }} />`,
      {
        head: `import type Konva from 'konva';`,
        hooks: `  const node = useRef<Konva.Rect>(null);\n  const [box, setBox] = useState({ x: 20, y: 20, width: 100, height: 60 });`,
      },
    ),
    edits: [
      [
        'rect.width(), height: rect.height() });',
        'rect.width() * rect.scaleX(), height: rect.height() * rect.scaleY() });\n          rect?.scale({ x: 1, y: 1 });',
      ],
    ],
  },
  {
    name: 'listener without an end',
    told: /never removed/,
    code: app(BOX, {
      hooks: `  const [, setWidth] = useState(0);\n  useEffect(() => {\n    window.addEventListener('resize', () => setWidth(window.innerWidth));\n  }, []);`,
    }),
    edits: [
      [
        "    window.addEventListener('resize', () => setWidth(window.innerWidth));",
        "    const measure = () => setWidth(window.innerWidth);\n    window.addEventListener('resize', measure);\n    return () => window.removeEventListener('resize', measure);",
      ],
    ],
  },
  {
    name: 'browser event not unwrapped',
    told: /preventDefault/,
    code: app(`<Rect width={50} height={50} fill="red" onContextMenu={(e) => e.preventDefault()} />`),
    edits: [['e.preventDefault', 'e.evt.preventDefault']],
  },
  {
    name: 'image of the browser shadowed',
    told: /Image/,
    code: app(`<Image image={image} />`, {
      names: 'Image',
      hooks: `  const [image, setImage] = useState<HTMLImageElement>();\n  useEffect(() => {\n    const element = new Image();\n    element.src = '/photo.png';\n    element.onload = () => setImage(element);\n  }, []);`,
    }),
    edits: [['new Image()', "document.createElement('img')"]],
  },
  {
    name: 'component that does not exist',
    told: /Rect|no exported member/,
    code: `import { Layer, Rectangle, Stage } from 'react-konva';

export default function App() {
  return (
    <Stage width={600} height={400}>
      <Layer><Rectangle x={10} y={10} width={50} height={50} fill="red" /></Layer>
    </Stage>
  );
}
`,
    edits: [['Rectangle', 'Rect']],
  },
  {
    name: 'components from konva',
    told: /konva/,
    code: `import { Circle, Layer, Stage } from 'konva';

export default function App() {
  return (
    <Stage width={600} height={400}>
      <Layer><Circle x={50} y={50} radius={20} fill="red" /></Layer>
    </Stage>
  );
}
`,
    edits: [["from 'konva'", "from 'react-konva'"]],
  },
  {
    name: 'style of HTML on a shape',
    told: /no option|backgroundColor/,
    code: app(`<Rect x={20} y={20} width={80} height={80} backgroundColor="red" />`),
    edits: [['backgroundColor', 'fill']],
  },
  {
    name: 'animation without an end',
    told: /never stops/,
    code: app(`<Rect ref={node} x={40} y={40} width={50} height={50} fill="red" />`, {
      head: `import Konva from 'konva';`,
      hooks: `  const node = useRef<Konva.Rect>(null);\n  useEffect(() => {\n    const animation = new Konva.Animation((frame) => void node.current?.rotation((frame?.time ?? 0) / 20), node.current?.getLayer());\n    animation.start();\n  }, []);`,
    }),
    edits: [['    animation.start();', '    animation.start();\n    return () => void animation.stop();']],
  },
];
