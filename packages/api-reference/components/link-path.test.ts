// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { linkPath } from './link-path';

function pathOf(html: string): string | undefined {
  document.body.innerHTML = html;
  const hit = document.querySelector('code') ?? document.querySelector('a') ?? document.body;
  return linkPath(hit);
}

test('a link within the site returns its path, even when the target is an element inside it', () => {
  expect(pathOf('<a href="/api/Konva.Node.html#x">x</a>')).toBe('/api/Konva.Node.html#x');
  expect(pathOf('<a href="/api/Konva.Node.html"><code>Node</code></a>')).toBe('/api/Konva.Node.html');
});

test('other links are left to the browser', () => {
  expect(pathOf('<a href="https://example.org/">out</a>')).toBeUndefined();
  expect(pathOf('<a href="//example.org/">out</a>')).toBeUndefined();
  expect(pathOf('<a href="#x">here</a>')).toBeUndefined();
  expect(pathOf('<a href="/a" target="_blank">tab</a>')).toBeUndefined();
  expect(pathOf('<a href="/a.zip" download>file</a>')).toBeUndefined();
  expect(pathOf('<p>text</p>')).toBeUndefined();
  expect(pathOf('<a href="/api/konva.json">data</a>')).toBeUndefined();
  expect(pathOf('<a href="/api/konva.schema.json">data</a>')).toBeUndefined();
  expect(pathOf('<a href="/api/Konva.Node.html#a.b">anchor</a>')).toBe('/api/Konva.Node.html#a.b');
});
