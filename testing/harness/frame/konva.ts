import type KonvaModule from 'konva';
import { isFunction, isObject, valueOf } from './objects';

/** True for a Konva node, from whichever copy of the library. */
export function isNode(value: unknown): value is KonvaModule.Node {
  return isObject(value) && isFunction(valueOf(value, 'getAttr')) && isFunction(valueOf(value, 'getClientRect'));
}

function isLibrary(value: unknown): value is typeof KonvaModule {
  return isObject(value) && Array.isArray(valueOf(value, 'stages')) && isFunction(valueOf(value, 'Animation'));
}

/** Konva in this frame, once a demo has loaded it. */
export function konva(): typeof KonvaModule | undefined {
  const found = valueOf(window, 'Konva');
  return isLibrary(found) ? found : undefined;
}
