// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchEarlyPresses } from './client/early-presses';
import { PRESSES_SCRIPT } from './early-presses';
import { KEPT_EVENTS, PRESSES_KEY } from './press-names';

function press(element: Element): boolean {
  return element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

function key(name: string, options: KeyboardEventInit = {}, target: Element = document.body): boolean {
  return target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...options }));
}

function element(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`There is no ${selector}.`);
  return found;
}

async function hydrate(): Promise<void> {
  document.documentElement.setAttribute('data-has-hydrated', 'true');
  await vi.waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull());
}

beforeEach(() => {
  document.documentElement.setAttribute('data-has-hydrated', 'false');
  document.body.innerHTML =
    '<div id="__docusaurus"><button id="menu"><i></i></button><button id="search" aria-keyshortcuts="/"></button>' +
    '<a id="fold" role="button" href="#"></a><a id="link" href="#x"></a><p id="text"></p><button role="tab"></button><input max=""></div>';
  new Function('document', 'window', PRESSES_SCRIPT)(document, window);
});

const isListener = (value: unknown): value is EventListener => typeof value === 'function';

afterEach(() => {
  const keeper: unknown = Reflect.get(window, PRESSES_KEY);
  if (isListener(keeper)) for (const type of KEPT_EVENTS) document.removeEventListener(type, keeper, true);
});

describe('a press before hydration', () => {
  it('is acknowledged, and takes effect once, when the page is hydrated', async () => {
    watchEarlyPresses();
    expect(press(element('#menu i'))).toBe(false);
    expect(element('#menu').getAttribute('aria-busy')).toBe('true');
    expect(press(element('#fold'))).toBe(false);
    const heard: string[] = [];
    document.body.addEventListener('click', ({ target }) =>
      heard.push(target instanceof Element ? target.localName : ''),
    );
    await hydrate();
    expect(heard).toEqual(['i', 'a']);
  });

  it('is not queued where the browser handles it without a script, or React is listening', () => {
    expect(press(element('#link'))).toBe(true);
    expect(press(element('#text'))).toBe(true);
    Reflect.set(element('#__docusaurus'), '__reactContainer$1', {});
    expect(press(element('#menu'))).toBe(true);
    expect(document.querySelector('[aria-busy]')).toBeNull();
  });

  it('of a search shortcut is queued, and so are the keys typed after it', async () => {
    watchEarlyPresses();
    expect(key('a')).toBe(true);
    expect(key('k', { ctrlKey: true })).toBe(false);
    expect(element('#search').getAttribute('aria-busy')).toBe('true');
    for (const letter of ['r', 'e', 'Backspace']) expect(key(letter), letter).toBe(false);
    const heard: string[] = [];
    window.addEventListener('keydown', (event) => heard.push(event.key));
    await hydrate();
    expect(heard).toEqual(['k', 'r', 'e', 'Backspace']);
  });

  it('of a key is left to a text field, and queued when it moves between tabs', () => {
    expect(key('/', {}, element('input'))).toBe(true);
    expect(key('ArrowRight', {}, element('[role=tab]'))).toBe(false);
    expect(key('Enter', {}, element('[role=tab]'))).toBe(true);
  });

  it('keeps text that was typed into a field, and dispatches an event for React', async () => {
    watchEarlyPresses();
    const field = document.querySelector('input');
    if (field === null) throw new Error('There is no field.');
    field.value = 'tween';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.value = '';
    const heard: string[] = [];
    field.addEventListener('input', () => heard.push(field.value));
    press(element('#menu'));
    await hydrate();
    expect(heard).toEqual(['tween']);
  });
});
