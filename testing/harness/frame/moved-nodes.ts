import type KonvaModule from 'konva';
import { isFunction, isObject, valueOf } from './objects';

/** How the reader has moved a node. */
export type Movement = 'dragged' | 'transformed';

const MOVEMENTS: Readonly<Record<string, Movement>> = { dragend: 'dragged', transformend: 'transformed' };

const moved = new Map<KonvaModule.Node, Set<Movement>>();
const watched = new WeakSet();

/** Starts to record which nodes are dragged and transformed. Konva fires these events on the node itself. */
export function watchMovements(library: typeof KonvaModule | undefined): void {
  const prototype: unknown = valueOf(library?.Node, 'prototype');
  const fire = valueOf(prototype, '_fire');
  if (!isObject(prototype) || watched.has(prototype)) return;
  if (!isFunction(fire)) throw new Error('Konva.Node no longer has _fire, through which it fires events.');
  watched.add(prototype);
  const watching = function (this: KonvaModule.Node, ...values: unknown[]): unknown {
    const [type, event] = values;
    const movement = typeof type === 'string' ? MOVEMENTS[type] : undefined;
    if (movement !== undefined && valueOf(event, 'target') === this) {
      moved.set(this, (moved.get(this) ?? new Set<Movement>()).add(movement));
    }
    return Reflect.apply(fire, this, values);
  };
  Reflect.set(prototype, '_fire', watching);
}

/** How the reader has moved the node so far. */
export function movementsOf(node: KonvaModule.Node): readonly Movement[] {
  return [...(moved.get(node) ?? [])];
}
