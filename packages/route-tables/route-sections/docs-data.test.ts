import { describe, expect, it } from 'vitest';
import { isVersionProps, leanGlobalData, namedDocs } from './docs-data';

const doc = (id: string) => ({ id, path: `/${id}.html`, sidebar: 'all' });
const version = (name: string) => ({ name, mainDocId: 'start', docs: ['start', 'a', 'b'].map(doc), sidebars: {} });
const data = (...names: string[]) => ({
  'docusaurus-plugin-content-docs': { default: { path: '/', versions: names.map(version) } },
  other: { default: 1 },
});

describe('the documents in the data that every page loads', () => {
  it('are the main one and those that the navbar names; the others are loaded with their section', () => {
    const lean = leanGlobalData(data('current'), new Set(['b']));
    expect(lean.data).toEqual({
      'docusaurus-plugin-content-docs': {
        default: { path: '/', versions: [{ ...version('current'), docs: [doc('start'), doc('b')] }] },
      },
      other: { default: 1 },
    });
    expect(lean.taken).toEqual([{ plugin: 'default', version: 'current', doc: doc('a') }]);
  });

  it('are all of them when there are several versions, whose pages link to each other', () => {
    const all = data('2.0', '1.0');
    expect(leanGlobalData(all, new Set())).toEqual({ data: all, taken: [] });
  });

  it('are rejected when they have another shape', () => {
    const other = { 'docusaurus-plugin-content-docs': { default: { versions: [{ name: '1' }] } } };
    expect(() => leanGlobalData(other, new Set())).toThrow(/documents of "default".*docs-data\.ts/);
  });
});

it('finds the documents that navbar items link to, in dropdowns too', () => {
  expect([...namedDocs([{ docId: 'a' }, { items: [{ docId: 'b' }, { to: '/' }] }])]).toEqual(['a', 'b']);
  expect(namedDocs(undefined).size).toBe(0);
});

it('recognizes the props of a docs version', () => {
  expect(isVersionProps({ version: { pluginId: 'default', version: '1', docsSidebars: {}, docs: {} } })).toBe(true);
  expect(isVersionProps({ tags: [] })).toBe(false);
});
