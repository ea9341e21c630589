import { inIdleTurn, NEXT_PAGE_EVENT } from '@site-packages/contracts';
import { KNOWN_ATTRIBUTE, MISSING_ATTRIBUTE, SHEET_ATTRIBUTE } from '../sheet-names';

/** Custom properties that a `style` attribute reads. */
const READS = /--[\w-]+(?=\s*[,)])/g;
/** Classes in a selector, with the backslashes that escape special characters. */
const CLASSES = /\.(?:[\w-]|\\.)+/g;

const words = (text: string | null | undefined): string[] => text?.split(' ').filter(Boolean) ?? [];
const readsOf = (style: string | null): string[] => style?.match(READS) ?? [];

/** Classes that occur in the rules' selectors. */
function classesOf(rules: CSSRuleList): string[] {
  return [...rules].flatMap((rule) => [
    ...(rule instanceof CSSStyleRule ? (rule.selectorText.match(CLASSES) ?? []) : []).map((name) =>
      name.slice(1).replaceAll('\\', ''),
    ),
    ...('cssRules' in rule && rule.cssRules instanceof CSSRuleList ? classesOf(rule.cssRules) : []),
  ]);
}

/** Knows for which names the rules inlined in the page are complete. */
class KnownNames {
  readonly #rules: string;
  readonly #missing: ReadonlySet<string>;
  /** Classes and custom properties that have already been checked. */
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

  /** Sets the classes that occur in the full sheet: any other class needs no rules. */
  setAsked(classes: Iterable<string>): void {
    this.#asked = new Set(classes);
  }

  /** Whether an element has a name for which the inlined rules are not complete. */
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
    // The rules of a class that scripts add may be inlined, because the plugin's options name the class.
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

/** Checks the DOM changes since the last check. */
let look: (() => void) | undefined;
/** Applies the full sheet without waiting for a new name. */
let takeEffect: (() => void) | undefined;

/**
 * Loads the full sheet, and applies it when it is needed. The page has all rules for the names that occur in it. Applying another sheet
 * later restyles and lays out the whole page again: 100 ms and more on a slow phone, for rules that most readers never need. So the sheet
 * is for print only (its `@media print` rules exist nowhere else) until a name turns up that the page did not have: a class, an element
 * type, an attribute, an id or a custom property. Then the sheet is applied before the browser paints.
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
  document.addEventListener(NEXT_PAGE_EVENT, expectNextPage);
  link.addEventListener(
    'load',
    () => void inIdleTurn(() => link.sheet && known.setAsked(classesOf(link.sheet.cssRules))),
  );
  link.media = 'print';
  link.rel = 'stylesheet';
  link.href = critical.getAttribute(SHEET_ATTRIBUTE) ?? '';
  critical.after(link);
}

/** Applies the full sheet at once if the page needs it now. Call it before measuring a page that was just rendered. */
export function checkFullSheet(): void {
  look?.();
}

/**
 * Applies the full sheet in idle time, before it is needed: the reader is about to navigate to another page, which most often has new
 * names, and applying the sheet then would delay it.
 */
function expectNextPage(): void {
  if (takeEffect !== undefined) void inIdleTurn(() => takeEffect?.());
}
