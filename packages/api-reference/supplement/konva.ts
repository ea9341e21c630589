import type { PageSupplement } from './types';

export const konva: PageSupplement = {
  description: `The root of the library: all classes, the namespaces, and global settings for all stages.

Change the settings before you create stages. \`import Konva from 'konva'\` contains everything; \`konva/lib/Core\` contains the core without
shapes and filters, which you then import one by one.`,
  examples: [
    `import Konva from 'konva';

const stage = new Konva.Stage({ container: 'container', width: 400, height: 240 });
const layer = new Konva.Layer();
stage.add(layer);
layer.add(new Konva.Rect({ x: 40, y: 30, width: 120, height: 80, fill: 'tomato', draggable: true }));`,
  ],
  members: {
    version: { text: 'Version of the library.', examples: [`console.log(Konva.version);`] },
    isBrowser: {
      text: 'Whether the library runs in a web page, with a window.',
      default: '`true` in a web page, `false` in Node.js and workers',
    },
    isUnminified: 'Whether this build is unminified; `false` in a minified bundle.',
    document: { text: 'The document that the library found when it loaded.', default: 'the page’s document' },
    autoDrawEnabled: {
      text: 'Whether layers redraw automatically after a change. With `false`, call `layer.batchDraw()`.',
      examples: [
        `Konva.autoDrawEnabled = false;
rect.x(10);
layer.batchDraw(); // without it, the old drawing stays`,
      ],
    },
    hitOnDragEnabled: {
      text: 'Whether hit detection continues while a node is dragged or transformed. `false` is faster; with `true`, other nodes get their pointer events during the drag, unless the dragged node covers them and listens.',
      examples: [`Konva.hitOnDragEnabled = true; // other nodes get pointer events during a drag`],
    },
    capturePointerEventsEnabled: {
      text: 'Whether a pressed shape receives all events of the pointer until its release, as HTML elements do with touches.',
      examples: [`Konva.capturePointerEventsEnabled = true; // a press on a shape captures the pointer`],
    },
    pointerEventsEnabled:
      'Whether stages fire pointer events such as `pointerdown`, in addition to mouse and touch events.',
    legacyTextRendering: {
      text: 'Whether text is placed as before version 10, by the middle of the line instead of the font’s metrics.',
      examples: [`Konva.legacyTextRendering = true; // text is placed as before version 10`],
    },
    pixelRatio: {
      text: 'Canvas pixels per CSS pixel. Set it before you create stages. With 1, canvases on high-density screens use less memory but look less sharp.',
      default: '`window.devicePixelRatio`',
      examples: [`Konva.pixelRatio = 1; // fewer pixels on high-density screens: faster, less sharp`],
    },
    dragDistance: {
      text: 'Distance in CSS pixels that a pointer must move, on either axis, before a drag starts.',
      examples: [`Konva.dragDistance = 10; // a drag starts after 10 pixels`],
    },
    dragButtons: {
      text: 'Mouse buttons that start a drag: 0 is left, 1 is middle, and 2 is right.',
      examples: [`Konva.dragButtons = [0]; // only the left button drags`],
    },
    dblClickWindow: 'Maximum milliseconds between the clicks of a double click, or the taps of a double tap.',
    angleDeg: {
      text: 'Whether angles are in degrees. With `false` they are in radians.',
      examples: [
        `Konva.angleDeg = false;
rect.rotation(Math.PI / 2); // a quarter turn
Konva.angleDeg = true;`,
      ],
    },
    showWarnings: {
      text: 'Whether warnings about incorrect use are logged to the console. Errors are always logged.',
      examples: [`Konva.showWarnings = false; // no more warnings in the console`],
    },
    enableTrace: 'Whether contexts record their calls, for tests. Set it before canvases are created.',
    releaseCanvasOnDestroy: {
      text: 'Whether the memory of a canvas is released as soon as its node is destroyed. This prevents memory leaks in Safari.',
      examples: [`Konva.releaseCanvasOnDestroy = true;`],
    },
    stages: { text: 'All stages that were created and not destroyed.', default: 'empty' },
    shapes: {
      text: 'All shapes that currently exist, by color key. Hit detection looks shapes up here.',
      default: 'empty',
    },
    DD: {
      text: 'State of drag and drop. `isDragging` says whether a node is being dragged. `node` is that node, or a draggable node that is pressed but has not moved yet; otherwise `undefined`.',
      default: 'no drag',
    },
    getAngle: {
      text: 'Converts an angle from the unit set by `Konva.angleDeg` to radians.',
      params: { angle: 'Angle in degrees, or in radians when `angleDeg` is `false`.' },
      examples: [`Konva.getAngle(180); // 3.141592653589793`],
    },
    isDragging: {
      text: 'Whether any node is currently being dragged.',
      examples: [`Konva.isDragging(); // false`],
    },
    isDragReady: {
      text: 'Whether a node is being dragged, or is pressed and ready to be dragged.',
      examples: [],
    },
    isTransforming: { text: 'Whether a handle of any `Konva.Transformer` is currently being dragged.', examples: [] },
    beginUpdateBatch: {
      text: `Postpones updates of transformers until you call the function it returns.

A transformer measures its nodes after each change of one of them. In a batch, many changes cause a single update. Batches can be nested.
Call the returned function in a \`finally\` block, before anything asynchronous.`,
      returns: 'Function that ends the batch.',
      examples: [
        `const finish = Konva.beginUpdateBatch();
try {
  for (const item of layer.find('Rect')) item.width(100);
} finally {
  finish(); // the transformer updates once
}`,
      ],
    },
  },
};
