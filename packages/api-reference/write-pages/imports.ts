import { readFileSync } from 'node:fs';
import path from 'node:path';
import { escapeHtml } from '@site-packages/contracts';
import type { ReferenceIndex } from '../model/references';
import { inlineHtml, rawElement } from './html';
import { exampleBlock, heading } from './parts';

/** What a module of the library exports, and when to import it. A test imports each of them. */
export interface ImportRow {
  from: string;
  exports: readonly string[];
  text: string;
}

export const IMPORTS: readonly ImportRow[] = [
  { from: 'konva', exports: ['default'], text: 'Everything: all classes, filters and settings.' },
  {
    from: 'konva/lib/Core',
    exports: ['Konva', 'default'],
    text: 'The same object without shapes other than `Konva.Shape`, without `Konva.Transformer` and without `Konva.Filters`: a smaller bundle.',
  },
  {
    from: 'konva/lib/shapes/Rect',
    exports: ['Rect'],
    text: 'One shape, and so for each other shape and for `Transformer`. The import also adds it to the root: `Konva.Rect` then exists, and `Konva.Node.create` can make one.',
  },
  {
    from: 'konva/lib/filters/Blur',
    exports: ['Blur'],
    text: 'One filter, and so for each other one. It is not added to `Konva.Filters`: pass the function itself to `filters`.',
  },
  {
    from: 'konva/lib/Factory',
    exports: ['Factory'],
    text: 'For authors of shapes: `addGetterSetter(Class, name, default, validator)` adds an attribute, with its change event and redraw; `addComponentsGetterSetter` one of several parts, such as `offset`.',
  },
  {
    from: 'konva/lib/Validators',
    exports: [
      'RGBComponent',
      'getBooleanValidator',
      'getComponentValidator',
      'getNumberArrayValidator',
      'getNumberOrArrayOfNumbersValidator',
      'getNumberOrAutoValidator',
      'getNumberValidator',
      'getStringOrGradientValidator',
      'getStringValidator',
    ],
    text: 'For authors of shapes: functions that log a warning for a value of the wrong type. In a minified build they return `undefined`, and nothing is checked.',
  },
];

/** Modules that draw in Node.js. Each needs the package of its name, so the test only reads what they import. */
export const BACKENDS: readonly { from: string; needs: string }[] = [
  { from: 'konva/canvas-backend', needs: 'canvas' },
  { from: 'konva/skia-backend', needs: 'skia-canvas' },
];

/** The part of the root page about imports. */
export function importBlocks(index: ReferenceIndex): string[] {
  const rows = IMPORTS.map(({ from, exports, text }) => {
    const names = exports.map((name) => `<code>${escapeHtml(name)}</code>`).join(', ');
    return `<tr><td><code>${from}</code></td><td>${names}</td><td>${inlineHtml(text, index)}</td></tr>`;
  });
  const backends = BACKENDS.map(
    ({ from, needs }) =>
      `<tr><td><code>${from}</code></td><td><code>default</code></td><td>For Node.js, before other imports: draws with the package <code>${needs}</code>, which you install.</td></tr>`,
  );
  const head = '<thead><tr><th>Module</th><th>Exports</th><th>What you get</th></tr></thead>';
  return [
    heading(2, 'Imports', 'imports'),
    rawElement('table', `${head}<tbody>${rows.join('')}${backends.join('')}</tbody>`, { className: 'kd-api-objects' }),
  ];
}

/** The example of a typed class of shapes. It is a module that is compiled and run like the rest of this package. */
export function customShapeBlocks(): string[] {
  const code = readFileSync(path.join(import.meta.dirname, 'custom-shape.ts'), 'utf8').replaceAll(
    'export const',
    'const',
  );
  return [
    heading(2, 'Typing a custom shape', 'typing'),
    'A class of your own passes its options as the type parameter of `Konva.Shape` and declares each attribute as a `Konva.GetSet`. `Factory` adds the attribute; see [Imports](/api/Konva.html#imports).',
    exampleBlock(code.trimEnd()),
  ];
}
