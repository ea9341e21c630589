// @vitest-environment jsdom
import fs from 'node:fs';
import path from 'node:path';
import { OLD_BROWSER_ATTRIBUTE } from '@site-packages/contracts';
import { parse } from 'acorn';
import { describe, expect, it, vi } from 'vitest';
import { OLD_BROWSER_FILE, OLD_BROWSER_SENTENCE, oldBrowserHeadScript } from './head-script';
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
    for (const { name, from, limits } of SUPPORTED_BROWSERS) {
      expect(rows).toContainEqual(`| ${name} | ${from} | ${limits} |`);
    }
  });

  it('are named in the sentence in place of a demo', () => {
    for (const { from } of SUPPORTED_BROWSERS) expect(SUPPORTED_SENTENCE).toContain(` ${from}`);
  });
});

const file = read(`static/${OLD_BROWSER_FILE}`);

/** Runs the head's script in a browser with or without what the site needs, and then the file if it was asked for. */
function open(isOld: boolean): Document {
  document.documentElement.removeAttribute(OLD_BROWSER_ATTRIBUTE);
  document.head.innerHTML = '<style data-full-sheet="/all.css"></style>';
  document.body.innerHTML = '<section data-demo="a"><div class="kd-stage"></div></section>';
  const write = vi.spyOn(document, 'write').mockImplementation(() => undefined);
  write.mockClear();
  const canvas = isOld ? undefined : Object;
  // The script's only outside names are these three.
  new Function('document', 'self', 'CSS', oldBrowserHeadScript('/'))(
    document,
    { OffscreenCanvas: canvas },
    { supports: () => true },
  );
  if (write.mock.calls.length > 0) new Function('document', 'window', file)(document, window);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  return document;
}

describe('the script in the head', () => {
  it('is written in words that every browser reads', () => {
    for (const script of [oldBrowserHeadScript('/'), file])
      expect(() => parse(script, { ecmaVersion: 5 })).not.toThrow();
  });

  it('changes nothing in a supported browser', () => {
    const page = open(false);
    expect(page.documentElement.hasAttribute(OLD_BROWSER_ATTRIBUTE)).toBe(false);
    expect(page.querySelector('.kd-stage')?.textContent).toBe('');
  });

  it('marks an older browser’s page, and puts a sentence in place of each demo', () => {
    const page = open(true);
    expect(page.documentElement.hasAttribute(OLD_BROWSER_ATTRIBUTE)).toBe(true);
    expect(page.write).toHaveBeenCalledWith(`<script src=/${OLD_BROWSER_FILE}></script>`);
    expect(page.querySelector('.kd-stage')?.textContent).toBe(OLD_BROWSER_SENTENCE);
    expect(page.querySelector('link[href="/all.css"]')).not.toBeNull();
  });
});
