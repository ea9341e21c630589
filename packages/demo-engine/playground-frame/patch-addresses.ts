import type { AddressBook } from './addresses';

type View = Window & typeof globalThis;

/** A URL that loads nothing: the program gets an error, and the frame's policy has nothing to block. */
const NOTHING = 'data:,';

/**
 * Makes relative URLs resolve to the project's files: in `image.src`, attributes, HTML, `fetch`, XMLHttpRequest and fonts. A
 * missing file is reported once, as an error at its location in the program.
 */
export function patchAddresses(view: View, book: AddressBook): void {
  const said = new Set<string>();
  const resolve = (address: string): string => {
    const problem = book.problem(address);
    if (problem === undefined) return book.resolve(address);
    if (!said.has(address)) view.reportError(problem);
    said.add(address);
    return NOTHING;
  };

  for (const [prototype, name] of [
    [view.HTMLImageElement.prototype, 'src'],
    [view.HTMLMediaElement.prototype, 'src'],
    [view.HTMLSourceElement.prototype, 'src'],
    [view.HTMLVideoElement.prototype, 'poster'],
  ] as const) {
    patchSetter(prototype, name, resolve);
  }
  patchAttributes(view, resolve);
  patchSetter(view.Element.prototype, 'innerHTML', (html) =>
    html.replace(
      /(<(?:img|video|audio|source)\b[^>]*?\s(?:src|poster)\s*=\s*["'])([^"']+)/gi,
      (_all, before: string, address: string) => before + resolve(address),
    ),
  );
  patchStyles(view, book);
  patchRequests(view, book, resolve);
}

/** Transforms the values that are assigned to a property of a prototype. */
function patchSetter(prototype: object, name: string, change: (value: string) => string): void {
  const native = Object.getOwnPropertyDescriptor(prototype, name);
  const { set } = native ?? {};
  if (native === undefined || set === undefined) return;
  Object.defineProperty(prototype, name, {
    ...native,
    set(value: unknown) {
      // Also converts objects that stand for a string, such as a framework's TrustedHTML.
      Reflect.apply(set, this, [value === null || value === undefined ? value : change(String(value))]);
    },
  });
}

function patchAttributes(view: View, resolve: (address: string) => string): void {
  const { prototype } = view.Element;
  const native = prototype.setAttribute;
  prototype.setAttribute = function setAttribute(this: Element, name: string, value: string) {
    const isAddress = /^(?:src|poster)$/i.test(name) && /^(?:img|video|audio|source)$/i.test(this.localName);
    Reflect.apply(native, this, [name, isAddress ? resolve(String(value)) : value]);
  };
}

function patchStyles(view: View, book: AddressBook): void {
  const { prototype } = view.CSSStyleDeclaration;
  const native = prototype.setProperty;
  prototype.setProperty = function setProperty(this: CSSStyleDeclaration, name, value, priority) {
    Reflect.apply(native, this, [name, typeof value === 'string' ? book.resolveStyle(value) : value, priority ?? '']);
  };
  for (const name of ['background', 'backgroundImage', 'cursor', 'maskImage', 'listStyleImage', 'cssText']) {
    patchSetter(prototype, name, (value) => book.resolveStyle(value));
  }
}

function patchRequests(view: View, book: AddressBook, resolve: (address: string) => string): void {
  const nativeFetch = view.fetch;
  view.fetch = (input, init) => {
    const address = input instanceof Request ? '' : String(input);
    const problem = book.problem(address);
    if (problem !== undefined) return Promise.reject(problem);
    return Reflect.apply(nativeFetch, view, [book.find(address) ?? input, init]);
  };
  const { prototype } = view.XMLHttpRequest;
  const nativeOpen = prototype.open;
  prototype.open = function open(this: XMLHttpRequest, method: string, address: string | URL, ...more: unknown[]) {
    Reflect.apply(nativeOpen, this, [method, resolve(String(address)), ...(more.length > 0 ? more : [true])]);
  };
  view.FontFace = new Proxy(view.FontFace, {
    construct: (target, [family, source, ...more], newTarget) => {
      const changed: unknown = typeof source === 'string' ? book.resolveStyle(source) : source;
      return Reflect.construct(target, [family, changed, ...more], newTarget);
    },
  });
}
