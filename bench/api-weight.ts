import { installedModel, weighPage } from '../packages/api-reference/testing';
import { MAX_API_SHARE } from './anchors';
import type { Row } from './stats';

/** A class with 2 members of its own and 150 inherited ones. */
const PAGE = 'Rect';

/** The weight of a class page's content, HTML and script, next to the same page with every inherited member repeated in full. */
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
    row('own HTML and script', written.html + written.script, all, (all * MAX_API_SHARE) / 1000),
    row(
      'own HTML and script, Brotli',
      written.htmlBrotli + written.scriptBrotli,
      repeated.htmlBrotli + repeated.scriptBrotli,
    ),
  ];
}
