import { packageAt } from './cdn';

/** A range of the page's text. */
interface Range {
  start: number;
  end: number;
}

/** What a whole HTML page consists of. */
export interface PageParts {
  /** Markup of its body, without scripts, styles and inline handlers. */
  html: string;
  /** Its styles, one after another. */
  css: string;
  /** Its scripts, one after another, without their indentation. */
  script: string;
  /** The same scripts with every character at its position in the page; everything else is blank. */
  placedScript: string;
  /** Templates of `<script type="text/x-template">`, by id. */
  templates: Readonly<Record<string, string>>;
  /** URLs of scripts that are not available. */
  foreign: readonly string[];
}

const START = /^(?:\s|<!--[\s\S]*?-->)*/;

/** True for the text of a whole page, or of a part of a page with scripts. */
export function isPage(text: string): boolean {
  const begun = text.replace(START, '');
  if (/^<!doctype\s+html|^<html[\s>]/i.test(begun)) return true;
  return /^<(?!template\b|svelte:)[a-z][a-z\d-]*[\s/>]/i.test(begun) && /<script\b/i.test(text);
}

/** Matches the files from which pages load libraries: `konva.min.js`, `./js/konva-9.2.0.js`. */
const LIBRARY_FILE =
  /(?:^|\/)(?:konva|kinetic|react|react-dom|react-konva|vue|vue-konva|babel|babel-standalone|lodash|d3|matter|rough)(?:[-.@](?:v?\d[\w.-]*|min|global|prod|production|development|umd|standalone|browser))*(?:\.m?js)?$/i;

function isLibrary(address: string): boolean {
  const name = packageAt(address)
    ?.split('/')
    .slice(0, address.includes('/@') ? 2 : 1)
    .join('/');
  const known = [
    'konva',
    'react',
    'react-dom',
    'react-konva',
    'vue',
    'vue-konva',
    'lodash',
    'lodash.js',
    'd3',
    'matter-js',
    'roughjs',
    '@babel/standalone',
    'babel-standalone',
  ];
  return (name !== undefined && known.includes(name)) || LIBRARY_FILE.test(address.replace(/[?#].*$/, ''));
}

function attribute(tag: string, name: string): string | undefined {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(tag);
  return found?.[1] ?? found?.[2] ?? found?.[3];
}

/** The text with everything but these ranges blanked, line by line. */
function onlyRanges(text: string, ranges: readonly Range[]): string {
  const blank = (part: string): string => part.replace(/[^\n]/g, ' ');
  let result = '';
  let done = 0;
  for (const { start, end } of ranges) {
    // A semicolon between scripts, because the end of a script ends its last statement.
    const gap = blank(text.slice(done, start));
    result += (done === 0 ? gap : gap.replace(' ', ';')) + text.slice(start, end);
    done = end;
  }
  return result + blank(text.slice(done));
}

function dedent(text: string): string {
  const lines = text.replace(/^[^\S\n]*\n|\s+$/g, '').split('\n');
  const depths = lines.filter((line) => line.trim() !== '').map((line) => /^\s*/.exec(line)?.[0].length ?? 0);
  const depth = Math.min(...depths, 100);
  return lines.map((line) => line.slice(depth)).join('\n');
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

const ON = /\son([a-z]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;

/** Extracts inline handlers from markup: the elements get an attribute by which the returned code finds them. */
function takeHandlers(html: string, bodyTag: string): { html: string; code: string[] } {
  const code = [...bodyTag.matchAll(ON)].map(
    ([, type = '', quoted, single]) =>
      `window.addEventListener('${type}', function (event) { ${unescapeHtml(quoted ?? single ?? '')} });`,
  );
  let count = 0;
  const marked = html.replace(
    /<[a-z][^<>]*?\son[a-z]+\s*=\s*(?:"[^"]*"|'[^']*')(?:"[^"]*"|'[^']*'|[^"'>])*>/gi,
    (tag) => {
      count += 1;
      for (const [, type = '', quoted, single] of tag.matchAll(ON)) {
        const body = unescapeHtml(quoted ?? single ?? '').replace(/^\s*javascript:/i, '');
        code.push(
          `document.querySelector('[data-on="${count}"]').on${type.toLowerCase()} = function (event) { ${body} };`,
        );
      }
      return tag.replace(ON, '').replace(/^<[a-z][\w-]*/i, (name) => `${name} data-on="${count}"`);
    },
  );
  return { html: marked, code };
}

/** Splits a whole HTML page into the parts that the playground keeps in files. */
export function pageParts(page: string): PageParts {
  const scripts: Range[] = [];
  const styles: string[] = [];
  const foreign: string[] = [];
  // The page's scripts in files of the project.
  const own: string[] = [];
  const templates: Record<string, string> = {};
  const comments = page.replace(/<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\n]/g, ' '));
  let markup = '';
  let done = 0;
  for (const match of comments.matchAll(
    /<(script|style)\b((?:"[^"]*"|'[^']*'|[^"'>])*)>([\s\S]*?)<\/\1\s*>|<link\b[^>]*>/gi,
  )) {
    const [whole, name, attributes = ''] = match;
    markup += comments.slice(done, match.index);
    done = match.index + whole.length;
    if (name === undefined) continue;
    const start = match.index + whole.indexOf('>', `<${name}${attributes}`.length) + 1;
    const end = done - (/<\/\w+\s*>$/.exec(whole)?.[0].length ?? 0);
    // Taken from the page as written: what looks like an HTML comment may be a string in a script.
    const text = page.slice(start, end);
    if (name.toLowerCase() === 'style') {
      styles.push(dedent(text));
      continue;
    }
    const type = attribute(attributes, 'type') ?? '';
    const src = attribute(attributes, 'src');
    if (src !== undefined) {
      if (isLibrary(src)) continue;
      if (/^(?:\w+:|\/\/)|\.min\.js|(?:^|\/)(?:vendor|libs?)\//.test(src)) foreign.push(src);
      else own.push(`import ${JSON.stringify(`./${src.replace(/^(?:\.?\/)+|[?#].*$/g, '')}`)};`);
    } else if (/template|html/i.test(type)) templates[attribute(attributes, 'id') ?? ''] = dedent(text);
    else if (!/json|importmap/i.test(type)) scripts.push({ start, end });
  }
  markup += comments.slice(done);

  const bodyTag = /<body\b(?:"[^"]*"|'[^']*'|[^"'>])*>/i.exec(markup)?.[0] ?? '';
  const [, inBody] = /<body\b(?:"[^"]*"|'[^']*'|[^"'>])*>([\s\S]*?)(?:<\/body\s*>|<\/html\s*>|$)/i.exec(markup) ?? [];
  const body = (inBody ?? markup)
    .replace(/<head\b[^>]*>[\s\S]*?<\/head\s*>/gi, '')
    .replace(/<!doctype[^>]*>|<\/?(?:html|body|head|meta|base)\b[^>]*>|<title\b[^>]*>[\s\S]*?<\/title\s*>/gi, '');
  const { html, code } = takeHandlers(body, bodyTag);
  const handlers = [...own, ...code].map((line) => `\n${line}`).join('');
  const written = scripts.map(({ start, end }) => dedent(page.slice(start, end))).filter((text) => text !== '');
  return {
    html: dedent(html.replace(/^[^\S\n]+$/gm, '').replace(/\n{3,}/g, '\n\n')).trim(),
    css: styles.join('\n\n'),
    script: `${written.join('\n\n')}${handlers}`,
    placedScript: `${onlyRanges(page, scripts)}${handlers}`,
    templates,
    foreign,
  };
}

/** A file of a project. */
interface PartFile {
  path: string;
  text: string;
}

/**
 * A whole HTML page as files of the vanilla flavor, entry first.
 *
 * @param styleName name of its stylesheet
 * @returns undefined when the text is not a page
 */
export function splitPage(page: string, styleName = 'styles.css'): PartFile[] | undefined {
  if (!isPage(page)) return undefined;
  const { html, css, script } = pageParts(page);
  const files = [{ path: 'index.ts', text: `${css === '' ? '' : `import './${styleName}';\n\n`}${script}\n` }];
  if (html !== '') files.push({ path: 'index.html', text: `${html}\n` });
  if (css !== '') files.push({ path: styleName, text: `${css}\n` });
  return files;
}
