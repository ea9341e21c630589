import { Parser } from 'htmlparser2';
import { CODE_CLASS, POSTER_CLASS, VISUALLY_HIDDEN_CLASS } from '@site-packages/contracts';

/** Elements that feed readers show, with the attributes they need. Other elements are replaced by their content. */
const KEPT: ReadonlyMap<string, readonly string[]> = new Map([
  ...[
    'p',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'dl',
    'dt',
    'dd',
    'blockquote',
    'pre',
    'code',
    'em',
    'strong',
    'kbd',
  ].map((name): [string, string[]] => [name, []]),
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'figure', 'figcaption', 'hr', 'br', 'del', 'sub', 'sup'].map(
    (name): [string, string[]] => [name, []],
  ),
  ['a', ['href']],
  ['img', ['src', 'alt', 'width', 'height']],
]);

const VOID: ReadonlySet<string> = new Set(['img', 'hr', 'br']);
/** Elements that are left out with everything in them. */
const DROPPED: ReadonlySet<string> = new Set(['script', 'style', 'template', 'button', 'svg', 'iframe', 'input']);
const DROPPED_CLASSES: ReadonlySet<string> = new Set(['hash-link', VISUALLY_HIDDEN_CLASS]);

const escaped = (text: string) =>
  text.replaceAll('\u200B', '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const quoted = (value: string) => `"${escaped(value).replaceAll('"', '&quot;')}"`;

/** What is read from a demo's player: only what a feed can contain. */
interface Player {
  depth: number;
  title: string;
  picture: string;
  /** Text of the first file of the first flavor. */
  code: string;
  isCodeDone: boolean;
  /** Depth inside the code element that is being read, 0 outside of it. */
  codeDepth: number;
}

function playerText({ title, picture, code }: Player, post: string): string {
  const link = (text: string) => `<a href=${quoted(post)}>${text}</a>`;
  if (picture !== '') return `<p>${link(picture)}</p><p>${link(`Run the demo: ${escaped(title)}`)}</p>`;
  return `<pre><code>${escaped(code)}</code></pre><p>${link(`Run this code: ${escaped(title)}`)}</p>`;
}

/**
 * A post's HTML in a form that feed readers can show: text, code, tables and pictures, with absolute URLs. A demo becomes its picture and a
 * link to the post, a block of live code becomes its code and the link.
 *
 * @param html the post's HTML in its page
 * @param post URL of the post
 */
export function feedContent(html: string, post: string): string {
  const out: string[] = [];
  let dropped = 0;
  let player: Player | undefined;

  function tag(name: string, attributes: Readonly<Record<string, string>>): string {
    const kept = (KEPT.get(name) ?? []).flatMap((key) => {
      const value = attributes[key];
      if (value === undefined) return [];
      return [` ${key}=${quoted(key === 'href' || key === 'src' ? new URL(value, post).href : value)}`];
    });
    return `<${name}${kept.join('')}>`;
  }

  function openInPlayer(to: Player, name: string, classes: ReadonlySet<string>, attributes: Record<string, string>) {
    to.depth += 1;
    if (name === 'img' && classes.has(POSTER_CLASS)) to.picture = tag(name, attributes);
    if (name === 'pre' && classes.has(CODE_CLASS) && !to.isCodeDone) to.codeDepth = to.depth;
  }

  const parser = new Parser({
    onopentag(name, attributes) {
      const classes = new Set((attributes['class'] ?? '').split(/\s+/));
      if (dropped > 0) dropped += 1;
      else if (player !== undefined) openInPlayer(player, name, classes, attributes);
      else if (classes.has('kd-demo')) {
        const title = (attributes['aria-label'] ?? '').replace(/^Demo: /, '');
        player = { depth: 1, title, picture: '', code: '', isCodeDone: false, codeDepth: 0 };
      } else if (
        DROPPED.has(name) ||
        attributes['role'] === 'tablist' ||
        [...classes].some((each) => DROPPED_CLASSES.has(each))
      )
        dropped = 1;
      else if (KEPT.has(name)) out.push(tag(name, attributes));
    },
    ontext(text) {
      if (dropped > 0) return;
      if (player === undefined) out.push(escaped(text));
      else if (player.codeDepth > 0) player.code += text;
    },
    onclosetag(name) {
      if (dropped > 0) dropped -= 1;
      else if (player !== undefined) {
        if (player.codeDepth === player.depth) {
          player.codeDepth = 0;
          player.isCodeDone = true;
        }
        player.depth -= 1;
        if (player.depth > 0) return;
        out.push(playerText(player, post));
        player = undefined;
      } else if (KEPT.has(name) && !VOID.has(name)) out.push(`</${name}>`);
    },
  });
  parser.write(html);
  parser.end();
  return out.join('').trim();
}
