// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import Konva from 'konva';
import { ROOT } from '../support/pages';

/** The pages that quote the error of the first stage in a simulated DOM. */
const PAGES = ['react', 'vue', 'svelte'].map((name) => path.join(ROOT, `content/docs/${name}/Testing.mdx`));

test('the first stage in jsdom throws what the testing guides quote', () => {
  const host = document.body.appendChild(document.createElement('div'));
  host.style.width = '100px';
  const words = "Cannot set properties of null (setting 'imageSmoothingEnabled')";
  expect(() => new Konva.Stage({ container: host, width: 100, height: 100 })).toThrow(words);
  expect(host.getBoundingClientRect().width).toBe(0);
  for (const page of PAGES) expect(readFileSync(page, 'utf8')).toContain(`\`${words}\``);
});
