import { expect, it } from 'vitest';
import { inBrowser, readSiteFacts } from './table';

const FIXED = { colorMode: { disableSwitch: true, respectPrefersColorScheme: false } };
const docs = (...versions: object[]) => ({ 'docusaurus-plugin-content-docs': { default: { versions } } });
const ONE = docs({ name: 'current' });

const requests = (themeConfig: object, globalData: object) =>
  inBrowser(readSiteFacts(themeConfig, globalData)).map(({ request }) => request);

it.each([
  ['a color mode switch', { colorMode: {} }, ONE, ['contexts/colorMode']],
  [
    'a color mode that follows the system',
    { colorMode: { ...FIXED.colorMode, respectPrefersColorScheme: true } },
    ONE,
    ['contexts/colorMode'],
  ],
  ['two versions', FIXED, docs({ name: 'current' }, { name: '1' }), ['docsPreferredVersion']],
  ['no documents', FIXED, {}, []],
])('leaves in place what %s needs', (_, themeConfig, globalData, kept) => {
  const left = requests(themeConfig, globalData);
  expect(requests(FIXED, ONE).filter((request) => !left.includes(request))).toEqual(kept);
});
