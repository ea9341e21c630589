import type { Flavour } from '../../../model/flavours';

/** How a stage gets its size. */
const SIZED: Readonly<Record<Flavour, string>> = {
  vanilla: 'new Konva.Stage({ container: "container", width: 600, height: 400 })',
  react: '<Stage width={600} height={400}>',
  vue: '<v-stage :config="{ width: 600, height: 400 }">',
  svelte: '<Stage width={600} height={400}>',
};

export function sizeFix(flavour: Flavour): string {
  return `Write the size in numbers: ${SIZED[flavour]}. If it is measured from an element, give that element a height in CSS.`;
}

const LAYERED: Readonly<Record<Flavour, string>> = {
  vanilla: 'const layer = new Konva.Layer(); stage.add(layer);',
  react: '<Stage …><Layer>…</Layer></Stage>',
  vue: '<v-stage …><v-layer>…</v-layer></v-stage>',
  svelte: '<Stage …><Layer>…</Layer></Stage>',
};

export function layerFix(flavour: Flavour): string {
  return `Add a layer and draw in it: ${LAYERED[flavour]}`;
}

const INSIDE: Readonly<Record<Flavour, string>> = {
  vanilla: 'const layer = new Konva.Layer(); stage.add(layer); layer.add(shape);',
  react: '<Stage …><Layer><Rect … /></Layer></Stage>',
  vue: '<v-stage …><v-layer><v-rect … /></v-layer></v-stage>',
  svelte: '<Stage …><Layer><Rect … /></Layer></Stage>',
};

export function insideFix(flavour: Flavour): string {
  return `Put shapes in a layer, and the layer in a stage: ${INSIDE[flavour]}`;
}

/** How to write attributes that are inside an object that nothing reads. */
const ATTRIBUTES: Readonly<Record<Flavour, string>> = {
  vanilla: 'new Konva.Rect({ x: 20, y: 20, width: 100, height: 50 })',
  react: '<Rect x={20} y={20} width={100} height={50} />',
  vue: '<v-rect :config="{ x: 20, y: 20, width: 100, height: 50 }" />',
  svelte: '<Rect x={20} y={20} width={100} height={50} />',
};

export function attributesFix(flavour: Flavour): string {
  const binding = flavour === 'react' ? 'react-konva' : flavour === 'svelte' ? 'svelte-konva' : 'Konva';
  return `${binding} takes each attribute by itself: ${ATTRIBUTES[flavour]}`;
}
