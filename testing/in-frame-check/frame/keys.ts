import type { Modifier } from '../../../demos/types/check';

/** A key of a keyboard with the US layout. */
export interface Key {
  /** Value of `KeyboardEvent.key`. */
  key: string;
  code: string;
  keyCode: number;
  /** What it types; empty for a key that types nothing. */
  text: string;
  location: number;
}

/** Keys that type nothing, or something other than their name: code, `keyCode`, and what they type. */
const NAMED: Readonly<Record<string, readonly [code: string, keyCode: number, text?: string, location?: number]>> = {
  Backspace: ['Backspace', 8],
  Tab: ['Tab', 9],
  Enter: ['Enter', 13, '\r'],
  Shift: ['ShiftLeft', 16, '', 1],
  Control: ['ControlLeft', 17, '', 1],
  Alt: ['AltLeft', 18, '', 1],
  Escape: ['Escape', 27],
  ' ': ['Space', 32, ' '],
  PageUp: ['PageUp', 33],
  PageDown: ['PageDown', 34],
  End: ['End', 35],
  Home: ['Home', 36],
  ArrowLeft: ['ArrowLeft', 37],
  ArrowUp: ['ArrowUp', 38],
  ArrowRight: ['ArrowRight', 39],
  ArrowDown: ['ArrowDown', 40],
  Insert: ['Insert', 45],
  Delete: ['Delete', 46],
  Meta: ['MetaLeft', 91, '', 1],
  ContextMenu: ['ContextMenu', 93],
};

/** Keys with signs: code, `keyCode`, and the sign without and with Shift. */
const SIGNS: readonly (readonly [code: string, keyCode: number, plain: string, shifted: string])[] = [
  ['Semicolon', 186, ';', ':'],
  ['Equal', 187, '=', '+'],
  ['Comma', 188, ',', '<'],
  ['Minus', 189, '-', '_'],
  ['Period', 190, '.', '>'],
  ['Slash', 191, '/', '?'],
  ['Backquote', 192, '`', '~'],
  ['BracketLeft', 219, '[', '{'],
  ['Backslash', 220, '\\', '|'],
  ['BracketRight', 221, ']', '}'],
  ['Quote', 222, "'", '"'],
  ...[...')!@#$%^&*('].map((sign, digit) => [`Digit${digit}`, 48 + digit, String(digit), sign] as const),
];

const MODIFIERS: readonly string[] = ['Alt', 'Control', 'Meta', 'Shift'] satisfies Modifier[];

export function isModifier(key: string): key is Modifier {
  return MODIFIERS.includes(key);
}

/** The key of a name (`ArrowUp`, `Space`, `F2`) or of a character that it types; undefined when the keyboard has none. */
export function keyOf(name: string): Key | undefined {
  const wanted = name === 'Space' ? ' ' : name;
  const named = NAMED[wanted];
  if (named !== undefined) {
    const [code, keyCode, text = '', location = 0] = named;
    return { key: wanted, code, keyCode, text, location };
  }
  const plain = { text: wanted, location: 0, key: wanted };
  if (/^[a-z]$/i.test(wanted)) {
    const upper = wanted.toUpperCase();
    return { ...plain, code: `Key${upper}`, keyCode: upper.charCodeAt(0) };
  }
  const [, number] = /^F([1-9]|1[0-2])$/.exec(wanted) ?? [];
  if (number !== undefined) return { ...plain, code: wanted, keyCode: 111 + Number(number), text: '' };
  const sign = SIGNS.find(([, , normal, shifted]) => normal === wanted || shifted === wanted);
  return sign === undefined ? undefined : { ...plain, code: sign[0], keyCode: sign[1] };
}

/**
 * Parses a key press: modifiers and a key, joined by `+`.
 *
 * @throws when there is no such key
 */
export function parsePress(press: string): { modifiers: Modifier[]; key: Key } {
  const names = press.endsWith('+') ? [...press.slice(0, -1).split('+').filter(Boolean), '+'] : press.split('+');
  const last = names.pop() ?? '';
  const key = keyOf(last);
  if (key === undefined) throw new Error(`There is no key "${last}" in "${press}".`);
  const unknown = names.find((name) => !isModifier(name));
  if (unknown !== undefined) throw new Error(`"${unknown}" in "${press}" is no modifier.`);
  return { modifiers: names.filter(isModifier), key };
}
