/** What search engines, link previews and readers without JavaScript get from a page's HTML. */
export interface PageHead {
  title: string;
  description: string;
  headings: string[];
  /** Number of characters of the text inside `<main>`. */
  textLength: number;
  /** Target of `<meta http-equiv="refresh">`, for pages at old URLs. */
  movedTo: string | undefined;
  /** True when search engines are told not to index the page. */
  isUnlisted: boolean;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

function unescape(text: string): string {
  return text.replaceAll(
    /&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi,
    (whole, hex: string, decimal: string, name: string) => {
      if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
      if (decimal) return String.fromCodePoint(Number(decimal));
      return ENTITIES[name] ?? whole;
    },
  );
}

function plainText(html: string): string {
  const shown = html.replaceAll(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, '').replaceAll(/<[^>]*>/g, ' ');
  return unescape(shown).replaceAll(/\s+/g, ' ').trim();
}

/** An attribute's value, quoted or not. */
function attribute(tag: string, name: string): string | undefined {
  const found = new RegExp(`\\b${name}=(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`).exec(tag);
  const value = found?.[1] ?? found?.[2] ?? found?.[3];
  return value === undefined ? undefined : unescape(value);
}

/** Reads a page's HTML. It works for the site's own output, not for arbitrary HTML. */
export function readHead(html: string): PageHead {
  const metas = [...html.matchAll(/<meta\b(?:"[^"]*"|'[^']*'|[^>"'])*>/g)].map(([tag]) => tag);
  const meta = (name: string) => metas.find((tag) => attribute(tag, 'name') === name);
  const content = (tag: string | undefined) => (tag === undefined ? undefined : attribute(tag, 'content'));
  const refresh = content(metas.find((tag) => attribute(tag, 'http-equiv') === 'refresh'));
  const main = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '';
  return {
    title: plainText(/<title\b[^>]*>([\s\S]*?)<\/title>/.exec(html)?.[1] ?? ''),
    description: content(meta('description')) ?? '',
    headings: [...html.matchAll(/<h1\b[^>]*>([\s\S]*?)<\/h1>/g)].map(([, inner = '']) => plainText(inner)),
    textLength: plainText(main).length,
    movedTo: refresh === undefined ? undefined : /url=(.+)$/i.exec(refresh)?.[1],
    isUnlisted: (content(meta('robots')) ?? '').includes('noindex'),
  };
}
