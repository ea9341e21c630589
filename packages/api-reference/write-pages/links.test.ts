import { beforeAll, describe, expect, test } from 'vitest';
import { ROOT_NAME, referenceIndex, type ApiModel } from '../model';
import { installedModel } from '../testing';
import { ancestorNames, inheritedData } from './data-files';
import { optionLink } from '../components/data';
import { readHistory, recentVersions, minorOf } from '../history';
import { CHANGES_ADDRESS, writeChanges } from './changes';
import { writeComparisons } from './comparisons-page';
import { DATA_ADDRESS, writeDataPage } from './data-page';
import { writePage } from './page';
import { modelSchema } from './schema';
import { COMPARISONS_ADDRESS } from './see-also';

let model: ApiModel;
let texts: Map<string, string>;

beforeAll(async () => {
  model = await installedModel();
  const index = referenceIndex(model);
  const history = readHistory(model.library.version);
  const versions = { recent: recentVersions(history), oldest: minorOf(history.compared[0] ?? '') };
  texts = new Map(
    model.pages.map((page) => [page.address, writePage({ model, index, uses: {}, timing: () => [], versions }, page)]),
  );
  texts.set(CHANGES_ADDRESS, writeChanges(model, index, history));
  texts.set(COMPARISONS_ADDRESS, writeComparisons(model, index));
  texts.set(DATA_ADDRESS, writeDataPage(model, index, modelSchema()));
  for (const name of ancestorNames(model)) {
    const page = model.pages.find((candidate) => candidate.name === name);
    if (page) texts.set(`inherited ${name}`, JSON.stringify(inheritedData(page, index)));
  }
}, 30_000);

/** Ids on the page with a URL: headings and rows of events. */
function idsOf(address: string): Set<string> {
  const text = texts.get(address) ?? '';
  return new Set(
    [...text.matchAll(/\{\/\* #(\S+) \*\/\}|<tr id=\\"([^"\\]+)|<h3 id="([^"]+)/g)].map(
      (match) => match[1] ?? match[2] ?? match[3] ?? '',
    ),
  );
}

describe('links in ready-made HTML, which Docusaurus does not check', () => {
  test('lead to existing pages and anchors', () => {
    const ids = new Map([...texts.keys()].map((address) => [address, idsOf(address)]));
    const broken: string[] = [];
    for (const [from, text] of texts) {
      for (const match of text.matchAll(/href=\\"(\/[^"\\#]*)(?:#([^"\\]*))?/g)) {
        const [, address = '', anchor] = match;
        if (address.endsWith('.json')) continue;
        const known = ids.get(address);
        if (!known || (anchor !== undefined && !known.has(anchor))) broken.push(`${from}: ${address}#${anchor ?? ''}`);
      }
    }
    expect(broken).toEqual([]);
  });

  test('in inherited rows lead to anchors of the owner', () => {
    const index = referenceIndex(model);
    for (const name of ancestorNames(model)) {
      const page = model.pages.find((candidate) => candidate.name === name);
      if (!page) continue;
      const ids = idsOf(page.address);
      const data = inheritedData(page, index);
      const anchors = [...data.events, ...data.members.flatMap(({ items }) => items)].map((row) => row[1]);
      expect(
        anchors.filter((anchor) => !ids.has(anchor)),
        name,
      ).toEqual([]);
      const lost = data.options.filter(([option, link]) => {
        const [address = '', anchor = ''] = optionLink(data, option, link).split('#');
        return !idsOf(address).has(anchor);
      });
      expect(lost, name).toEqual([]);
    }
  });

  test('lead to all types on the root page, except two', () => {
    const all = [...texts.values()].join('\n');
    const unnamed = model.types.filter((type) => !all.includes(`/api/${ROOT_NAME}.html#${type.anchor}`));
    expect(unnamed.map((type) => type.name)).toEqual(['GetSet', 'KonvaPointerEvent']);
  });
});
