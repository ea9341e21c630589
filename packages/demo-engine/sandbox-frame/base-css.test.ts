import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');

/** The color tokens of a stylesheet. If a dark theme sets a name again, the first value counts: a frame is always light. */
function properties(file: string): Map<string, string> {
  const css = readFileSync(path.join(root, file), 'utf8');
  const set = [...css.matchAll(/^\s*--([\w-]+):\s*(#[0-9a-f]{6});/gm)];
  return new Map(set.reverse().map(([, name, value]) => [name ?? '', value ?? '']));
}

/** The site's names for tokens that have shorter names in the frame. */
const SITE_NAME: Record<string, string> = { raised: 'paper-raised' };

describe('the base stylesheet of the frame', () => {
  const frame = properties('packages/demo-engine/sandbox-frame/base.css');
  const site = properties('src/css/tokens.css');

  it.each([...frame])('has the site’s value of --%s', (name, value) => {
    expect(site.get(`kd-${SITE_NAME[name] ?? name}`)).toBe(value);
  });

  it('has every colour that demos are promised', () => {
    const promised = ['coral', 'sun', 'leaf', 'teal', 'sky', 'plum', 'ink', 'ink-soft', 'paper', 'line', 'accent'];
    expect([...frame.keys()]).toEqual(expect.arrayContaining(promised));
  });
});
