import { afterPicture } from '@site-packages/contracts';
import { Children, Fragment, isValidElement, type ReactNode, useLayoutEffect, useRef } from 'react';

type Attributes = Record<string, unknown>;

/** HTML names of the attributes that React names otherwise. */
const HTML_NAMES: Readonly<Record<string, string>> = {
  accessKey: 'accesskey',
  charSet: 'charset',
  className: 'class',
  contentEditable: 'contenteditable',
  contextMenu: 'contextmenu',
  httpEquiv: 'http-equiv',
  itemProp: 'itemprop',
  tabIndex: 'tabindex',
};

/** The elements allowed in a head, each with the attributes that identify it: a tag replaces an earlier one with the same identity. */
const NAMING_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  base: ['href'],
  link: ['rel', 'href'],
  meta: ['name', 'charset', 'http-equiv', 'property', 'itemprop'],
  noscript: ['innerHTML'],
  script: ['src', 'innerHTML'],
  style: ['cssText'],
};

interface Settings {
  defaultTitle?: string;
  titleTemplate?: string;
}

/** What one `<Helmet>` sets in the head. */
interface Entry extends Settings {
  title?: string;
  /** Attributes of `title`, `html` and `body`. */
  attributes: Record<string, Attributes>;
  tags: Record<string, Attributes[]>;
}

/** All mounted `<Helmet>` components, in the order in which they were mounted. */
const places: { entry: Entry }[] = [];

function readChildren(children: ReactNode, into: Entry): Entry {
  Children.forEach(children, (child) => {
    if (!isValidElement<Record<string, unknown> & { children?: ReactNode }>(child)) return;
    const { children: inner, ...given } = child.props;
    if (child.type === Fragment) {
      readChildren(inner, into);
      return;
    }
    const type = String(child.type);
    const attributes: Attributes = {};
    for (const [name, value] of Object.entries(given)) attributes[HTML_NAMES[name] ?? name] = value;
    if (type in NAMING_ATTRIBUTES) {
      const text = Children.toArray(inner).join('');
      if (text !== '') attributes[type === 'style' ? 'cssText' : 'innerHTML'] = text;
      (into.tags[type] ??= []).push(attributes);
      return;
    }
    if (type === 'title') into.title = Children.toArray(inner).join('');
    into.attributes[type] = attributes;
  });
  return into;
}

/** A tag's identity: its identifying attribute and the value. */
function nameOf(tag: Attributes, naming: readonly string[]): string | undefined {
  const valueOf = (key: string) => String(tag[key]).toLowerCase();
  let found: string | undefined;
  for (const key of Object.keys(tag)) {
    if (!naming.includes(key)) continue;
    const isKept =
      (found === 'rel' && valueOf(found) === 'canonical') || (key === 'rel' && valueOf(key) === 'stylesheet');
    if (!isKept) found = key;
  }
  return found !== undefined && tag[found] ? `${found} ${valueOf(found)}` : undefined;
}

/** The tags of all places; a later place's tag replaces an earlier one's with the same identity. */
function tagsOf(type: string, naming: readonly string[]): Attributes[] {
  const seen = new Set<string>();
  const all: Attributes[] = [];
  for (const { entry } of [...places].reverse()) {
    const named = (entry.tags[type] ?? []).map((tag) => ({ tag, name: nameOf(tag, naming) }));
    const fresh = named.filter(({ name }) => name !== undefined && !seen.has(name));
    for (const { name } of fresh) seen.add(String(name));
    all.unshift(...fresh.map(({ tag }) => tag));
  }
  return type === 'base' ? all.slice(-1) : all;
}

function toElement(type: string, tag: Attributes): HTMLElement {
  const element = document.createElement(type);
  for (const [name, value] of Object.entries(tag)) {
    if (name === 'innerHTML') element.innerHTML = String(value);
    else if (name === 'cssText') element.append(String(value));
    else element.setAttribute(name, value === undefined ? '' : String(value));
  }
  element.setAttribute('data-rh', 'true');
  return element;
}

function writeTags(type: string, naming: readonly string[]): void {
  const old = [...document.head.querySelectorAll(`${type}[data-rh]`)];
  const added = tagsOf(type, naming)
    .map((tag) => toElement(type, tag))
    .filter((element) => {
      const same = old.findIndex((each) => each.isEqualNode(element));
      if (same >= 0) old.splice(same, 1);
      return same < 0;
    });
  for (const element of old) element.remove();
  document.head.append(...added);
}

/** Sets the attributes of an element, and removes those that an earlier call (or the server) set. */
function writeAttributes(type: string): void {
  const element = document.getElementsByTagName(type)[0];
  if (element === undefined) return;
  const attributes: Attributes = Object.assign({}, ...places.map(({ entry }) => entry.attributes[type]));
  const names = Object.keys(attributes);
  for (const name of (element.getAttribute('data-rh') ?? '').split(',')) {
    if (name !== '' && !names.includes(name)) element.removeAttribute(name);
  }
  for (const name of names) {
    const value = String(attributes[name] || '');
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
  if (names.length === 0) element.removeAttribute('data-rh');
  else element.setAttribute('data-rh', names.join(','));
}

function last(key: 'title' | keyof Settings): string | undefined {
  return places.findLast(({ entry }) => key in entry)?.entry[key];
}

function title(): string | undefined {
  const own = last('title');
  const template = last('titleTemplate');
  return (own && template ? template.replaceAll('%s', () => own) : own) || last('defaultTitle') || undefined;
}

function writeHead(): void {
  frame = 0;
  const text = title();
  if (text !== undefined && document.title !== text) document.title = text;
  for (const type of ['body', 'html', 'title']) writeAttributes(type);
  endWait();
  endWait = afterPicture(() => {
    for (const [type, naming] of Object.entries(NAMING_ATTRIBUTES)) writeTags(type, naming);
  });
}

/** Cancels the writing of tags that is scheduled for after the next frame. */
let endWait = (): void => undefined;

let frame = 0;

/** Schedules one write of the head for all changes before the next frame. */
function writeSoon(): void {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(writeHead);
}

/** Replaces the provider of `react-helmet-async`, whose state the browser does not need. */
export function HelmetProvider({ children }: { children?: ReactNode }): ReactNode {
  return children;
}

/**
 * Replaces `react-helmet-async` in the browser: writes the tags and attributes that a page's components set in the head. Later components
 * override earlier ones. The server keeps the package, and this component takes over the tags that it wrote.
 */
export function Helmet({ children, ...settings }: Settings & { children?: ReactNode }): ReactNode {
  const entry = readChildren(children, { ...settings, attributes: {}, tags: {} });
  const text = JSON.stringify(entry);
  const place = useRef({ entry, text: '' });
  useLayoutEffect(() => {
    const { current } = place;
    if (current.text === text) return;
    Object.assign(current, { entry, text });
    writeSoon();
  });
  useLayoutEffect(() => {
    const { current } = place;
    places.push(current);
    return () => {
      places.splice(places.indexOf(current), 1);
      writeSoon();
    };
  }, []);
  return null;
}
