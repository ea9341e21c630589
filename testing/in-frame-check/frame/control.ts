import { isInaccessible, queryAllByRole } from '@testing-library/dom';
import type { ControlHandle, DemoHandle } from '../../../demos/types/check';
import { readMiddle, turnMenu } from '../../in-frame';
import { tellChange } from './key-actions';
import type { Mouse } from './mouse';
import { isTextField, replaceText } from './text-field';
import type { FrameTime } from './time';

type Role = Parameters<DemoHandle['control']>[0];

/** Inputs without a role in the standard, which Playwright counts as text boxes. */
const NAMELESS_ROLES = ['date', 'time', 'datetime-local', 'month', 'week', 'color', 'password']
  .map((type) => `input[type="${type}"]`)
  .join();

/** An HTML control of the demo, found by its role and name whenever it is used. */
export class Control implements ControlHandle {
  constructor(
    private readonly role: Role,
    private readonly name: string,
    private readonly time: FrameTime,
    private readonly mouse: Mouse,
  ) {}

  click(): Promise<void> {
    return this.#act(() => this.#press());
  }

  fill(value: string): Promise<void> {
    return this.#act(async () => {
      const element = await this.#enabled();
      if (isTextField(element)) {
        if (element instanceof HTMLInputElement && element.type === 'number' && Number.isNaN(Number(value)))
          throw new Error(`${this.#title} takes numbers only, not "${value}".`);
        replaceText(element, value);
      } else if (element instanceof HTMLInputElement) {
        element.focus();
        setValue(element, value);
        if (element.value !== value) throw new Error(`${this.#title} does not take the value ${value}.`);
        tellChange(element);
      } else if (element instanceof HTMLElement && element.isContentEditable) replaceText(element, value);
      else throw new Error(`${this.#title} cannot be filled.`);
    });
  }

  choose(label: string): Promise<void> {
    return this.#act(async () => {
      const select = await this.#enabled();
      if (!(select instanceof HTMLSelectElement)) throw new Error(`${this.#title} is no select.`);
      const options = [...select.options];
      const option = options.find((one) => one.label.trim() === label || one.text.trim() === label);
      if (option === undefined)
        throw new Error(
          `${this.#title} has no option "${label}". There are: ${options.map(({ text }) => text).join(', ')}.`,
        );
      select.focus();
      option.selected = true;
      tellChange(select);
    });
  }

  check(on: boolean): Promise<void> {
    return this.#act(async () => {
      if (isChecked(await this.#enabled()) === on) return;
      await this.#press();
      if (isChecked(await this.#enabled()) !== on) throw new Error(`A click on ${this.#title} does not change it.`);
    });
  }

  focus(): Promise<void> {
    return this.#act(async () => {
      const element = await this.#one();
      if (element instanceof HTMLElement || element instanceof SVGElement) element.focus();
    });
  }

  async value(): Promise<string> {
    const element = await this.#one();
    if (
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement
    )
      return element.value;
    throw new Error(`${this.#title} has no value.`);
  }

  isVisible(): Promise<boolean> {
    const hasOpened = this.#turn(true);
    const [element] = this.#found();
    const isShown = element !== undefined && !isInaccessible(element) && element.getBoundingClientRect().width > 0;
    if (hasOpened) this.#turn(false);
    return Promise.resolve(isShown);
  }

  async isDisabled(): Promise<boolean> {
    const hasOpened = this.#turn(true);
    const answer = isDisabled(await this.#one());
    if (hasOpened) this.#turn(false);
    return answer;
  }

  /** What does not fit in a toolbar's row is in its menu. */
  #turn(isOpen: boolean): boolean {
    return this.role === 'button' && turnMenu({ name: this.name, isOpen });
  }

  get #title(): string {
    return `The ${this.role} "${this.name}"`;
  }

  #found(): Element[] {
    const named = queryAllByRole(document.body, this.role, {
      name: (computed, element) => computed === this.name || labelOf(element) === this.name,
    });
    if (this.role !== 'textbox') return named;
    const others = [...document.querySelectorAll(NAMELESS_ROLES)].filter(
      (element) => !isInaccessible(element) && (element.ariaLabel ?? labelOf(element)) === this.name,
    );
    return [...named, ...others];
  }

  /** The control, once it is there. */
  async #one(): Promise<Element> {
    const found = await this.time.waitFor(
      () => Promise.resolve(this.#found()),
      ({ length }) => length > 0,
      () => `There is no ${this.role} "${this.name}". There are: ${namesOf(this.role)}.`,
    );
    const [first, ...others] = found;
    if (first === undefined || others.length > 0) throw new Error(`${this.#title} is there ${found.length} times.`);
    return first;
  }

  async #enabled(): Promise<Element> {
    return this.time.waitFor(
      () => this.#one(),
      (element) => !isDisabled(element),
      () => `${this.#title} stays disabled.`,
    );
  }

  /** Clicks its middle, once a click there reaches it. */
  async #press(): Promise<void> {
    const place = await this.time.waitFor(
      async () => {
        const element = await this.#enabled();
        const middle = readMiddle(element);
        if (middle !== undefined) return middle;
        element.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'center' });
        return readMiddle(element);
      },
      (middle) => middle !== undefined,
      () => `${this.#title} cannot be clicked. At its middle there is ${this.#covering()}.`,
    );
    if (place === undefined) return;
    this.mouse.moveTo(place);
    this.mouse.down('left');
    this.mouse.up('left');
  }

  #covering(): string {
    const [element] = this.#found();
    if (element === undefined) return 'nothing';
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const cover = document.elementFromPoint(x, y);
    return `${cover === null ? 'no element' : cover.outerHTML.slice(0, 100)}, at ${x}, ${y}`;
  }

  async #act(act: () => Promise<void>): Promise<void> {
    this.#turn(true);
    await act();
    await this.time.settle();
  }
}

/** Sets a value past a framework's own property on the element, as the browser does: the framework takes it for the user's. */
function setValue(element: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, value);
}

/** The text of a control's labels without what the controls in them show: a browser leaves that out of the name, too. */
function labelOf(element: Element): string | undefined {
  if (!('labels' in element) || !(element.labels instanceof NodeList) || element.hasAttribute('aria-label'))
    return undefined;
  const texts = [...element.labels].map((label) => {
    const copy = label.cloneNode(true);
    if (copy instanceof Element)
      for (const shown of copy.querySelectorAll('output, input, select, textarea')) shown.remove();
    return copy.textContent ?? '';
  });
  return texts.join(' ').replaceAll(/\s+/g, ' ').trim();
}

function isDisabled(element: Element): boolean {
  return element.matches(':disabled') || element.closest('[aria-disabled="true"]') !== null;
}

function isChecked(element: Element): boolean {
  return element instanceof HTMLInputElement ? element.checked : element.getAttribute('aria-checked') === 'true';
}

function namesOf(role: Role): string {
  const names: string[] = [];
  queryAllByRole(document.body, role, { name: (name) => names.push(name) > 0 });
  return names.map((name) => `"${name}"`).join(', ') || 'none';
}
