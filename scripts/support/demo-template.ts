import { isFlavour, type Flavour } from '../../packages/demo-engine/model/flavours';

const ID = /^(?:tutorials\/[a-z][a-z_]*|sandbox|blog|guides\/(?:react|vue|svelte))\/[A-Za-z0-9][A-Za-z0-9_-]*$/;

/**
 * What is wrong with a demo's id, or undefined.
 *
 * @param id path below `demos/`
 */
export function idProblem(id: string): string | undefined {
  if (ID.test(id)) return undefined;
  return (
    `${id} is no id of a demo. Write tutorials/<section>/<Demo>, sandbox/<Demo>, blog/<Demo> or guides/<react, vue or svelte>/<Demo>, ` +
    'with the name of the page it stands on.'
  );
}

/** Turns `Drag_and_Drop` into `Drag and drop`. */
export function titleOf(id: string): string {
  const words = id
    .slice(id.lastIndexOf('/') + 1)
    .replaceAll(/[_-]+/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const VANILLA = `import Konva from 'konva';

const stage = new Konva.Stage({
  container: 'container',
  width: window.innerWidth,
  height: 240,
});
const layer = new Konva.Layer();
stage.add(layer);

const box = new Konva.Rect({
  name: 'box',
  x: stage.width() / 2 - 50,
  y: 70,
  width: 100,
  height: 100,
  fill: '#1f9aa5',
  draggable: true,
});
layer.add(box);
`;

const REACT = `import { useState } from 'react';
import { Layer, Rect, Stage } from 'react-konva';

const width = window.innerWidth;

export default function App() {
  const [position, setPosition] = useState({ x: width / 2 - 50, y: 70 });

  return (
    <Stage width={width} height={240}>
      <Layer>
        <Rect
          name="box"
          x={position.x}
          y={position.y}
          width={100}
          height={100}
          fill="#1f9aa5"
          draggable
          onDragEnd={(event) => setPosition(event.target.position())}
        />
      </Layer>
    </Stage>
  );
}
`;

const VUE = `<script setup lang="ts">
import { reactive } from 'vue';
import type Konva from 'konva';

const width = window.innerWidth;

const position = reactive({ x: width / 2 - 50, y: 70 });

const drop = (event: Konva.KonvaEventObject<DragEvent>) => {
  Object.assign(position, event.target.position());
};
</script>

<template>
  <v-stage :config="{ width, height: 240 }">
    <v-layer>
      <v-rect
        :config="{
          name: 'box',
          x: position.x,
          y: position.y,
          width: 100,
          height: 100,
          fill: '#1f9aa5',
          draggable: true,
        }"
        @dragend="drop"
      />
    </v-layer>
  </v-stage>
</template>
`;

const SVELTE = `<script lang="ts">
  import { Layer, Rect, Stage } from 'svelte-konva';

  const width = window.innerWidth;

  let x = $state(width / 2 - 50);
  let y = $state(70);
</script>

<Stage {width} height={240}>
  <Layer>
    <Rect name="box" bind:x bind:y width={100} height={100} fill="#1f9aa5" draggable />
  </Layer>
</Stage>
`;

const SOURCES: Readonly<Record<Flavour, readonly [file: string, text: string]>> = {
  vanilla: ['vanilla/index.ts', VANILLA],
  react: ['react/App.tsx', REACT],
  vue: ['vue/App.vue', VUE],
  svelte: ['svelte/App.svelte', SVELTE],
};

function check(id: string): string {
  return `import { defineCheck } from '${'../'.repeat(id.split('/').length)}types/check';

export default defineCheck(async ({ demo, expect }) => {
  const box = await demo.node('box');
  expect(await demo.pixel({ x: box.rect.x + 50, y: box.rect.y + 50 })).toEqual([31, 154, 165, 255]);

  await demo.drag('box', { x: 60, y: 20 });
  const moved = await demo.node('box');
  expect(moved.rect.x).toBeCloseTo(box.rect.x + 60, 0);
  expect(moved.rect.y).toBeCloseTo(box.rect.y + 20, 0);
});
`;
}

/**
 * The files of a new demo, by path in its folder: a draggable square in every flavor that demos of its kind have, and a check that passes.
 */
export function demoTemplate(id: string): Record<string, string> {
  const framework = /^guides\/([a-z]+)\//.exec(id)?.[1];
  const flavours = isFlavour(framework) ? [framework] : (['vanilla', 'react', 'vue', 'svelte'] as const);
  const meta = {
    title: titleOf(id),
    summary: 'A square that can be dragged, to begin with: say here in one sentence what the demo shows.',
    tags: ['draggable'],
    height: 240,
  };
  return {
    'demo.json': `${JSON.stringify(meta, null, 2).replace(/\[\s+"draggable"\s+\]/, '["draggable"]')}\n`,
    'check.ts': check(id),
    ...Object.fromEntries(flavours.map((flavour) => SOURCES[flavour])),
  };
}
