/**
 * How a page would look different with its full style sheet in addition to the inlined rules, one line each: a rule that matches something
 * and is not inlined, one that is inlined in another order, a custom property that something reads, an animation.
 *
 * Rules are compared, and those that are not inlined are tested for matches, in this window and in the current state of the page. Comparing
 * the computed styles of every element before and after would take a hundred times as long.
 *
 * Runs in the page: it must not use anything from this file.
 *
 * @param link the full sheet's, which is loaded but not applied; it is applied afterwards
 */
export function lostRules(link: Element): string[] {
  /** A selector with its declarations, and its layer and conditions. */
  interface Plain {
    where: string;
    selector: string;
    /** Declarations other than custom properties, as the browser serializes them, without spaces. */
    ordinary: string;
    /** The names of those that read custom properties. */
    readers: string[];
    animations: string[];
    /** Whether the conditions hold in this window. */
    isActive: boolean;
  }
  interface Sheet {
    rules: Plain[];
    layers: string[];
    animations: Set<string>;
  }

  /** The selectors of a list; commas inside brackets do not separate. */
  function selectorsOf(list: string): string[] {
    const parts: string[] = [];
    let depth = 0;
    let from = 0;
    [...list].forEach((letter, at) => {
      if ('([{'.includes(letter)) depth += 1;
      if (')]}'.includes(letter)) depth -= 1;
      if (letter !== ',' || depth > 0) return;
      parts.push(list.slice(from, at).trim());
      from = at + 1;
    });
    return [...parts, list.slice(from).trim()];
  }

  /** Properties whose value reads a custom property: the browser has no value of its own for them until an element's style is computed. */
  const readersIn = (style: CSSStyleDeclaration): string[] =>
    [...style].filter((name) => !name.startsWith('--') && /^$|var\(/.test(style.getPropertyValue(name)));
  const scratch = document.createElement('p').style;
  function declarationsOf(style: CSSStyleDeclaration): Pick<Plain, 'ordinary' | 'readers' | 'animations'> {
    scratch.cssText = style.cssText;
    for (const name of [...style]) if (name.startsWith('--')) scratch.removeProperty(name);
    // Values with variables stay as written, and a minifier leaves out insignificant spaces.
    return {
      ordinary: scratch.cssText.replace(/\s+/g, ''),
      readers: readersIn(style),
      animations: style.animationName.split(/,\s*/),
    };
  }

  function read(sheet: CSSStyleSheet): Sheet {
    const found: Sheet = { rules: [], layers: [], animations: new Set() };
    const visit = (rules: CSSRuleList, where: string, isActive: boolean): void => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) {
          if (rule.cssRules.length > 0) throw new Error(`Rules within a rule are not read: ${rule.selectorText}`);
          const declarations = declarationsOf(rule.style);
          for (const selector of selectorsOf(rule.selectorText))
            found.rules.push({ where, selector, isActive, ...declarations });
        } else if (rule instanceof CSSLayerStatementRule) found.layers.push(...rule.nameList);
        else if (rule instanceof CSSKeyframesRule) found.animations.add(rule.name);
        else if (rule instanceof CSSLayerBlockRule) {
          found.layers.push(rule.name);
          visit(rule.cssRules, `${where} @layer ${rule.name}`, isActive);
        } else if (rule instanceof CSSMediaRule) {
          const holds = isActive && window.matchMedia(rule.media.mediaText).matches;
          visit(rule.cssRules, `${where} @media ${rule.media.mediaText}`, holds);
        } else if (rule instanceof CSSSupportsRule) {
          const holds = isActive && CSS.supports(rule.conditionText);
          visit(rule.cssRules, `${where} @supports ${rule.conditionText}`, holds);
        } else if (rule instanceof CSSContainerRule) {
          visit(rule.cssRules, `${where} @container ${rule.conditionText}`, isActive);
        } else if (rule instanceof CSSGroupingRule)
          throw new Error(`A kind of rule is not read: ${rule.cssText.slice(0, 80)}`);
      }
    };
    visit(sheet.cssRules, '', true);
    return { ...found, layers: [...new Set(found.layers)] };
  }

  const matched = new Map<string, Element[]>();
  /** What a selector matches now, including the elements of its pseudo-elements. */
  function matchedBy(selector: string): Element[] {
    const known = matched.get(selector);
    if (known !== undefined) return known;
    const element = selector.replace(/::[\w-]+(?:\([^)]*\))?|:(?:before|after|first-line|first-letter)\b/g, '') || '*';
    let all: Element[];
    try {
      all = [...document.querySelectorAll(/[\s>+~]$/.test(element) ? `${element}*` : element)];
    } catch {
      all = []; // A selector for another browser's parts does not match here.
    }
    matched.set(selector, all);
    return all;
  }

  const head = document.querySelector('style[data-critical]');
  if (!(head instanceof HTMLStyleElement) || head.sheet === null) throw new Error('The page has no rules in its head.');
  if (!(link instanceof HTMLLinkElement) || link.sheet === null) throw new Error('The full sheet is not loaded.');
  const [ours, full] = [read(head.sheet), read(link.sheet)];
  if (full.rules.length < 500) throw new Error(`The full sheet has ${full.rules.length} rules.`);
  const found: string[] = [];
  const say = ({ where, selector }: Plain) => `${where} ${selector}`.trim();

  // The inlined rules, in the order of the sheet. A rule is inlined as a whole, except for custom properties.
  const kept = new Map<Plain, Plain>();
  let at = 0;
  for (const rule of ours.rules) {
    const isSame = (other: Plain) =>
      other.selector === rule.selector && other.where === rule.where && other.ordinary === rule.ordinary;
    let next = at;
    while (next < full.rules.length && !isSame(full.rules[next] as Plain)) next += 1;
    const twin = full.rules[next];
    if (twin === undefined) {
      found.push(`is not in the sheet as it is in the head, or stands there before another one: ${say(rule)}`);
      continue;
    }
    kept.set(twin, rule);
    at = next + 1;
  }
  const order = full.layers.filter((name) => ours.layers.includes(name));
  const ourOrder = ours.layers.filter((name) => full.layers.includes(name));
  if (order.join() !== ourOrder.join())
    found.push(`layers are in another order: ${ourOrder.join()} for ${order.join()}`);

  // The rest of the sheet does not match anything.
  for (const rule of full.rules) {
    if (kept.has(rule) || !rule.isActive || rule.ordinary === '') continue;
    const [first] = matchedBy(rule.selector);
    if (first !== undefined)
      found.push(
        `matches <${first.localName} class="${first.getAttribute('class') ?? ''}"> and is not in the head: ${say(rule)}`,
      );
  }

  // The animations that the inlined rules name are inlined.
  for (const rule of ours.rules) {
    const lost = rule.animations.filter((name) => full.animations.has(name) && !ours.animations.has(name));
    found.push(...lost.map((name) => `plays ${name}, which is not in the head: ${say(rule)}`));
  }

  // The omitted custom properties do not change the values of what reads them.
  interface Reader {
    element: Element;
    part: string | undefined;
    names: readonly string[];
    by: string;
  }
  const readers = ours.rules.flatMap((rule): Reader[] => {
    if (!rule.isActive || rule.readers.length === 0) return [];
    const part = /::?(?:before|after)$/.exec(rule.selector)?.[0];
    return matchedBy(rule.selector).map((element) => ({ element, part, names: rule.readers, by: say(rule) }));
  });
  for (const element of document.querySelectorAll('[style*="var("]')) {
    const own = element instanceof HTMLElement || element instanceof SVGElement ? readersIn(element.style) : [];
    readers.push({ element, part: undefined, names: own, by: 'its style attribute' });
  }
  const valuesOf = ({ element, part, names }: Reader): string[] => {
    const style = getComputedStyle(element, part);
    return names.map((name) => style.getPropertyValue(name));
  };
  const before = readers.map(valuesOf);
  link.media = 'all';
  readers.forEach((reader, index) => {
    valuesOf(reader).forEach((value, each) => {
      const then = before[index]?.[each] ?? '';
      const { element, names, by } = reader;
      if (value !== then)
        found.push(
          `gives <${element.localName} class="${element.getAttribute('class') ?? ''}"> another ${names[each] ?? ''}, "${value}" and not "${then}", by a custom property that is not in the head: ${by}`,
        );
    });
  });
  return found.slice(0, 10);
}
