import { Parser } from 'htmlparser2';

/** Inline code that a document runs. */
export interface PageScripts {
  /** Sources of its inline scripts. */
  texts: string[];
  /** Elements with an event handler attribute: `button onclick`. */
  handlers: string[];
}

const RUNS = /^(?:|module|text\/javascript|importmap|speculationrules)$/;

/** Reads a document's scripts with another parser than the build uses for its policy. */
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
