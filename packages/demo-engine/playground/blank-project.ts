import { ENTRY_FILES, type Flavour } from '../model';
import type { PlaygroundProject } from './project';

const VANILLA = `import Konva from 'konva';

const stage = new Konva.Stage({
  container: 'container',
  width: window.innerWidth,
  height: 320,
});
const layer = new Konva.Layer();
stage.add(layer);

const circle = new Konva.Circle({
  x: stage.width() / 2,
  y: stage.height() / 2,
  radius: 60,
  fill: '#f2664a',
  draggable: true,
});
layer.add(circle);
`;

const REACT = `import { useState } from 'react';
import { Circle, Layer, Stage } from 'react-konva';

export default function App() {
  const [position, setPosition] = useState({ x: window.innerWidth / 2, y: 160 });

  return (
    <Stage width={window.innerWidth} height={320}>
      <Layer>
        <Circle
          {...position}
          radius={60}
          fill="#f2664a"
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

const stage = { width: window.innerWidth, height: 320 };
const circle = reactive({
  x: window.innerWidth / 2,
  y: 160,
  radius: 60,
  fill: '#f2664a',
  draggable: true,
});

function drop(event: Konva.KonvaEventObject<DragEvent>) {
  Object.assign(circle, event.target.position());
}
</script>

<template>
  <v-stage :config="stage">
    <v-layer>
      <v-circle :config="circle" @dragend="drop" />
    </v-layer>
  </v-stage>
</template>
`;

const SVELTE = `<script lang="ts">
  import { Circle, Layer, Stage } from 'svelte-konva';

  let x = $state(window.innerWidth / 2);
  let y = $state(160);
</script>

<Stage width={window.innerWidth} height={320}>
  <Layer>
    <Circle bind:x bind:y radius={60} fill="#f2664a" draggable />
  </Layer>
</Stage>
`;

const TEXTS: Readonly<Record<Flavour, string>> = { vanilla: VANILLA, react: REACT, vue: VUE, svelte: SVELTE };

/** A project to start from: one draggable circle. */
export function blankProject(flavour: Flavour): PlaygroundProject {
  return { flavour, title: 'Blank', files: [{ path: ENTRY_FILES[flavour], text: TEXTS[flavour] }] };
}
