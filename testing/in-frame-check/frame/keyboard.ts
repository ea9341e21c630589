import type { Modifier } from '../../../demos/types/check';
import { dispatch, type HeldKeys } from './dispatch';
import { actOnDown, actOnPress, actOnUp } from './key-actions';
import { isModifier, keyOf, parsePress, type Key } from './keys';
import { edit, editedElement } from './text-field';

/** A keyboard that dispatches what a browser does to the focused element, and does what the browser does after it. */
export class Keyboard {
  readonly #held = new Set<Modifier>();
  readonly #keys: HeldKeys;

  constructor(keys: HeldKeys) {
    this.#keys = keys;
  }

  /** Presses keys and releases them: `Control+z`. */
  press(keys: string): void {
    const { modifiers, key } = parsePress(keys);
    for (const name of modifiers) this.hold(name);
    this.#stroke(key);
    for (const name of modifiers.toReversed()) this.release(name);
  }

  /** Presses a modifier that stays down. */
  hold(name: Modifier): void {
    this.#held.add(name);
    this.#keys.press(name);
    const key = keyOf(name);
    if (key !== undefined) this.#send('keydown', key);
  }

  release(name: Modifier): void {
    this.#held.delete(name);
    this.#keys.release(name);
    const key = keyOf(name);
    if (key !== undefined) this.#send('keyup', key);
  }

  /** Types a character; one that is on no key is inserted. */
  type(character: string): void {
    const key = keyOf(character);
    if (key !== undefined) {
      this.#stroke(key);
      return;
    }
    const edited = editedElement();
    if (edited !== undefined) edit(edited, 'insertText', character);
  }

  #stroke(key: Key): void {
    const modifier = isModifier(key.key) ? key.key : undefined;
    if (modifier !== undefined) {
      this.hold(modifier);
      this.release(modifier);
      return;
    }
    const isLeft = this.#send('keydown', key);
    if (isLeft) {
      actOnDown({ key, held: this.#held });
      if (this.#types(key) && this.#send('keypress', key)) actOnPress(key);
    }
    if (this.#send('keyup', key) && isLeft) actOnUp(key);
  }

  #types({ text }: Key): boolean {
    return text !== '' && !this.#held.has('Control') && !this.#held.has('Alt') && !this.#held.has('Meta');
  }

  /** @returns whether its default action is left to the browser */
  #send(type: 'keydown' | 'keypress' | 'keyup', { key, code, keyCode, location, text }: Key): boolean {
    const number = type === 'keypress' ? text.charCodeAt(0) : keyCode;
    const init: KeyboardEventInit & { which: number; charCode: number } = {
      key,
      code,
      location,
      keyCode: number,
      which: number,
      charCode: type === 'keypress' ? number : 0,
      bubbles: true,
      cancelable: true,
      composed: true,
      view: window,
      ...this.#keys.fields(),
    };
    return dispatch(document.activeElement ?? document.body, new KeyboardEvent(type, init));
  }
}
