import { Parser } from 'htmlparser2';

/** What a document runs that stands in the document itself. */
export interface PageScripts {
  /** Texts of its scripts. */
  texts: string[];
  /** Elements with a handler in an attribute: `button onclick`. */
  handlers: string[];
}

const RUNS = /^(?:|module|text\/javascript|importmap|speculationrules)$/;

/** Reads the scripts of a document with a parser of its own, not the one that the build makes its policy with. */
export function pageScripts(html: string): PageScripts {
  const found: PageScripts = { texts: [], handlers: [] };
  let isScript = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      found.handlers.push(
        ...Object.keys(attributes).flatMap((key) => (key.startsWith('on') ? [`${name} ${key}`] : [])),
      );
      isScript = name === 'script' && attributes['src'] === undefined && RUNS.test(attributes['type'] ?? '');
      if (isScript) found.texts.push('');
    },
    ontext(text) {
      if (isScript) found.texts.push((found.texts.pop() ?? '') + text);
    },
    onclosetag() {
      isScript = false;
    },
  });
  parser.end(html);
  return found;
}
