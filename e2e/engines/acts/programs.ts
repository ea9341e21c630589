import type { Flavour } from '../../../packages/demo-engine/model/flavours';

/** A program that draws a box, and then runs this code. */
export function vanilla(code: string): string {
  return `import Konva from 'konva';
const stage = new Konva.Stage({ container: 'container', width: 320, height: 200 });
const layer = new Konva.Layer();
stage.add(layer);
layer.add(new Konva.Rect({ name: 'box', x: 20, y: 20, width: 100, height: 80, fill: '#3fa66b' }));
${code}
`;
}

/** A program that throws at its fourth line, while its module is evaluated. */
export const THROWS: Readonly<Record<Flavour, { code: string; file: string; line: number }>> = {
  vanilla: {
    code: "import Konva from 'konva';\n\n\nthrow new Error('boom ' + Konva.version);\n",
    file: 'index.ts',
    line: 4,
  },
  react: {
    code: "import { Stage } from 'react-konva';\n\n\nthrow new Error('boom');\nexport default function App() { return <Stage width={9} height={9} />; }\n",
    file: 'App.tsx',
    line: 4,
  },
  vue: {
    code: '<script lang="ts">\nimport { ref } from \'vue\';\nref(1);\nthrow new Error(\'boom\');\n</script>\n<template><v-stage :config="{ width: 9, height: 9 }" /></template>\n',
    file: 'App.vue',
    line: 4,
  },
  svelte: {
    code: "<script module lang=\"ts\">\nimport { tick } from 'svelte';\nvoid tick;\nthrow new Error('boom');\n</script>\n<p>Text</p>\n",
    file: 'App.svelte',
    line: 4,
  },
};
