import { narrowPoster } from '@site-packages/demo-engine/docusaurus-plugin';
import { CATEGORIES, HOME_DEMOS } from '../../components/gallery/categories';
import type { NarrowedDemo } from '../../components/gallery/narrow';
import { fillShelves } from '../../components/gallery/shelves';
import { toLetters } from '../../components/gallery/features';
import type { RelatedDemo } from '../../components/related-demos/RelatedDemos';
import { featuresOf } from './feature-rules';
import { relatedDemos } from './related';

/** What the demo engine knows about a demo. */
export interface Card extends Omit<NarrowedDemo, 'features' | 'poster'> {
  downloads?: boolean;
  poster?: RelatedDemo['poster'];
}

/** What the demos' code uses, by demo id, as the API reference reads it. */
export type Uses = Readonly<Record<string, { pages: readonly string[]; members: readonly string[] }>>;

/** How many demos a page links to: one row in a column of text. */
const RELATED = 4;

/** The category that says nothing about a demo's task. */
const WITHOUT_TASK = 'techniques';

const SANDBOX = 'sandbox/';

/**
 * The cards of the gallery: only demos that are on one of its shelves, and only what the gallery shows and filters by. The engine's cards
 * contain more data about more demos, all of which the page would have to load.
 */
export function galleryCards(cards: readonly Card[], uses: Uses): NarrowedDemo[] {
  return fillShelves(cards).flatMap(({ demos }) =>
    demos.map(({ id, title, summary, tags, flavours, level, poster, loop, downloads = false }) => ({
      id,
      title,
      summary,
      tags,
      flavours,
      ...(level === undefined ? {} : { level }),
      features: toLetters(featuresOf({ pages: [], members: [], ...uses[id], tags, downloads })),
      ...(poster === undefined ? {} : { poster }),
      ...(loop === undefined ? {} : { loop }),
    })),
  );
}

/** The cards of the home page, in its order. A card that has no loop does not move, which is what the page promises. */
export function homeCards(cards: readonly NarrowedDemo[]): NarrowedDemo[] {
  return HOME_DEMOS.map((name) => {
    const card = cards.find(({ id }) => id === SANDBOX + name);
    if (card?.loop === undefined) {
      throw new Error(
        `${name} is on the home page, but it is not a sandbox demo with a loop: choose another one in HOME_DEMOS ` +
          '(src/components/gallery/categories.ts), or give it a loop.ts.',
      );
    }
    return card;
  });
}

/** Tags and words that say how a demo is operated or made, and not what it is for. */
const OPERATION = new Set(
  'accessibility animation background canvas click custom demo double drag event export frame hit json keyboard long mode press redo screen shape touch undo with'.split(
    ' ',
  ),
);

/** What a demo is for: its tags, and the words of its tags and its title in the singular. */
function taskOf(title: string, tags: readonly string[]): string[] {
  const words =
    [title, ...tags]
      .join(' ')
      .toLowerCase()
      .match(/[a-z]{3,}/g) ?? [];
  const terms = new Set([...tags, ...words.map((word) => word.replace(/(?<!s)s$/, ''))]);
  return [...terms].filter((term) => !OPERATION.has(term));
}

/** The demos to which the page of each sandbox demo links, by the demo's name. */
export function relatedTable(cards: readonly Card[], uses: Uses): Map<string, RelatedDemo[]> {
  const sandbox = cards.filter(({ id }) => id.startsWith(SANDBOX));
  const byId = new Map(sandbox.map((card) => [card.id, card]));
  const categories = new Map(
    CATEGORIES.filter(({ id }) => id !== WITHOUT_TASK).flatMap(({ id, demos }) =>
      demos.map((name) => [SANDBOX + name, id] as const),
    ),
  );
  const compared = sandbox.map(({ id, title, tags }) => {
    const category = categories.get(id);
    const terms = [...(uses[id]?.pages ?? []), ...(uses[id]?.members ?? [])];
    return { id, task: taskOf(title, tags), terms, ...(category === undefined ? {} : { category }) };
  });
  return new Map(
    [...relatedDemos(compared, RELATED)].map(([id, others]) => [
      id.slice(SANDBOX.length),
      others.flatMap((other) => {
        const card = byId.get(other);
        if (card === undefined) return [];
        const { title, poster } = card;
        return [{ name: other.slice(SANDBOX.length), title, ...(poster === undefined ? {} : { poster }) }];
      }),
    ]),
  );
}

/**
 * The text of an API page with the URLs of the posters it shows, each in its smallest version: the page is written before the posters are
 * published, and names the demos.
 */
export function withPosters(text: string, cards: readonly Card[], baseUrl: string): string {
  return text.replaceAll(/data-poster=(\\?")([^"\\]*)\1/g, (_, quote: string, demo: string) => {
    const poster = cards.find(({ id }) => id === demo)?.poster;
    if (poster === undefined) return `hidden=${quote}${quote}`;
    const [narrowest] = poster.narrower ?? [];
    const src = narrowest === undefined ? poster.src : narrowPoster(poster.src, narrowest);
    return `src=${quote}${baseUrl}${src.slice(1)}${quote}`;
  });
}

/**
 * The posters of blog posts, by URL: each that of the demo that its front matter names as `picture`, or of the first one in the post.
 *
 * @param posts texts of the posts, with their front matter
 */
export function postPosters(posts: readonly string[], cards: readonly Card[]): Record<string, Card['poster']> {
  return Object.fromEntries(
    posts.flatMap((text) => {
      const slug = /^slug: (\S+)$/m.exec(text)?.[1];
      const named = /^picture: (\S+)$/m.exec(text)?.[1];
      if (named !== undefined && !cards.some(({ id }) => id === named)) {
        throw new Error(`The post ${slug} has the picture of ${named}, which is not a demo: see its front matter.`);
      }
      const demo = named ?? /<Demo id="([^"]+)"/.exec(text)?.[1];
      const poster = cards.find(({ id }) => id === demo)?.poster;
      return slug === undefined || poster === undefined ? [] : [[`/blog/${slug}`, poster] as const];
    }),
  );
}
