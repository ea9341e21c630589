import type { Listed } from './model';

const component = (shapes: string, script = '') => `<script setup lang="ts">
import { onMounted, onUnmounted, ref } from 'vue';
${script}
</script>

<template>
  <v-stage :config="{ width: 600, height: 400 }">
    <v-layer>
      ${shapes}
    </v-layer>
  </v-stage>
</template>
`;
const BOX = `<v-rect :config="{ x: 20, y: 20, width: 80, height: 50, fill: 'teal' }" />`;
const RECT_REF = `import type { VueKonvaRef } from 'vue-konva';\nimport type Konva from 'konva';\nconst rect = ref<VueKonvaRef<Konva.Rect> | null>(null);`;

export const VUE: readonly Listed[] = [
  {
    name: 'config as a text',
    told: /config/,
    code: component(`<v-circle config="{ x: 50, y: 50, radius: 20, fill: 'red' }" />`),
    edits: [['config="{ x: 50', ':config="{ x: 50']],
  },
  {
    name: 'attributes as plain text',
    told: /plain text|not assignable/,
    code: component(`<v-rect x="20" y="20" width="80" height="50" fill="teal" />`),
    edits: [
      [
        'x="20" y="20" width="80" height="50" fill="teal"',
        `:config="{ x: 20, y: 20, width: 80, height: 50, fill: 'teal' }"`,
      ],
    ],
  },
  {
    name: 'option in another case',
    told: /fontSize/,
    code: component(`<v-text :config="{ x: 20, y: 20, text: 'Total', fontsize: 24 }" />`),
    edits: [['fontsize', 'fontSize']],
  },
  {
    name: 'tag that does not exist',
    told: /v-rect/,
    code: component(`<v-rectangle :config="{ x: 20, y: 20, width: 80, height: 50, fill: 'teal' }" />`),
    edits: [['v-rectangle', 'v-rect']],
  },
  {
    name: 'event in camel case',
    told: /dragEnd|dragend/,
    code: component(
      `<v-rect :config="{ width: 80, height: 50, fill: 'teal', draggable: true }" @dragEnd="save" />`,
      `const saved = ref({ x: 0, y: 0 });\nfunction save(event: { target: { x(): number; y(): number } }) {\n  saved.value = { x: event.target.x(), y: event.target.y() };\n}`,
    ),
    edits: [['@dragEnd', '@dragend']],
  },
  {
    name: 'ref used as the node',
    told: /getNode/,
    code: component(
      `<v-rect ref="rect" :config="{ width: 80, height: 50, fill: 'teal' }" />`,
      `${RECT_REF}\nonMounted(() => {\n  rect.value?.to({ x: 200, duration: 1 });\n});`,
    ),
    edits: [['rect.value?.to(', 'rect.value?.getNode().to(']],
  },
  {
    name: 'getter without call',
    told: /method/,
    code: component(
      `<v-rect :config="{ ...at, width: 80, height: 50, fill: 'teal', draggable: true }" @dragend="save" />`,
      `import type Konva from 'konva';\nconst at = ref({ x: 20, y: 20 });\nfunction save(e: Konva.KonvaEventObject<DragEvent>) {\n  at.value = { x: e.target.x, y: e.target.y };\n}`,
    ),
    edits: [
      ['e.target.x,', 'e.target.x(),'],
      ['e.target.y }', 'e.target.y() }'],
    ],
  },
  {
    name: 'shape without a layer',
    told: /layer/,
    code: `<template>\n  <v-stage :config="{ width: 600, height: 400 }">\n    <v-rect :config="{ width: 80, height: 50, fill: 'teal' }" />\n  </v-stage>\n</template>\n`,
    edits: [
      [
        `<v-rect :config="{ width: 80, height: 50, fill: 'teal' }" />`,
        `<v-layer><v-rect :config="{ width: 80, height: 50, fill: 'teal' }" /></v-layer>`,
      ],
    ],
  },
  {
    name: 'HTML in the layer',
    told: /HTML/,
    code: component(`<p>Score: 3</p>`),
    edits: [['<p>Score: 3</p>', `<v-text :config="{ text: 'Score: 3' }" />`]],
  },
  {
    name: 'text between tags',
    told: /between the tags/,
    code: component(`<v-text :config="{ x: 20, y: 20 }">Hello</v-text>`),
    edits: [[`y: 20 }">Hello</v-text>`, `y: 20, text: 'Hello' }" />`]],
  },
  {
    name: 'order by zIndex',
    told: /zIndex/,
    code: component(`<v-rect :config="{ width: 80, height: 50, fill: 'teal', zIndex: 2 }" />`),
    edits: [[', zIndex: 2', '']],
  },
  {
    name: 'filter without cache',
    told: /cache/,
    code: component(
      `<v-rect ref="rect" :config="{ width: 80, height: 50, fill: 'teal', filters: [Konva.Filters.Blur], blurRadius: 8 }" />`,
      RECT_REF.replace('import type Konva', 'import Konva'),
    ),
    edits: [['</script>', 'onMounted(() => rect.value?.getNode().cache());\n</script>']],
  },
  {
    name: 'size after a transform',
    told: /scale/,
    code: component(
      `<v-rect :config="{ ...box, fill: 'teal' }" @transformend="save" />`,
      `import type Konva from 'konva';\nconst box = ref({ x: 20, y: 20, width: 80, height: 50 });\nfunction save({ target }: Konva.KonvaEventObject<Event>) {\n  box.value = { x: target.x(), y: target.y(), width: target.width(), height: target.height() };\n}`,
    ),
    edits: [
      [
        'target.width(), height: target.height() };',
        'target.width() * target.scaleX(), height: target.height() * target.scaleY() };\n  target.scale({ x: 1, y: 1 });',
      ],
    ],
  },
  {
    name: 'listener without an end',
    told: /never removed/,
    code: component(
      BOX,
      `const width = ref(600);\nfunction measure() {\n  width.value = window.innerWidth;\n}\nonMounted(() => window.addEventListener('resize', measure));`,
    ),
    edits: [['</script>', "onUnmounted(() => window.removeEventListener('resize', measure));\n</script>"]],
  },
  {
    name: 'interval without an end',
    told: /never cleared/,
    code: component(
      `<v-rect :config="{ x, width: 80, height: 50, fill: 'teal' }" />`,
      `const x = ref(0);\nonMounted(() => {\n  setInterval(() => (x.value += 1), 16);\n});`,
    ),
    edits: [
      [
        'onMounted(() => {\n  setInterval(() => (x.value += 1), 16);\n});',
        'const timer = setInterval(() => (x.value += 1), 16);\nonUnmounted(() => clearInterval(timer));',
      ],
    ],
  },
  {
    name: 'app of Vue 2',
    told: /Vue 2|createApp|default/,
    code: component(BOX, `import Vue from 'vue';\nimport VueKonva from 'vue-konva';\nVue.use(VueKonva);`),
    edits: [["import Vue from 'vue';\nimport VueKonva from 'vue-konva';\nVue.use(VueKonva);", '']],
  },
  {
    name: 'value with a wrong type',
    told: /number|draggable|assignable/,
    code: component(`<v-circle :config="{ x: 50, y: 50, radius: '20', fill: 'red' }" />`),
    edits: [["'20'", '20']],
  },
  {
    name: 'name that the template lacks',
    told: /boxes/,
    code: component(
      `<v-rect v-for="box in boxes" :key="box.id" :config="box" />`,
      `const rects = ref([{ id: 'a', x: 20, y: 20, width: 40, height: 40, fill: 'red' }]);`,
    ),
    edits: [['in boxes', 'in rects']],
  },
  {
    name: 'filter by a removed name',
    told: /Brightness|Brightnes/,
    code: component(
      `<v-rect ref="rect" :config="{ width: 80, height: 50, fill: 'teal', filters: [Konva.Filters.Bright], brightness: 1.4 }" />`,
      `${RECT_REF.replace('import type Konva', 'import Konva')}\nonMounted(() => rect.value?.getNode().cache());`,
    ),
    edits: [['Filters.Bright]', 'Filters.Brightness]']],
  },
  {
    name: 'tag that is not closed',
    told: /end tag|closing|closed/i,
    code: component(`<v-group>\n        ${BOX}`),
    edits: [[BOX, `${BOX}\n      </v-group>`]],
  },
];
