/** What is known about a page of the docs. */
export interface ArticleFacts {
  title: string;
  description: string;
  /** Absolute. */
  url: string;
  /** Absolute. */
  image: string;
  keywords: readonly string[];
  /** Milliseconds since 1970; absent where the history is not there. */
  changedAt: number | undefined;
  siteName: string;
  /** Absolute. */
  siteUrl: string;
  language: string;
}

/** A page of the docs as schema.org's TechArticle. */
export function articleData(facts: ArticleFacts): Record<string, unknown> {
  const publisher = { '@type': 'Organization', name: facts.siteName, url: facts.siteUrl };
  return {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    '@id': facts.url,
    mainEntityOfPage: { '@type': 'WebPage', '@id': facts.url },
    url: facts.url,
    headline: facts.title,
    description: facts.description,
    image: { '@type': 'ImageObject', url: facts.image },
    inLanguage: facts.language,
    ...(facts.keywords.length === 0 ? {} : { keywords: facts.keywords.join(', ') }),
    ...(facts.changedAt === undefined ? {} : { dateModified: new Date(facts.changedAt).toISOString() }),
    author: publisher,
    publisher,
  };
}
