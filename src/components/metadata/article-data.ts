import type {
  Blog,
  BlogPosting,
  BreadcrumbList,
  ImageObject,
  Organization,
  TechArticle,
  WithContext,
} from 'schema-dts';

const CONTEXT = 'https://schema.org';

/** Facts about the site, for the structured data of its pages. */
interface SiteFacts {
  siteName: string;
  /** Absolute. */
  siteUrl: string;
}

/** What documents and posts have in common. */
interface PageFacts extends SiteFacts {
  title: string;
  description: string;
  /** Absolute. */
  url: string;
  /** Absolute. */
  image: string;
  keywords: readonly string[];
  /** Milliseconds since 1970; undefined where Git history is not available. */
  changedAt: number | undefined;
  language: string;
}

/** Facts about a page of the docs. */
export type ArticleFacts = PageFacts;

/** Facts about a post. */
export interface PostFacts extends PageFacts {
  /** Names of the authors. */
  authors: readonly string[];
  /** ISO 8601. */
  publishedAt: string;
}

const organization = (name: string, url: string): Organization => ({ '@type': 'Organization', name, url });
const picture = (url: string): ImageObject => ({ '@type': 'ImageObject', url });

function shared(facts: PageFacts) {
  return {
    '@id': facts.url,
    mainEntityOfPage: { '@type': 'WebPage', '@id': facts.url },
    url: facts.url,
    headline: facts.title,
    description: facts.description,
    image: picture(facts.image),
    inLanguage: facts.language,
    ...(facts.keywords.length === 0 ? {} : { keywords: facts.keywords.join(', ') }),
    ...(facts.changedAt === undefined ? {} : { dateModified: new Date(facts.changedAt).toISOString() }),
    publisher: organization(facts.siteName, facts.siteUrl),
  } as const;
}

/** A docs page as schema.org's TechArticle. */
export function articleData(facts: ArticleFacts): WithContext<TechArticle> {
  return {
    '@context': CONTEXT,
    '@type': 'TechArticle',
    ...shared(facts),
    author: organization(facts.siteName, facts.siteUrl),
  };
}

/** A post without `@context`, as in the list of posts. Authors are teams, so they are organizations. */
function posting(facts: PostFacts): BlogPosting {
  return {
    '@type': 'BlogPosting',
    ...shared(facts),
    author: facts.authors.map((name) => organization(name, facts.siteUrl)),
    datePublished: facts.publishedAt,
  };
}

/** A post as schema.org's BlogPosting. */
export function postData(facts: PostFacts): WithContext<BlogPosting> {
  return { '@context': CONTEXT, ...posting(facts) } as const;
}

/** A list of posts as schema.org's Blog. */
export function blogData(
  facts: Pick<PageFacts, 'title' | 'description' | 'url'>,
  posts: readonly PostFacts[],
): WithContext<Blog> {
  return {
    '@context': CONTEXT,
    '@type': 'Blog',
    '@id': facts.url,
    url: facts.url,
    name: facts.title,
    description: facts.description,
    blogPost: posts.map(posting),
  };
}

/** The breadcrumbs of a page, from the first level down to the page itself. URLs are absolute. */
export function breadcrumbData(crumbs: readonly { name: string; url: string }[]): WithContext<BreadcrumbList> {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}
