import { beforeAll, describe, expect, test } from 'vitest';
import { pageOf, referenceIndex, type ApiModel } from '../model';
import { jobGroups } from '../supplement/jobs';
import { installedModel } from '../testing';
import type { UsesByPage } from '../uses/uses';
import { inheritedData } from './data-files';
import { writePage } from './page';

let model: ApiModel;
beforeAll(async () => {
  model = await installedModel();
}, 30_000);

const links = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ title: `Demo ${at}`, address: `/docs/${at}.html` }));

function written(name: string, uses: UsesByPage = {}): string {
  return writePage({ model, index: referenceIndex(model), uses, timing: () => [] }, pageOf(model, name));
}

describe('a page', () => {
  test('lists six demos with their posters, and the others one press away', () => {
    const text = written('Rect', { Rect: { page: links(50), members: {} } });
    const lists = text.split('kd-api-use-list').slice(1);
    expect(lists.map((list) => list.split('</ul>')[0]?.match(/<li>/g)?.length ?? 0)).toEqual([6, 18]);
    expect(lists.map((list) => list.split('</ul>')[0]?.match(/<img data-poster=/g)?.length ?? 0)).toEqual([6, 0]);
    expect(text).toContain('<summary>44 more</summary>');
    expect(text).toContain('And 26 more in');
    expect(written('Rect', { Rect: { page: links(6), members: {} } })).not.toContain('more</summary>');
  });

  test('has no details that Docusaurus would replace', () => {
    for (const { name } of model.pages) expect(written(name), name).not.toMatch(/^<details/m);
  });

  test('of a shape has rows for its position, size, fill and stroke', () => {
    const table = written('Rect').split('kd-api-options')[1] ?? '';
    const rows = [...table.matchAll(/<tr><td><a href=\\"[^"]+\\"><code>(\w+)<\/code>/g)].map(([, name]) => name);
    expect(rows).toEqual(['x', 'y', 'width', 'height', 'fill', 'stroke', 'cornerRadius']);
    expect(written('Rect')).toContain('hide="x y width height"');
  });

  test('of a base class says that its attributes are options, and lists only the others', () => {
    const text = written('Node');
    expect(text).toContain('Each attribute below is also an option, except `absolutePosition` and `zIndex`.');
    const table = text.split('kd-api-options')[1] ?? '';
    expect([...table.matchAll(/<tr><td>(?:<a[^>]*>)?<code>(\w+)/g)].map(([, name]) => name)).toEqual(['rotationDeg']);
  });

  test('names the members that demos use most, its own first', () => {
    const uses = {
      Rect: { page: [], members: { cornerRadius: links(2) } },
      Node: { page: [], members: { x: links(9), move: links(1), on: links(4) } },
    };
    const line = /Most used: (.*?)"/.exec(written('Rect', uses).replaceAll('\\"', ''))?.[1] ?? '';
    expect([...line.matchAll(/<code>([^<]+)/g)].map(([, name]) => name)).toEqual(['cornerRadius', 'x', 'on()']);
  });

  test('with many members groups each of them by job, once', () => {
    for (const name of ['Node', 'Shape', 'Container', 'Stage', 'Layer', 'Text', 'Transformer']) {
      const { members } = pageOf(model, name);
      const grouped = (jobGroups(pageOf(model, name), members) ?? []).flatMap((group) => group.members);
      expect(grouped.map(({ anchor }) => anchor).sort(), name).toEqual(members.map(({ anchor }) => anchor).sort());
    }
    expect(jobGroups(pageOf(model, 'Node'), pageOf(model, 'Node').members)?.map(({ title }) => title)).toContain(
      'Cache and export',
    );
  });

  test('says the type of inherited members', () => {
    const rows = inheritedData(pageOf(model, 'Node'), referenceIndex(model)).members.flatMap(({ items }) => items);
    expect(rows.find(([name]) => name === 'opacity')?.[4]).toBe('number');
    expect(rows.find(([name]) => name === 'hasName')?.[4]).toBe('(name: any): boolean');
    expect(rows.filter((row) => row[4] === '')).toEqual([]);
  });
});
