import { beforeAll, describe, expect, test } from 'vitest';
import { pageOf, referenceIndex, type ApiModel } from '../model';
import { historyName } from '../read/since';
import { installedLibrary, installedModel } from '../testing';
import { writeChanges } from '../write-pages/changes';
import { writePage } from '../write-pages/page';
import { eventKey, minorOf, readHistory, recentVersions } from '.';

const history = readHistory(installedLibrary().version);
let model: ApiModel;
beforeAll(async () => {
  model = await installedModel();
}, 60_000);

const context = () => ({
  model,
  index: referenceIndex(model),
  uses: {},
  timing: () => [],
  versions: { recent: recentVersions(history), oldest: minorOf(history.compared[0] ?? '') },
});

describe('the committed history', () => {
  test('has every minor version from 5.0 to the installed one', () => {
    const minors = history.compared.map(minorOf);
    expect(minors[0]).toBe('5.0');
    expect(minors.at(-1)).toBe(minorOf(installedLibrary().version));
    expect(new Set(minors).size).toBe(minors.length);
    expect(history.changes.map(({ version }) => version)).toEqual(minors.slice(1).reverse());
  });

  test('is rejected when another minor version is installed', () => {
    expect(() => readHistory('99.0.0')).toThrow('run npm run api:history');
  });

  test.each([
    ['Group', 'isolated', '10.7'],
    ['Shape', 'selfRectFunc', '10.7'],
    ['Transformer', 'rotateMode', '10.8'],
    ['Node', 'toBlob', '8.3'],
    ['Konva', 'beginUpdateBatch', '10.9'],
    ['Filters', 'Brightness', '10.0'],
    ['Node', 'x', undefined],
    ['Path', 'getWidth', undefined],
  ])('knows the first version in which %s has %s', (page, name, since) => {
    expect(pageOf(model, page).members.find((member) => member.name === name)?.since).toBe(since);
  });

  test('names only members and events that exist', () => {
    const names = new Set(
      model.pages.flatMap((page) => [
        page.name,
        ...page.members.map((member) => historyName(page, member)),
        ...(page.events ?? []).map(({ name }) => eventKey(name)),
      ]),
    );
    expect(Object.keys(history.since).filter((name) => !names.has(name))).toEqual([]);
  });
});

describe('versions on pages', () => {
  const sectionOf = (page: string, anchor: string) => {
    const [, after = ''] = writePage(context(), pageOf(model, page)).split(
      new RegExp(`\\{/\\* #${anchor} \\*/\\}|<h3 id="${anchor}">`),
    );
    return after.split('</section>')[0] ?? '';
  };

  test('are a badge at the heading of a recent member, and among the details of others', () => {
    expect(sectionOf('Group', 'isolated')).toContain(
      '<p className="kd-api-since" dangerouslySetInnerHTML={{__html: "New in 10.7"}} />',
    );
    expect(sectionOf('Node', 'toBlob')).toContain('Since <a href=\\"/api/changes.html#v8-3\\">8.3</a>');
    expect(sectionOf('Node', 'x')).toContain('Since 5.0 or earlier');
  });

  test('are with the example of an event', () => {
    const rows = writePage(context(), pageOf(model, 'Node')).split('<tr id=');
    const row = (event: string) => rows.find((text) => text.includes(`event-${event}`)) ?? '';
    expect(row('pointerclick')).toContain('Since <a href=\\"/api/changes.html#v8-0\\">8.0</a>');
    expect(row('click')).toContain('Since 5.0 or earlier');
  });

  test('are named once for each member and event', () => {
    for (const page of model.pages) {
      const text = writePage(context(), page);
      const members = [...text.matchAll(/<section className="kd-api-member(?: kd-api-recent)?">/g)].length;
      const types = page.name === 'Konva' ? model.types.length : 0;
      const said =
        [...text.matchAll(/"New in [\d.]+"|Since (?:<a [^>]*>)?[\d.]+/g)].length - (page.since === undefined ? 0 : 1);
      expect(said, page.name).toBe(members - types + (page.events?.length ?? 0));
    }
  });

  test('have a page that lists every version and links the names that still exist', () => {
    const text = writeChanges(model, referenceIndex(model), history);
    for (const { version } of history.changes)
      expect(text).toContain(`\n## ${version} {/* #v${version.replace('.', '-')} */}`);
    expect(text).toContain('<a href=\\"/api/Konva.Group.html#isolated\\"><code>Konva.Group#isolated</code></a>');
    expect(text).toContain('<dt>Removed</dt>');
    expect(text).toContain('<code>Konva.Collection</code>');
    expect(text).not.toContain('<a href=\\"undefined');
  });
});
