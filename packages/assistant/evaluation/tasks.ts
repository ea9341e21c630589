import type { Flavour } from '@site-packages/demo-engine/programs';
import type { Act } from '../run';

/** A task as readers give them to an assistant, and the program that one wrote with the answers of the tools alone. */
export interface Task {
  task: string;
  flavour: Flavour;
  code: string;
  /** What is done with the drawing, and what `run` then says. */
  acts: readonly Act[];
  shows: RegExp;
}

export const TASKS: readonly Task[] = [
  {
    task: 'A plan that is zoomed at the pointer and panned, never beyond its edges',
    flavour: 'vanilla',
    acts: [{ drag: [200, 150, 320, 90] }],
    shows: /Stage .*y=-60/,
    code: `import Konva from 'konva';

const plan = { width: 800, height: 600 };
const stage = new Konva.Stage({ container: 'container', width: 400, height: 300, draggable: true });
const layer = new Konva.Layer();
stage.add(layer);
layer.add(
  new Konva.Rect({ ...plan, fill: '#f3efe4', stroke: '#555' }),
  new Konva.Rect({ x: 80, y: 80, width: 300, height: 200, fill: '#9cc3d5' }),
  new Konva.Rect({ x: 420, y: 80, width: 300, height: 440, fill: '#e8b298' }),
);

/** The nearest position at which the plan covers the stage. */
function limited({ x, y }: Konva.Vector2d, scale: number) {
  return {
    x: Math.min(0, Math.max(stage.width() - plan.width * scale, x)),
    y: Math.min(0, Math.max(stage.height() - plan.height * scale, y)),
  };
}

stage.on('dragmove', () => stage.position(limited(stage.position(), stage.scaleX())));
stage.on('wheel', ({ evt }) => {
  if (!evt.ctrlKey && !evt.metaKey) return;
  evt.preventDefault();
  const pointer = stage.getPointerPosition();
  if (!pointer) return;
  const old = stage.scaleX();
  const point = { x: (pointer.x - stage.x()) / old, y: (pointer.y - stage.y()) / old };
  const scale = Math.min(4, Math.max(0.5, old * Math.exp(-evt.deltaY * 0.002)));
  stage.scale({ x: scale, y: scale });
  stage.position(limited({ x: pointer.x - point.x * scale, y: pointer.y - point.y * scale }, scale));
});
`,
  },
  {
    task: 'Export everything at twice its size without the handles of the selection',
    flavour: 'vanilla',
    acts: [{ press: [270, 100] }],
    shows: /exported 600 240 300 120/,
    code: `import Konva from 'konva';

const stage = new Konva.Stage({ container: 'container', width: 400, height: 260 });
const layer = new Konva.Layer();
stage.add(layer);
const badge = new Konva.Star({ name: 'item', x: 90, y: 110, numPoints: 6, innerRadius: 30, outerRadius: 60, fill: '#f6b73c', draggable: true });
const box = new Konva.Rect({ name: 'item', x: 210, y: 60, width: 120, height: 80, fill: '#1f9aa5', draggable: true });
const transformer = new Konva.Transformer({ nodes: [badge] });
layer.add(badge, box, transformer);

stage.on('pointerclick', ({ target }) => {
  transformer.nodes(target.hasName('item') ? [target] : []);
});

async function exportAll() {
  transformer.hide();
  const area = layer.getClientRect();
  const blob = await stage.toBlob({ ...area, mimeType: 'image/png', pixelRatio: 2 });
  transformer.show();
  if (!(blob instanceof Blob)) return;
  const bitmap = await createImageBitmap(blob);
  console.log('exported', bitmap.width, bitmap.height, Math.round(area.width), Math.round(area.height));
}

const button = document.createElement('button');
button.textContent = 'Export';
button.addEventListener('click', () => void exportAll());
document.body.append(button);
void exportAll();
`,
  },
  {
    task: 'A bar chart that grows, with a tooltip for each bar',
    flavour: 'vanilla',
    acts: [{ press: [90, 200] }],
    shows: /text="January: 40"/,
    code: `import Konva from 'konva';

const sales = [
  { month: 'January', value: 40 },
  { month: 'February', value: 75 },
  { month: 'March', value: 55 },
];
const stage = new Konva.Stage({ container: 'container', width: 400, height: 260 });
const layer = new Konva.Layer();
const above = new Konva.Layer({ listening: false });
stage.add(layer, above);

const label = new Konva.Label({ visible: false });
label.add(
  new Konva.Tag({ fill: '#22305c', pointerDirection: 'down', pointerWidth: 12, pointerHeight: 8 }),
  new Konva.Text({ padding: 8, fontSize: 15, fill: 'white' }),
);
above.add(label);

sales.forEach(({ month, value }, at) => {
  const height = value * 2;
  const bar = new Konva.Rect({ x: 50 + at * 110, y: 220, width: 80, height: 0, fill: '#f2664a', name: 'bar' });
  layer.add(bar, new Konva.Text({ x: 50 + at * 110, y: 226, width: 80, align: 'center', text: month }));
  new Konva.Tween({ node: bar, y: 220 - height, height, duration: 0.4, easing: Konva.Easings.EaseOut }).play();
  bar.on('pointerenter', () => {
    label.getText().text([month, value].join(': '));
    label.position({ x: bar.x() + 40, y: 220 - height - 4 });
    label.show();
  });
  bar.on('pointerleave', () => label.hide());
});
`,
  },
  {
    task: 'A box with a label that wraps: resizing leaves neither a scale nor stretched letters',
    flavour: 'react',
    acts: [{ drag: [240, 140, 300, 190] }],
    shows: /Text .*width=26\d.* fontSize=18/,
    code: `import { useEffect, useRef, useState } from 'react';
import type Konva from 'konva';
import { Layer, Rect, Stage, Text, Transformer } from 'react-konva';

const least = 60;

export default function App() {
  const [box, setBox] = useState({ x: 40, y: 40, width: 200, height: 100 });
  const [isSelected, setSelected] = useState(true);
  const rect = useRef<Konva.Rect>(null);
  const transformer = useRef<Konva.Transformer>(null);

  useEffect(() => {
    transformer.current?.nodes(isSelected && rect.current ? [rect.current] : []);
  }, [isSelected]);

  function resize() {
    const node = rect.current;
    if (!node) return;
    const width = Math.max(least, node.width() * node.scaleX());
    const height = Math.max(least, node.height() * node.scaleY());
    node.setAttrs({ width, height, scaleX: 1, scaleY: 1 });
    setBox({ x: node.x(), y: node.y(), width, height });
  }

  return (
    <Stage width={400} height={260} onPointerClick={({ target }) => setSelected(target === rect.current)}>
      <Layer>
        <Rect
          ref={rect}
          {...box}
          fill="#fdf6e3"
          stroke="#8457c9"
          draggable
          onDragMove={({ target }) => setBox({ ...box, x: target.x(), y: target.y() })}
          onTransform={resize}
        />
        <Text {...box} text="A label that wraps in its box" fontSize={18} padding={8} listening={false} />
        <Transformer ref={transformer} rotateEnabled={false} flipEnabled={false} />
      </Layer>
    </Stage>
  );
}
`,
  },
  {
    task: 'Cards that are dragged, with undo and redo by button and key',
    flavour: 'react',
    acts: [{ drag: [70, 60, 120, 120] }, { drag: [200, 90, 230, 120] }, { key: 'Control+z' }],
    shows: /id="a" x=80 y=90[^]*id="b" x=160 y=60/,
    code: `import { useEffect, useEffectEvent, useState } from 'react';
import { Layer, Rect, Stage } from 'react-konva';

interface Card {
  id: string;
  x: number;
  y: number;
  fill: string;
}

const first: Card[] = [
  { id: 'a', x: 30, y: 30, fill: '#f2664a' },
  { id: 'b', x: 160, y: 60, fill: '#1f9aa5' },
];

export default function App() {
  const [steps, setSteps] = useState([first]);
  const [at, setAt] = useState(0);
  const cards = steps[at] ?? first;

  const commit = (next: Card[]) => {
    setSteps([...steps.slice(0, at + 1), next]);
    setAt(at + 1);
  };
  const travel = (by: number) => setAt(Math.min(steps.length - 1, Math.max(0, at + by)));

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
    event.preventDefault();
    travel(event.shiftKey ? 1 : -1);
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  return (
    <>
      <Stage width={400} height={220}>
        <Layer>
          {cards.map((card) => (
            <Rect
              key={card.id}
              {...card}
              width={90}
              height={70}
              draggable
              onDragEnd={({ target }) =>
                commit(cards.map((one) => (one.id === card.id ? { ...one, x: target.x(), y: target.y() } : one)))
              }
            />
          ))}
        </Layer>
      </Stage>
      <button type="button" onClick={() => travel(-1)} disabled={at === 0}>
        Undo
      </button>
      <button type="button" onClick={() => travel(1)} disabled={at === steps.length - 1}>
        Redo
      </button>
    </>
  );
}
`,
  },
  {
    task: 'An image with a slider for its blur',
    flavour: 'react',
    acts: [],
    shows: /Image .*blurRadius=10/,
    code: `import { useEffect, useMemo, useRef, useState } from 'react';
import Konva from 'konva';
import { Image, Layer, Stage } from 'react-konva';

const blur = [Konva.Filters.Blur];

/** Stands for a loaded photo. */
function picture() {
  const canvas = document.createElement('canvas');
  canvas.width = 160;
  canvas.height = 120;
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  context.fillStyle = '#1f9aa5';
  context.fillRect(0, 0, 160, 120);
  context.fillStyle = '#f6b73c';
  context.fillRect(40, 30, 80, 60);
  return canvas;
}

export default function App() {
  const image = useMemo(picture, []);
  const [radius, setRadius] = useState(10);
  const photo = useRef<Konva.Image>(null);

  useEffect(() => {
    photo.current?.cache();
  }, [image]);

  return (
    <>
      <label>
        Blur
        <input type="range" min={0} max={40} value={radius} onChange={(event) => setRadius(Number(event.target.value))} />
      </label>
      <Stage width={400} height={220}>
        <Layer>
          <Image ref={photo} image={image} x={40} y={40} draggable filters={blur} blurRadius={radius} />
        </Layer>
      </Stage>
    </>
  );
}
`,
  },
  {
    task: 'Select several shapes with a frame, and move and resize them together',
    flavour: 'vue',
    acts: [{ drag: [10, 10, 270, 180] }, { drag: [60, 60, 80, 80] }],
    shows: /id="a".* x=60 y=60[^]*id="b".* x=180 y=110/,
    code: `<script setup lang="ts">
import { ref, useTemplateRef, watch } from 'vue';
import Konva from 'konva';
import type { VueKonvaRef } from 'vue-konva';

const boxes = ref([
  { id: 'a', name: 'box', x: 40, y: 40, width: 80, height: 60, fill: '#f2664a', draggable: true },
  { id: 'b', name: 'box', x: 160, y: 90, width: 90, height: 60, fill: '#1f9aa5', draggable: true },
  { id: 'c', name: 'box', x: 290, y: 40, width: 70, height: 90, fill: '#8457c9', draggable: true },
]);
const selected = ref<string[]>([]);
const band = ref({ x: 0, y: 0, width: 0, height: 0, visible: false });
const layer = useTemplateRef<VueKonvaRef<Konva.Layer>>('layer');
const transformer = useTemplateRef<VueKonvaRef<Konva.Transformer>>('transformer');
let start: Konva.Vector2d | null = null;

const boxNodes = () => layer.value?.getNode().find('.box') ?? [];
const pointer = () => layer.value?.getNode().getRelativePointerPosition() ?? null;

watch(selected, () => {
  transformer.value?.getNode().nodes(boxNodes().filter((node) => selected.value.includes(node.id())));
});

function down({ target, evt }: Konva.KonvaEventObject<PointerEvent>) {
  if (target === target.getStage() && evt.isPrimary) start = pointer();
}
function move() {
  const end = pointer();
  if (!start || !end) return;
  band.value = {
    x: Math.min(start.x, end.x),
    y: Math.min(start.y, end.y),
    width: Math.abs(end.x - start.x),
    height: Math.abs(end.y - start.y),
    visible: true,
  };
}
function up() {
  if (!start) return;
  const area = band.value;
  const touched = boxNodes().filter((node) => Konva.Util.haveIntersection(area, node.getClientRect()));
  selected.value = area.visible ? touched.map((node) => node.id()) : [];
  band.value = { ...area, visible: false };
  start = null;
}
function save({ target }: Konva.KonvaEventObject<Event>) {
  const box = boxes.value.find(({ id }) => id === target.id());
  if (!box) return;
  Object.assign(box, { x: target.x(), y: target.y(), width: target.width() * target.scaleX(), height: target.height() * target.scaleY() });
  target.setAttrs({ width: box.width, height: box.height, scaleX: 1, scaleY: 1 });
}
</script>

<template>
  <v-stage :config="{ width: 400, height: 240 }" @pointerdown="down" @pointermove="move" @pointerup="up">
    <v-layer ref="layer">
      <v-rect v-for="box in boxes" :key="box.id" :config="box" @dragend="save" @transformend="save" />
      <v-transformer ref="transformer" :config="{ rotateEnabled: false, flipEnabled: false }" />
      <v-rect :config="{ ...band, fill: 'rgba(0, 120, 255, 0.2)', listening: false }" />
    </v-layer>
  </v-stage>
</template>
`,
  },
  {
    task: 'A tile that lands on a grid, with a preview of where',
    flavour: 'vue',
    acts: [{ drag: [60, 60, 130, 95] }],
    shows: /Rect x=120 y=80 width=80 height=80 fill/,
    code: `<script setup lang="ts">
import { ref } from 'vue';
import type Konva from 'konva';

const step = 40;
const width = 400;
const height = 240;
const lines = [
  ...Array.from({ length: width / step + 1 }, (_, at) => [at * step, 0, at * step, height]),
  ...Array.from({ length: height / step + 1 }, (_, at) => [0, at * step, width, at * step]),
];
const tile = ref({ x: 40, y: 40, width: 80, height: 80 });
const guide = ref({ x: 40, y: 40, visible: false });

const snap = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value / step) * step));

function move({ target }: Konva.KonvaEventObject<DragEvent>) {
  guide.value = { x: snap(target.x(), width - 80), y: snap(target.y(), height - 80), visible: true };
}
function drop({ target }: Konva.KonvaEventObject<DragEvent>) {
  const { x, y } = guide.value;
  target.position({ x, y });
  tile.value = { ...tile.value, x, y };
  guide.value = { x, y, visible: false };
}
</script>

<template>
  <v-stage :config="{ width, height }">
    <v-layer :config="{ listening: false }">
      <v-line v-for="(points, at) in lines" :key="at" :config="{ points, stroke: '#ccc', strokeWidth: 1 }" />
    </v-layer>
    <v-layer>
      <v-rect :config="{ ...guide, width: 80, height: 80, stroke: '#8457c9', dash: [6, 4] }" />
      <v-rect :config="{ ...tile, fill: '#f6b73c', draggable: true }" @dragmove="move" @dragend="drop" />
    </v-layer>
  </v-stage>
</template>
`,
  },
  {
    task: 'Free drawing with an eraser, saved as JSON',
    flavour: 'svelte',
    acts: [{ drag: [30, 60, 130, 95] }],
    shows: /\d+ characters[^]*Line points=\[30,/,
    code: `<script lang="ts">
  import { Layer, Line, Stage, type KonvaPointerEvent } from 'svelte-konva';

  interface Stroke {
    isEraser: boolean;
    points: number[];
  }

  let ink = $state<Layer>();
  let isEraser = $state(false);
  let strokes = $state.raw<Stroke[]>([]);
  let growing = $state.raw<Stroke>();
  const all = $derived(growing ? [...strokes, growing] : strokes);

  function start({ evt }: KonvaPointerEvent) {
    const point = ink?.node.getRelativePointerPosition();
    if (point && evt.isPrimary) growing = { isEraser, points: [point.x, point.y, point.x + 0.1, point.y] };
  }
  function draw({ evt }: KonvaPointerEvent) {
    const point = ink?.node.getRelativePointerPosition();
    if (point && growing && evt.isPrimary) growing = { ...growing, points: [...growing.points, point.x, point.y] };
  }
  function end() {
    if (growing) strokes = [...strokes, growing];
    growing = undefined;
    console.log(JSON.stringify(strokes).length, 'characters');
  }
</script>

<label><input type="checkbox" bind:checked={isEraser} /> Eraser</label>
<button type="button" onclick={() => (strokes = [])}>Clear</button>

<Stage width={400} height={240} onpointerdown={start} onpointermove={draw} onpointerup={end} onpointercancel={end}>
  <Layer bind:this={ink} listening={false}>
    {#each all as stroke, at (at)}
      <Line
        points={stroke.points}
        stroke="#22305c"
        strokeWidth={stroke.isEraser ? 24 : 6}
        lineCap="round"
        lineJoin="round"
        globalCompositeOperation={stroke.isEraser ? 'destination-out' : 'source-over'}
      />
    {/each}
  </Layer>
</Stage>
`,
  },
  {
    task: 'Circles joined by arrows that follow',
    flavour: 'svelte',
    acts: [{ drag: [200, 60, 220, 150] }],
    shows: /Arrow points=\[95\.38,126\.63[^]*Circle x=220 y=150/,
    code: `<script lang="ts">
  import { Arrow, Circle, Layer, Stage } from 'svelte-konva';

  const radius = 30;
  const gap = 6;
  let nodes = $state([
    { id: 'plan', x: 60, y: 120, fill: '#f2664a' },
    { id: 'build', x: 200, y: 60, fill: '#1f9aa5' },
    { id: 'ship', x: 330, y: 160, fill: '#8457c9' },
  ]);
  const links = [
    ['plan', 'build'],
    ['build', 'ship'],
  ];

  const arrows = $derived(
    links.flatMap(([fromId, toId]) => {
      const from = nodes.find(({ id }) => id === fromId);
      const to = nodes.find(({ id }) => id === toId);
      if (!from || !to) return [];
      const angle = Math.atan2(to.y - from.y, to.x - from.x);
      const way = radius + gap;
      const points = [
        from.x + way * Math.cos(angle),
        from.y + way * Math.sin(angle),
        to.x - way * Math.cos(angle),
        to.y - way * Math.sin(angle),
      ];
      return [{ id: [fromId, toId].join(), points }];
    }),
  );
</script>

<Stage width={400} height={240}>
  <Layer>
    {#each arrows as { id, points } (id)}
      <Arrow {points} stroke="#555" fill="#555" strokeWidth={3} />
    {/each}
    {#each nodes as node (node.id)}
      <Circle bind:x={node.x} bind:y={node.y} {radius} fill={node.fill} draggable />
    {/each}
  </Layer>
</Stage>
`,
  },
];
