import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { oldAddresses } from './redirects';
import { readWrittenPages } from './written-pages';

const ROOT = path.join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(ROOT, 'deploy', file), 'utf8');
const slugs = new Set(readWrittenPages(path.join(ROOT, 'content')).map((page) => page.slug));

/** Rules in the hosts' files, without the one for the gallery's second URL, which is a page of the site. */
const rules = {
  _redirects: [...read('_redirects').matchAll(/^(\/\S+?)(?:\/\*)? (\S+) 301$/gm)],
  'nginx.conf': [...read('nginx.conf').matchAll(/location (?:=|\^~) (\/\S+) \{ return 301 (\/[^;$]*); \}/g)],
};

describe('the redirects in the hosts’ files', () => {
  const site = oldAddresses((slug) => slugs.has(slug)).map(({ from, to }) => `${from} ${to}`);

  for (const [file, found] of Object.entries(rules)) {
    it(`${file} has the same redirects as the site`, () => {
      const host = found
        .map(([, from, to]) => `${from} ${to}`)
        .filter((rule) => !rule.startsWith('/docs/sandbox/index.html '));
      expect(host.toSorted()).toEqual(site.toSorted());
    });
  }
});
