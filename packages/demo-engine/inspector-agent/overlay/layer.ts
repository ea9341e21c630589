const SVG = 'http://www.w3.org/2000/svg';

/** Sets styles that no rule in the program's stylesheets can override. */
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
 * The agent's transparent layer over the whole frame. It is outside the body and takes no space in the layout. Its content is in a
 * closed shadow tree, which the program's queries and styles do not reach.
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

  /** Makes the layer catch the pointer, so that nothing below it is hovered. */
  catchPointer(isOn: boolean): void {
    fix(this.#host, { 'pointer-events': isOn ? 'auto' : 'none', cursor: isOn ? 'crosshair' : 'auto' });
  }

  remove(): void {
    this.#host.remove();
  }
}
