import type { Listed } from './model';

const component = (shapes: string, { script = '', names = 'Rect' } = {}) => `<script lang="ts">
  import { Layer, Stage, ${names} } from 'svelte-konva';
${script}
</script>

<Stage width={600} height={400}>
  <Layer>
    ${shapes}
  </Layer>
</Stage>
`;
const BOX = `<Rect x={20} y={20} width={80} height={50} fill="teal" />`;

export const SVELTE: readonly Listed[] = [
  {
    name: 'event of Svelte 4',
    told: /on:|onclick/,
    code: component(`<Rect width={80} height={50} fill="teal" on:click={() => (count += 1)} />`, {
      script: '  let count = $state(0);\n  $inspect(count);',
    }),
    edits: [['on:click', 'onclick']],
  },
  {
    name: 'config of svelte-konva 0',
    told: /config/,
    code: component(`<Rect config={{ x: 20, y: 20, width: 80, height: 50, fill: 'teal' }} />`),
    edits: [
      [
        `config={{ x: 20, y: 20, width: 80, height: 50, fill: 'teal' }}`,
        'x={20} y={20} width={80} height={50} fill="teal"',
      ],
    ],
  },
  {
    name: 'handle of svelte-konva 0',
    told: /handle/,
    code: component(`<Rect bind:handle={rect} width={80} height={50} fill="teal" />`, {
      script: '  let rect = $state();',
    }),
    edits: [
      ['bind:handle={rect}', 'bind:this={rect}'],
      ['$state()', '$state<Rect>()'],
    ],
  },
  {
    name: 'option in another case',
    told: /fontSize/,
    code: component(`<Text x={20} y={20} text="Total" fontsize={24} />`, { names: 'Text' }),
    edits: [['fontsize', 'fontSize']],
  },
  {
    name: 'event prop in camel case',
    told: /ondragend|onDragEnd/,
    code: component(`<Rect width={80} height={50} fill="teal" draggable onDragEnd={(event) => console.log(event)} />`),
    edits: [['onDragEnd', 'ondragend']],
  },
  {
    name: 'component that does not exist',
    told: /Rect|no exported member/,
    code: component(`<Rectangle width={80} height={50} fill="teal" />`, { names: 'Rectangle' }),
    edits: [['Rectangle', 'Rect']],
  },
  {
    name: 'shape without a layer',
    told: /layer/,
    code: `<script lang="ts">\n  import { Rect, Stage } from 'svelte-konva';\n</script>\n\n<Stage width={600} height={400}>\n  <Rect width={80} height={50} fill="teal" />\n</Stage>\n`,
    edits: [
      ['{ Rect, Stage }', '{ Layer, Rect, Stage }'],
      ['<Rect width={80} height={50} fill="teal" />', '<Layer><Rect width={80} height={50} fill="teal" /></Layer>'],
    ],
  },
  {
    name: 'stage without a size',
    told: /size|width/,
    code: `<script lang="ts">\n  import { Layer, Rect, Stage } from 'svelte-konva';\n</script>\n\n<Stage>\n  <Layer><Rect width={80} height={50} fill="teal" /></Layer>\n</Stage>\n`,
    edits: [['<Stage>', '<Stage width={600} height={400}>']],
  },
  {
    name: 'getter without call',
    told: /method/,
    code: component(
      `<Rect x={at.x} y={at.y} width={80} height={50} fill="teal" draggable ondragend={(e) => (at = { x: e.target.x, y: e.target.y })} />`,
      { script: '  let at = $state({ x: 20, y: 20 });' },
    ),
    edits: [
      ['e.target.x,', 'e.target.x(),'],
      ['e.target.y })', 'e.target.y() })'],
    ],
  },
  {
    name: 'node not taken from the component',
    told: /node|cache/,
    code: component(`<Rect bind:this={rect} width={80} height={50} fill="teal" />`, {
      script: `  import { onMount } from 'svelte';\n  let rect = $state<Rect>();\n  onMount(() => {\n    rect?.to({ x: 200, duration: 1 });\n  });`,
    }),
    edits: [['rect?.to(', 'rect?.node.to(']],
  },
  {
    name: 'order by zIndex',
    told: /zIndex/,
    code: component(`<Rect width={80} height={50} fill="teal" zIndex={2} />`),
    edits: [[' zIndex={2}', '']],
  },
  {
    name: 'filter without cache',
    told: /cache/,
    code: component(
      `<Rect bind:this={rect} width={80} height={50} fill="teal" filters={[Konva.Filters.Blur]} blurRadius={8} />`,
      {
        script: `  import Konva from 'konva';\n  import { onMount } from 'svelte';\n  let rect = $state<Rect>();\n  onMount(() => console.log(rect?.node));`,
      },
    ),
    edits: [['console.log(rect?.node)', 'rect?.node.cache()']],
  },
  {
    name: 'size after a transform',
    told: /scale/,
    code: component(
      `<Rect {...box} fill="teal" ontransformend={({ target }) => (box = { x: target.x(), y: target.y(), width: target.width(), height: target.height() })} />`,
      { script: '  let box = $state({ x: 20, y: 20, width: 80, height: 50 });' },
    ),
    edits: [
      ['target.width()', 'target.width() * target.scaleX()'],
      ['target.height()', 'target.height() * target.scaleY()'],
    ],
  },
  {
    name: 'state that is not reactive',
    told: /reactive|\$state/,
    code: component(`<Rect {x} width={80} height={50} fill="teal" onclick={() => (x += 10)} />`, {
      script: '  let x = 20;\n  let other = $state(0);\n  $inspect(other);',
    }),
    edits: [['let x = 20', 'let x = $state(20)']],
  },
  {
    name: 'listener without an end',
    told: /never removed/,
    code: component(BOX, {
      script: `  let width = $state(600);\n  $inspect(width);\n  const measure = () => (width = window.innerWidth);\n  $effect(() => {\n    window.addEventListener('resize', measure);\n  });`,
    }),
    edits: [['measure);\n  });', "measure);\n    return () => window.removeEventListener('resize', measure);\n  });"]],
  },
  {
    name: 'HTML in the layer',
    told: /HTML/,
    code: component('<p>Score: 3</p>'),
    edits: [['<p>Score: 3</p>', BOX]],
  },
  {
    name: 'text between tags',
    told: /between the tags|children/,
    code: component('<Text x={20} y={20}>Hello</Text>', { names: 'Text' }),
    edits: [['y={20}>Hello</Text>', 'y={20} text="Hello" />']],
  },
  {
    name: 'image of the browser shadowed',
    told: /Image/,
    code: component('<Image {image} />', {
      names: 'Image',
      script: `  let image = $state<HTMLImageElement>();\n  const element = new Image();\n  element.src = '/photo.png';\n  element.onload = () => (image = element);`,
    }),
    edits: [['new Image()', "document.createElement('img')"]],
  },
  {
    name: 'braces that are not closed',
    told: /each|close|unexpected/i,
    code: component('{#each [1, 2, 3] as n (n)}\n      <Rect x={n * 60} width={40} height={40} fill="red" />'),
    edits: [['fill="red" />', 'fill="red" />\n    {/each}']],
  },
  {
    name: 'animation without an end',
    told: /never stops/,
    code: component(`<Rect bind:this={rect} width={80} height={50} fill="teal" />`, {
      script: `  import Konva from 'konva';\n  import { onMount } from 'svelte';\n  let rect = $state<Rect>();\n  onMount(() => {\n    const animation = new Konva.Animation(() => void rect?.node.rotate(1), rect?.node.getLayer());\n    animation.start();\n  });`,
    }),
    edits: [['    animation.start();', '    animation.start();\n    return () => void animation.stop();']],
  },
];
