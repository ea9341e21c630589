const SVG = 'http://www.w3.org/2000/svg';

/** Styles that no rule of the program's sheets can change. */
function fix(element: HTMLElement | SVGElement, style: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(style)) element.style.setProperty(name, value, 'important');
}

/** Makes an SVG element with attributes. */
export function shape(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

/**
 * The agent's own sheet of glass over the whole frame. It is no part of the body, takes no room, and hides what is in it in a closed
 * shadow tree: the program's queries and styles do not reach in.
 */
export class OverlayLayer {
  readonly #host = document.createElement('div');
  readonly #root: ShadowRoot;
  readonly svg = shape('svg', { width: '100%', height: '100%' });

  constructor() {
    const style = { all: 'initial', position: 'fixed', inset: '0', display: 'block', 'z-index': '2147483647' };
    fix(this.#host, { ...style, 'pointer-events': 'none', overflow: 'hidden' });
    this.#host.setAttribute('aria-hidden', 'true');
    this.#root = this.#host.attachShadow({ mode: 'closed' });
    fix(this.svg, { position: 'absolute', inset: '0', 'pointer-events': 'none' });
    this.#root.append(this.svg);
    document.documentElement.append(this.#host);
  }

  /** Adds an element below the outlines. */
  addBelow(element: HTMLElement): void {
    this.#root.prepend(element);
  }

  /** Takes the pointer, so that nothing below is hovered. */
  catchPointer(isOn: boolean): void {
    fix(this.#host, { 'pointer-events': isOn ? 'auto' : 'none', cursor: isOn ? 'crosshair' : 'auto' });
  }

  remove(): void {
    this.#host.remove();
  }
}
