const MDN = 'https://developer.mozilla.org/en-US/docs';

/** Primitive types and keywords: a reader who looks up a member knows them. */
const UNLINKED = new Set('any unknown never void this string number boolean null undefined object'.split(' '));

const JAVASCRIPT = new Set([
  'Array',
  'ArrayLike',
  'Error',
  'Float32Array',
  'Float64Array',
  'Function',
  'Int16Array',
  'Int32Array',
  'Int8Array',
  'Map',
  'Promise',
  'Set',
  'Uint16Array',
  'Uint32Array',
  'Uint8Array',
  'Uint8ClampedArray',
  'WeakMap',
]);

const DOM = new Set([
  'Blob',
  'CanvasGradient',
  'CanvasPattern',
  'CanvasRenderingContext2D',
  'Element',
  'Event',
  'HTMLCanvasElement',
  'HTMLDivElement',
  'HTMLImageElement',
  'ImageData',
  'MouseEvent',
  'Path2D',
  'PointerEvent',
  'TextMetrics',
  'TouchEvent',
  'WheelEvent',
  'Window',
]);

/** Platform types without their own page: the page that explains them. */
const EXPLAINED_ELSEWHERE: Readonly<Record<string, string>> = {
  CanvasFillRule: `${MDN}/Web/API/CanvasRenderingContext2D/fill`,
  CanvasImageSource: `${MDN}/Web/API/CanvasRenderingContext2D/drawImage`,
  DOMPointInit: `${MDN}/Web/API/DOMPoint`,
  GlobalEventHandlersEventMap: `${MDN}/Web/API/Element`,
  ArrayLike: `${MDN}/Web/JavaScript/Guide/Indexed_collections`,
  OnErrorEventHandler: `${MDN}/Web/API/Window/error_event`,
};

/** TypeScript's utility types; they take arguments and are shown as written. */
const UTILITY = new Set(['Omit', 'Parameters', 'Partial', 'Pick', 'Readonly', 'Record']);

/**
 * URL that explains a platform name, `null` when it needs none. Throws for a name in no list, so that the link of a new type in Konva is a
 * deliberate decision.
 */
export function platformLink(name: string, where: string): string | null {
  const elsewhere = EXPLAINED_ELSEWHERE[name];
  if (elsewhere) return elsewhere;
  if (UNLINKED.has(name) || UTILITY.has(name)) return null;
  if (JAVASCRIPT.has(name)) return `${MDN}/Web/JavaScript/Reference/Global_Objects/${name}`;
  if (DOM.has(name)) return `${MDN}/Web/API/${name}`;
  throw new Error(
    `${where}: no link is known for the type "${name}". Add it to packages/api-reference/read/type-links.ts.`,
  );
}
