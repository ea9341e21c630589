// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { matches, narrow, openGroups, restoreGroups } from './narrow';

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
    expect(result).toMatchObject({ count: 2, total: 4 });
    expect(result.first?.querySelector('h3')?.id).toBe('fill');
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

  test('allows other letters in between when the text has at least three', () => {
    expect(matches('setpointerspositions', 'spp')).toBe(true);
    expect(matches('setpointerspositions', 'pps')).toBe(false);
    expect(matches('fill', 'fl')).toBe(false);
  });
});
