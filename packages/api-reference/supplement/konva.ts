import type { PageSupplement } from './types';

export const konva: PageSupplement = {
  description: `The root of the library: all classes, the namespaces, and switches that apply to every stage.

Set the switches before you create stages. \`import Konva from 'konva'\` has everything; \`konva/lib/Core\` has the core without
shapes and filters, which are then imported one by one.`,
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
      text: 'Whether the library runs in a page, with a window.',
      default: '`true` in a page, `false` in Node.js and workers',
    },
    isUnminified: 'Whether this build keeps its names; `false` in a minified bundle.',
    document: { text: 'The document that the library found when it was loaded.', default: 'the page’s document' },
    autoDrawEnabled: {
      text: 'Whether layers redraw automatically after a change. When it is off, call `layer.batchDraw()`.',
      examples: [`Konva.autoDrawEnabled = false;\nrect.x(10);\nlayer.batchDraw();`],
    },
    hitOnDragEnabled: {
      text: 'Whether hit detection continues while a node is dragged or transformed. Off is faster; on, other nodes get their pointer events during the drag.',
      examples: [`Konva.hitOnDragEnabled = true;`],
    },
    capturePointerEventsEnabled: {
      text: 'Whether a shape that was pressed gets all events of that pointer until it is released, as HTML elements do with touches.',
      examples: [`Konva.capturePointerEventsEnabled = true;`],
    },
    pointerEventsEnabled: 'Whether stages fire pointer events such as `pointerdown` beside mouse and touch events.',
    legacyTextRendering: {
      text: 'Places text as before version 10, by the middle of the line instead of the font’s measures.',
      examples: [`Konva.legacyTextRendering = true;`],
    },
    pixelRatio: {
      text: 'Pixels of a canvas for each CSS pixel. Set it before stages are made: 1 saves memory on sharp screens, at the price of sharpness.',
      default: '`window.devicePixelRatio`',
      examples: [`Konva.pixelRatio = 1;`],
    },
    dragDistance: {
      text: 'How far a pointer must move, on either axis, before a drag starts, in CSS pixels of the stage’s container.',
      examples: [`Konva.dragDistance = 10;`],
    },
    dragButtons: {
      text: 'Mouse buttons that drag: 0 is left, 1 middle, 2 right.',
      examples: [`Konva.dragButtons = [0];`],
    },
    dblClickWindow: 'Longest time between two clicks or taps that count as a double one, in milliseconds.',
    angleDeg: {
      text: 'Whether angles are in degrees. Off, they are in radians.',
      examples: [`Konva.angleDeg = false;\nrect.rotation(Math.PI / 2);\nKonva.angleDeg = true;`],
    },
    showWarnings: {
      text: 'Whether warnings about wrong use are written to the console. Errors always are.',
      examples: [`Konva.showWarnings = false;`],
    },
    enableTrace: 'Whether contexts record their calls, for tests. Set it before canvases are made.',
    releaseCanvasOnDestroy: {
      text: 'Whether destroyed nodes give the memory of their canvases back at once. Safari needs it.',
      examples: [`Konva.releaseCanvasOnDestroy = true;`],
    },
    stages: { text: 'All stages that were created and not destroyed.', default: 'empty' },
    shapes: {
      text: 'All shapes that were created and not destroyed, by color key. Hit detection looks them up here.',
      default: 'empty',
    },
    DD: { text: 'State of drag and drop: whether a node is being dragged, and which.', default: 'no drag' },
    getAngle: {
      text: 'Angle in radians from one in the unit of `Konva.angleDeg`.',
      params: { angle: 'Angle in degrees, or in radians when `angleDeg` is off.' },
      examples: [`Konva.getAngle(180); // 3.141592653589793`],
    },
    isDragging: {
      text: 'Whether any node is being dragged.',
      examples: [`if (Konva.isDragging()) console.log('busy');`],
    },
    isDragReady: { text: 'Whether a draggable node is pressed, whether it has moved or not.', examples: [] },
    isTransforming: { text: 'Whether a handle of any `Konva.Transformer` is being dragged.', examples: [] },
    beginUpdateBatch: {
      text: `Delays the updates of transformers until the returned function is called.

A transformer measures its nodes after each change of one of them. In a batch, many changes cost one update. Batches nest; call
the returned function in \`finally\`, and before anything asynchronous.`,
      returns: 'Function that ends the batch.',
      examples: [
        `const finish = Konva.beginUpdateBatch();
try {
  for (const item of layer.find('Rect')) item.width(100);
} finally {
  finish();
}`,
      ],
    },
  },
};
