// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { alphabetical, matches, narrow, openGroups, rankOf, restoreGroups } from './narrow';

function page(): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = `
    <section class="kd-api-member"><h3 id="cornerRadius">cornerRadius</h3></section>
    <section class="kd-api-member"><h3 id="fill">fill</h3></section>
    <details class="kd-api-folded"><ul><li data-name="fill"></li><li data-name="stroke"></li></ul></details>
    <details class="kd-api-folded"><ul><li data-name="x"></li></ul></details>
    <div class="kd-api-inherited"><ul><li data-name="fillRule"></li><li data-name="setPointersPositions"></li></ul></div>`;
  return root;
}

let root: HTMLElement;
beforeEach(() => {
  root = page();
});
const shown = () =>
  [...root.querySelectorAll<HTMLElement>('section, li')]
    .filter((element) => !element.hidden)
    .map((element) => element.dataset['name'] ?? element.querySelector('h3')?.id);

describe('filtering a page', () => {
  test('keeps members with the text in their names, own and inherited', () => {
    const result = narrow(root, 'FILL');
    expect(shown()).toEqual(['fill', 'fill', 'fillRule']);
    expect(result).toMatchObject({ count: 3, total: 7 });
    expect(result.best?.querySelector('h3')?.id).toBe('fill');
    expect(root.classList.contains('kd-api-narrowed')).toBe(true);
  });

  test('shows everything again when the text is blank', () => {
    narrow(root, 'fill');
    narrow(root, ' ');
    expect(shown()).toHaveLength(7);
    expect(root.classList.contains('kd-api-narrowed')).toBe(false);
  });

  test('expands groups with a match, and collapses them again', () => {
    narrow(root, 'stroke');
    const opened = openGroups(root);
    expect(opened).toHaveLength(1);
    expect(opened[0]?.open).toBe(true);
    restoreGroups(opened);
    expect(root.querySelectorAll('details[open]')).toHaveLength(0);
  });

  test('counts options and events, and leaves the rows inside a member alone', () => {
    root.innerHTML = `
      <table class="kd-api-options"><tbody><tr id="o"><td><code>fill</code></td></tr></tbody></table>
      <table class="kd-api-events"><tbody><tr id="e"><td><code>click</code></td></tr></tbody></table>
      <section class="kd-api-member"><h3 id="fill">fill</h3>
        <table class="kd-api-options"><tbody><tr id="inner"><td><code>blurRadius</code></td></tr></tbody></table></section>`;
    expect(narrow(root, 'fill')).toMatchObject({ count: 2, total: 3 });
    expect(root.querySelector<HTMLElement>('#e')?.hidden).toBe(true);
    expect(root.querySelector<HTMLElement>('#inner')?.hidden).toBe(false);
  });

  test('prefers the same name, then its beginning, then a part of it', () => {
    root.innerHTML = ['autofill', 'fillRule', 'fill'].map((name) => `<li data-name="${name}"></li>`).join('');
    expect(narrow(root, 'fill').best?.dataset['name']).toBe('fill');
    expect(['fill', 'fillRule', 'autofill', 'flxixlxl', 'x'].map((name) => rankOf(name.toLowerCase(), 'fill'))).toEqual(
      [0, 1, 2, 3, 4],
    );
  });

  test('lists all members from A to Z', () => {
    expect(alphabetical(root).map(({ name }) => name)).toEqual([
      'cornerRadius',
      'fill',
      'fillRule',
      'setPointersPositions',
    ]);
  });

  test('allows other letters in between when the text has at least three', () => {
    expect(matches('setpointerspositions', 'spp')).toBe(true);
    expect(matches('setpointerspositions', 'pps')).toBe(false);
    expect(matches('fill', 'fl')).toBe(false);
  });
});
