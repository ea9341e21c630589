import { KNOWN_ATTRIBUTE, MISSING_ATTRIBUTE, SHEET_ATTRIBUTE } from '../sheet-names';
import { inIdleTurn } from './idle';

/** Custom properties that a `style` attribute reads. */
const READS = /--[\w-]+(?=\s*[,)])/g;
/** Classes in a selector, with the marks that escape what is no letter. */
const CLASSES = /(?<=\.)(?:[\w-]|\\.)+/g;

const words = (text: string | null | undefined): string[] => text?.split(' ').filter(Boolean) ?? [];
const readsOf = (style: string | null): string[] => style?.match(READS) ?? [];

/** Classes that rules ask for. */
function classesOf(rules: CSSRuleList): string[] {
  return [...rules].flatMap((rule) => [
    ...(rule instanceof CSSStyleRule ? (rule.selectorText.match(CLASSES) ?? []) : []).map((name) =>
      name.replaceAll('\\', ''),
    ),
    ...('cssRules' in rule && rule.cssRules instanceof CSSRuleList ? classesOf(rule.cssRules) : []),
  ]);
}

/** Knows which names the rules in the page's HTML are complete for. */
class KnownNames {
  readonly #rules: string;
  readonly #missing: ReadonlySet<string>;
  /** Classes and custom properties that have been looked at. */
  readonly #seen: Set<string>;
  #asked: ReadonlySet<string> | undefined;

  constructor(critical: HTMLStyleElement) {
    this.#rules = critical.textContent;
    this.#missing = new Set(words(critical.getAttribute(MISSING_ATTRIBUTE)));
    this.#seen = new Set(words(critical.getAttribute(KNOWN_ATTRIBUTE)));
    for (const { classList } of document.querySelectorAll('[class]')) classList.forEach((name) => this.#seen.add(name));
    for (const element of document.querySelectorAll('[style]'))
      readsOf(element.getAttribute('style')).forEach((name) => this.#seen.add(name));
  }

  /** Tells which classes any rule asks for: others need none. */
  setAsked(classes: Iterable<string>): void {
    this.#asked = new Set(classes);
  }

  /** Whether an element has a name that the page's rules are not complete for. */
  hasNew(element: Element): boolean {
    if (this.#missing.has(element.localName)) return true;
    return [...element.attributes].some(({ name, value }) => {
      if (this.#missing.has(`[${name}`)) return true;
      if (name === 'id') return this.#missing.has(`#${value}`);
      if (name === 'class') return [...element.classList].some((each) => this.#isNewClass(each));
      return name === 'style' && readsOf(value).some((each) => this.#isNewRead(each));
    });
  }

  #isNewClass(name: string): boolean {
    if (!this.#isFirst(name) || this.#asked?.has(name) === false) return false;
    // A class that scripts add may have its rules, because the settings say so.
    return !this.#rules.split(`.${name}`).some((rest, at) => at > 0 && !/^[\w\\-]/.test(rest));
  }

  #isNewRead(name: string): boolean {
    return this.#isFirst(name) && !this.#rules.includes(`${name}:`);
  }

  #isFirst(name: string): boolean {
    if (this.#seen.has(name)) return false;
    this.#seen.add(name);
    return true;
  }
}

/** Looks at what has been changed since the last look. */
let look: (() => void) | undefined;
/** Ends the wait for a new name. */
let takeEffect: (() => void) | undefined;

/**
 * Loads the full sheet, and puts it into effect when it is needed. The page has all rules for the names that occur in it, and a sheet
 * that takes effect later has all of it styled and laid out again: 100 ms and more on a slow phone, for what most readers never need.
 * So it is for paper only (its `@media print` rules are nowhere else) until a name turns up that the page did not have: a class, a
 * kind of element, an attribute or a custom property. Then it takes effect before the browser draws it.
 */
export function watchFullSheet(): void {
  const critical = document.querySelector(`style[${SHEET_ATTRIBUTE}]`);
  if (!(critical instanceof HTMLStyleElement)) return;
  const known = new KnownNames(critical);
  const link = document.createElement('link');
  link.setAttribute(SHEET_ATTRIBUTE, '');
  const hasNew = (node: Node) =>
    node instanceof Element &&
    (known.hasNew(node) || [...node.getElementsByTagName('*')].some((each) => known.hasNew(each)));
  const check = (changes: readonly MutationRecord[]) => {
    const isNeeded = changes.some(
      ({ target, addedNodes }) => (target instanceof Element && known.hasNew(target)) || [...addedNodes].some(hasNew),
    );
    if (isNeeded) apply();
  };
  const watch = new MutationObserver(check);
  watch.observe(document.documentElement, { attributes: true });
  watch.observe(document.body, { attributes: true, childList: true, subtree: true });
  look = () => check(watch.takeRecords());
  const apply = () => {
    watch.disconnect();
    look = undefined;
    takeEffect = undefined;
    link.media = 'all';
  };
  takeEffect = apply;
  link.addEventListener(
    'load',
    () => void inIdleTurn(() => link.sheet && known.setAsked(classesOf(link.sheet.cssRules))),
  );
  link.media = 'print';
  link.rel = 'stylesheet';
  link.href = critical.getAttribute(SHEET_ATTRIBUTE) ?? '';
  critical.after(link);
}

/** Puts the full sheet into effect at once if the page has come to need it: before something is measured in a page just drawn. */
export function checkFullSheet(): void {
  look?.();
}

/**
 * Puts the full sheet into effect before it is needed, in idle time: the reader is about to go to another page, which most often
 * has new names, and would come later for it.
 */
export function expectNextPage(): void {
  if (takeEffect !== undefined) void inIdleTurn(() => takeEffect?.());
}
