import type { PageSupplement } from './types';

export const util: PageSupplement = {
  description: 'Helper functions for colors, angles and rectangles, which the library itself uses.',
  examples: [
    `rect.fill(Konva.Util.getRandomColor());
const touching = Konva.Util.haveIntersection(rect.getClientRect(), circle.getClientRect());`,
  ],
  members: {
    getRandomColor: {
      text: "A random color such as `'#3fa66b'`.",
      examples: [`rect.fill(Konva.Util.getRandomColor()); // another color each time`],
    },
    colorToRGBA: {
      text: 'Parses a CSS color: a name, hex with or without alpha, `rgb()` or `hsl()`.',
      params: { str: 'The color; an empty string counts as black.' },
      returns: 'Channels from 0 to 255 and alpha from 0 to 1; `undefined` for a string that is not a color.',
      examples: [`Konva.Util.colorToRGBA('#1f9aa580'); // { r: 31, g: 154, b: 165, a: 0.5019607843137255 }`],
    },
    getRGB: {
      text: 'Red, green and blue of a CSS color, 0 to 255; black for a string that is not a color.',
      params: { color: 'The color.' },
      examples: [`Konva.Util.getRGB('teal'); // { r: 0, g: 128, b: 128 }`],
    },
    haveIntersection: {
      text: 'Whether two rectangles touch or overlap.',
      params: { r1: 'One rectangle.', r2: 'The other rectangle.' },
      examples: [
        `const hit = Konva.Util.haveIntersection(rect.getClientRect(), circle.getClientRect()); // true (they touch)`,
      ],
    },
    degToRad: {
      text: 'Converts degrees to radians.',
      params: { deg: 'Degrees.' },
      examples: [`Konva.Util.degToRad(180); // 3.141592653589793`],
    },
    radToDeg: {
      text: 'Converts radians to degrees.',
      params: { rad: 'Radians.' },
      examples: [`Konva.Util.radToDeg(Math.PI); // 180`],
    },
    createCanvasElement: 'Creates a `<canvas>` element, or its equivalent in Node.js.',
    createImageElement: 'Creates an `<img>` element, or its equivalent in Node.js.',
    releaseCanvas: {
      text: 'Frees the memory of canvases by setting their size to 0. It does nothing when `Konva.releaseCanvasOnDestroy` is `false`.',
      params: { canvases: 'Canvas elements.' },
    },
    requestAnimFrame: {
      text: 'Calls a function before the next frame.',
      params: { callback: 'The function.', win: 'Window whose frames to use; the current one by default.' },
      examples: [`Konva.Util.requestAnimFrame(() => rect.x(10)); // in the next frame`],
    },
    drawRoundedRectPath: {
      text: 'Adds a rectangle with rounded corners to a path, as `Konva.Rect` draws it.',
      params: {
        context: 'Context whose path to extend.',
        width: 'Width; it may be negative.',
        height: 'Height; it may be negative.',
        cornerRadius: 'One radius, or four, clockwise from the top-left corner.',
      },
    },
    drawRoundedPolygonPath: {
      text: 'Adds a polygon with rounded corners to a path, as `Konva.RegularPolygon` draws it.',
      params: {
        context: 'Context whose path to extend.',
        points: 'Corners.',
        sides: 'Number of corners.',
        radius: 'Distance from the center to a corner.',
        cornerRadius: 'One roundness, or one per corner.',
      },
    },
    cloneObject: {
      text: 'Copies a plain object, including the plain objects and arrays inside it.',
      params: { obj: 'The object.' },
      examples: [
        `const original = { points: [1, 2] };
Konva.Util.cloneObject(original).points === original.points; // false`,
      ],
    },
    cloneArray: { text: 'Copies an array; its items are shared.', params: { arr: 'The array.' } },
    each: {
      text: 'Calls a function with each key and value of an object.',
      params: { obj: 'The object.', func: 'Called with key and value.' },
    },
    isObject: { text: 'Whether a value is an object, an array or a function.', params: { val: 'Any value.' } },
    isValidSelector: {
      text: 'Whether a string can be a selector: it starts with `#`, `.` or a character that is not a lowercase letter.',
      throws: 'A `TypeError` for an empty string.',
      params: { selector: 'Any value.' },
    },
    getHitColor: { text: 'A random color that hit detection can distinguish from similar ones.', examples: [] },
    getHitColorKey: {
      text: 'The nearest color that hit detection uses, as a key of `Konva.shapes`.',
      params: { r: 'Red, 0 to 255.', g: 'Green, 0 to 255.', b: 'Blue, 0 to 255.' },
      examples: [],
    },
    getSnappedHexColor: {
      text: 'The nearest color that hit detection uses.',
      params: { hex: "Color such as `'#ff00ff'`." },
      examples: [],
    },
    isCanvasFarblingActive: {
      text: 'Whether the browser alters pixels that are read back, as a protection against fingerprinting. Hit detection then uses a coarser grid of colors.',
      examples: [],
    },
    throw: {
      text: 'Throws an error whose message starts with the name of the library.',
      throws: 'Always an `Error` with the message.',
      params: { str: 'Message.' },
    },
    error: {
      text: 'Logs an error to the console, starting with the name of the library.',
      params: { str: 'Message.' },
    },
    warn: {
      text: 'Logs a warning to the console, starting with the name of the library, unless `Konva.showWarnings` is `false`.',
      params: { str: 'Message.' },
    },
  },
};
