/** What machines read in a page's head. */
export interface MachineHead {
  canonical: string | undefined;
  /** URL of the page as Markdown. */
  markdown: string | undefined;
  /** Types of linked feeds. */
  feeds: string[];
  /** `og:` and `twitter:` properties; the last one of the same name. */
  social: ReadonlyMap<string, string>;
  /** Content of the structured data. */
  structured: string[];
}

function attribute(tag: string, name: string): string | undefined {
  const found = new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`).exec(tag);
  return found?.[1] ?? found?.[2] ?? found?.[3];
}

/** Reads a page's HTML. It works for the site's own output, not for arbitrary HTML. */
export function readMachineHead(html: string): MachineHead {
  const head = html.slice(0, html.indexOf('</head>'));
  const links = [...head.matchAll(/<link\b[^>]*>/g)].map(([tag]) => tag);
  const hrefOf = (passes: (tag: string) => boolean) => {
    const tag = links.find(passes);
    return tag === undefined ? undefined : attribute(tag, 'href');
  };
  const typed = (tag: string, type: string) => attribute(tag, 'rel') === 'alternate' && attribute(tag, 'type') === type;
  const social = new Map<string, string>();
  for (const [tag] of head.matchAll(/<meta\b[^>]*>/g)) {
    const name = attribute(tag, 'property') ?? attribute(tag, 'name') ?? '';
    if (/^(?:og|twitter):/.test(name)) social.set(name, attribute(tag, 'content') ?? '');
  }
  return {
    canonical: hrefOf((tag) => attribute(tag, 'rel') === 'canonical'),
    markdown: hrefOf((tag) => typed(tag, 'text/markdown')),
    feeds: ['application/rss+xml', 'application/atom+xml'].filter((type) => links.some((tag) => typed(tag, type))),
    social,
    structured: [...head.matchAll(/<script\b[^>]*ld\+json[^>]*>([^]*?)<\/script>/g)].map(([, text = '']) => text),
  };
}
