import fs from 'node:fs';
import path from 'node:path';
import { OLD_BROWSER_ATTRIBUTE } from '@site-packages/contracts';
import { parse } from 'acorn';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { OLD_BROWSER_SENTENCE, oldBrowserHeadScript } from './head-script';
import { SUPPORTED_BROWSERS, SUPPORTED_SENTENCE } from './supported';

const ROOT = path.join(import.meta.dirname, '../..');
const read = (file: string) => fs.readFileSync(path.join(ROOT, file), 'utf8');

describe('the supported browsers', () => {
  it('are those of browserslist', () => {
    const { browserslist }: { browserslist?: unknown } = JSON.parse(read('package.json'));
    const listed = SUPPORTED_BROWSERS.flatMap((browser) =>
      Object.entries(browser.listed).map(([name, version]) => `${name} >= ${version}`),
    );
    expect([browserslist].flat().toSorted()).toEqual(listed.toSorted());
  });

  it.each(['README.md', 'content/docs/support.mdx'])('are the table of %s', (file) => {
    const rows = read(file).replaceAll(/ +\|/g, ' |').split('\n');
    for (const { name, from, missing } of SUPPORTED_BROWSERS) {
      expect(rows).toContainEqual(`| ${name} | ${from} | ${missing} |`);
    }
  });

  it('are named in the sentence in place of a demo', () => {
    for (const { from } of SUPPORTED_BROWSERS) expect(SUPPORTED_SENTENCE).toContain(` ${from}`);
  });
});

/** A page with a demo, in a browser with or without what the site needs. */
function open(isOld: boolean): Document {
  const lacks = isOld
    ? 'delete Array.prototype.toSorted'
    : 'window.OffscreenCanvas = class {}; window.CSS = { supports: () => true }';
  const html =
    `<html><head><script>${lacks}</script><script>${oldBrowserHeadScript}</script>` +
    '<style data-full-sheet="/all.css"></style></head><body><section data-demo="a"><div class="kd-stage"></div></section></body></html>';
  return new JSDOM(html, { runScripts: 'dangerously' }).window.document;
}

describe('the script in the head', () => {
  it('is written in words that every browser reads', () => {
    expect(() => parse(oldBrowserHeadScript, { ecmaVersion: 5 })).not.toThrow();
  });

  it('changes nothing in a supported browser', () => {
    const document = open(false);
    expect(document.documentElement.hasAttribute(OLD_BROWSER_ATTRIBUTE)).toBe(false);
    expect(document.querySelector('.kd-stage')?.textContent).toBe('');
  });

  it('marks an older browser’s page, and puts a sentence in place of each demo', async () => {
    const document = open(true);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(document.documentElement.hasAttribute(OLD_BROWSER_ATTRIBUTE)).toBe(true);
    expect(document.querySelector('.kd-stage')?.textContent).toBe(OLD_BROWSER_SENTENCE);
    expect(document.querySelector('link[href="/all.css"]')).not.toBeNull();
  });
});
