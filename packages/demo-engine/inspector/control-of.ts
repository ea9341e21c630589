import type { Attribute } from '../model/inspection';
import { choicesOf } from './choices';

export type ControlKind = 'number' | 'color' | 'flag' | 'choice' | 'numbers' | 'text' | 'none';

const COLOR = /^(?:fill|stroke)$|(?:Fill|Stroke|Color)$/;

/** The control for an attribute; `none` when it cannot be edited. */
export function controlOf({ name, value, isEditable }: Attribute): ControlKind {
  if (!isEditable) return 'none';
  switch (value.kind) {
    case 'number':
      return 'number';
    case 'flag':
      return 'flag';
    case 'numbers':
      // An edit would lose the numbers that the agent has left out.
      return value.more > 0 ? 'none' : 'numbers';
    case 'text':
      if (COLOR.test(name)) return 'color';
      return choicesOf(name, value.value) === undefined ? 'text' : 'choice';
    case 'none':
      if (COLOR.test(name)) return 'color';
      return choicesOf(name, '') === undefined ? 'none' : 'choice';
    case 'other':
      return 'none';
  }
}
