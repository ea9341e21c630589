import type { PageSupplement } from './types';

export const util: PageSupplement = {
  description:
    'Small functions that the library uses itself and that are of use in drawings: colors, angles, rectangles.',
  examples: [
    `rect.fill(Konva.Util.getRandomColor());
const touching = Konva.Util.haveIntersection(rect.getClientRect(), circle.getClientRect());`,
  ],
  members: {
    getRandomColor: {
      text: "A random color such as `'#3fa66b'`.",
      examples: [`rect.fill(Konva.Util.getRandomColor());`],
    },
    colorToRGBA: {
      text: 'Reads a CSS color: a name, hex with or without alpha, `rgb()`, `hsl()`.',
      params: { str: 'The color; an empty text counts as black.' },
      returns: 'Channels from 0 to 255 and alpha from 0 to 1; `undefined` for a string that is not a color.',
      examples: [`Konva.Util.colorToRGBA('#1f9aa580'); // { r: 31, g: 154, b: 165, a: 0.5019607843137255 }`],
    },
    getRGB: {
      text: 'Red, green and blue of a CSS color, 0 to 255; black for a string that is not a color.',
      params: { color: 'The color.' },
      examples: [`const { r, g, b } = Konva.Util.getRGB('teal');`],
    },
    haveIntersection: {
      text: 'Whether two rectangles touch or overlap.',
      params: { r1: 'One rectangle.', r2: 'The other rectangle.' },
      examples: [`const hit = Konva.Util.haveIntersection(rect.getClientRect(), circle.getClientRect());`],
    },
    degToRad: {
      text: 'Degrees to radians.',
      params: { deg: 'Degrees.' },
      examples: [`Konva.Util.degToRad(180); // 3.141592653589793`],
    },
    radToDeg: {
      text: 'Radians to degrees.',
      params: { rad: 'Radians.' },
      examples: [`Konva.Util.radToDeg(Math.PI); // 180`],
    },
    createCanvasElement: 'Creates a `<canvas>` element, or its substitute in Node.js.',
    createImageElement: 'Creates an `<img>` element, or its substitute in Node.js.',
    releaseCanvas: {
      text: 'Gives the memory of canvases back by making them empty; does nothing when `Konva.releaseCanvasOnDestroy` is off.',
      params: { canvases: 'Canvas elements.' },
    },
    requestAnimFrame: {
      text: 'Calls a function before the next frame; all functions of one frame are called together.',
      params: { callback: 'The function.', win: 'Window whose frames count; the current one by default.' },
      examples: [`Konva.Util.requestAnimFrame(() => rect.x(10));`],
    },
    drawRoundedRectPath: {
      text: 'Adds a rectangle with round corners to a path, as `Konva.Rect` draws it.',
      params: {
        context: 'Context whose path is extended.',
        width: 'May be negative.',
        height: 'May be negative.',
        cornerRadius: 'One radius, or four from the top-left corner clockwise.',
      },
    },
    drawRoundedPolygonPath: {
      text: 'Adds a polygon with round corners to a path, as `Konva.RegularPolygon` draws it.',
      params: {
        context: 'Context whose path is extended.',
        points: 'Corners.',
        sides: 'Number of corners.',
        radius: 'Distance of a corner from the middle.',
        cornerRadius: 'One roundness, or one for each corner.',
      },
    },
    cloneObject: {
      text: 'Copies a plain object, with the plain objects and lists inside it.',
      params: { obj: 'The object.' },
      examples: [`const copy = Konva.Util.cloneObject({ points: [1, 2] });`],
    },
    cloneArray: { text: 'Copies a list; its items are shared.', params: { arr: 'The list.' } },
    each: {
      text: 'Calls a function with each key and value of an object.',
      params: { obj: 'The object.', func: 'Gets key and value.' },
    },
    isObject: { text: 'Whether a value is an object, a list or a function.', params: { val: 'Any value.' } },
    isValidSelector: {
      text: 'Whether a text can be a selector: it begins with `#`, `.` or a capital letter.',
      params: { selector: 'Any value.' },
    },
    getHitColor: { text: 'A random color that hit detection can tell apart from its neighbors.', examples: [] },
    getHitColorKey: {
      text: 'The nearest color that hit detection uses, as the key of `Konva.shapes`.',
      params: { r: 'Red, 0 to 255.', g: 'Green, 0 to 255.', b: 'Blue, 0 to 255.' },
      examples: [],
    },
    getSnappedHexColor: {
      text: 'The nearest color that hit detection uses.',
      params: { hex: "Color such as `'#ff00ff'`." },
      examples: [],
    },
    isCanvasFarblingActive: {
      text: 'Whether the browser falsifies pixels that are read back, against fingerprinting. Hit detection then uses a coarser grid of colors.',
      examples: [],
    },
    throw: {
      text: 'Throws an error that names the library.',
      throws: 'An `Error` with the message, always.',
      params: { str: 'Message.' },
    },
    error: { text: 'Writes an error that names the library to the console.', params: { str: 'Message.' } },
    warn: {
      text: 'Writes a warning that names the library to the console, unless `Konva.showWarnings` is off.',
      params: { str: 'Message.' },
    },
  },
};
