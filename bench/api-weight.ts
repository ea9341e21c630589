import { installedModel, weighPage } from '../packages/api-reference/testing';
import { MOST_API_SHARE } from './anchors';
import type { Row } from './stats';

/** A class with two members of its own and a hundred and fifty inherited ones. */
const PAGE = 'Rect';

/** What the class's own content weighs, HTML and script, beside the same page with every inherited member repeated in full. */
export async function apiWeight(): Promise<Row[]> {
  const { written, repeated } = await weighPage(await installedModel(), PAGE);
  const row = (name: string, now: number, then: number, limit?: number): Row => ({
    section: `API page of ${PAGE}`,
    name,
    unit: 'kB',
    value: now / 1000,
    anchor: { value: then / 1000, source: 'all inherited members repeated' },
    ...(limit === undefined ? {} : { limit }),
  });
  const all = repeated.html + repeated.script;
  return [
    row('own HTML and script', written.html + written.script, all, (all * MOST_API_SHARE) / 1000),
    row(
      'own HTML and script, Brotli',
      written.htmlBrotli + written.scriptBrotli,
      repeated.htmlBrotli + repeated.scriptBrotli,
    ),
  ];
}
