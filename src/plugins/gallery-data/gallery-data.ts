import { CATEGORIES } from '../../components/gallery/categories';
import type { NarrowedDemo } from '../../components/gallery/narrow';
import { fillShelves } from '../../components/gallery/shelves';
import { toLetters } from '../../components/gallery/features';
import type { RelatedDemo } from '../../components/related-demos/RelatedDemos';
import { featuresOf } from './feature-rules';
import { relatedDemos } from './related';

/** What is known of a demo from the engine. */
export interface Card extends Omit<NarrowedDemo, 'features' | 'poster'> {
  downloads?: boolean;
  poster?: RelatedDemo['poster'];
}

/** What the demos' code uses, by id, as the API reference reads it. */
export type Uses = Readonly<Record<string, { pages: readonly string[]; members: readonly string[] }>>;

/** How many demos a page leads to: a row in a column of text. */
const RELATED = 4;

const SANDBOX = 'sandbox/';

/**
 * The cards of the gallery: of the demos that are on one of its shelves, and of each what it shows and is narrowed by. The engine's
 * cards say more, of more demos; the page would load it with every card.
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

/** The demos to which the page of each sandbox demo leads, by the demo's name. */
export function relatedTable(cards: readonly Card[], uses: Uses): Map<string, RelatedDemo[]> {
  const sandbox = cards.filter(({ id }) => id.startsWith(SANDBOX));
  const byId = new Map(sandbox.map((card) => [card.id, card]));
  const categories = new Map(CATEGORIES.flatMap(({ id, demos }) => demos.map((name) => [SANDBOX + name, id] as const)));
  const compared = sandbox.map(({ id }) => {
    const category = categories.get(id);
    const terms = [...(uses[id]?.pages ?? []), ...(uses[id]?.members ?? [])];
    return { id, terms, ...(category === undefined ? {} : { category }) };
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
