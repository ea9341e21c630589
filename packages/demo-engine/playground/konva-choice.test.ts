import { describe, expect, it } from 'vitest';
import type { KonvaVersions } from '../model/published';
import { chooseKonva, isKonvaVersion, usableKonva, versionsOf, withKonva } from './konva-choice';

const bundle = { url: '/konva.js', bytes: 1, imports: [] };
const versions: KonvaVersions = {
  current: '10.9.1',
  others: [
    { version: '10.8.0', bundle, refusedBy: {} },
    { version: '10.3.3', bundle, refusedBy: {} },
    { version: '9.3.22', bundle, refusedBy: {} },
    { version: '7.2.5', bundle, refusedBy: { svelte: { name: 'svelte-konva 1.0.1', asks: '8 - 10' } } },
  ],
};

describe('the choice of a version of Konva', () => {
  it('is the current one unless a link asks for another', () => {
    expect(chooseKonva(undefined, versions)).toEqual({ version: '10.9.1' });
    for (const version of versionsOf(versions)) expect(chooseKonva(version, versions)).toEqual({ version });
  });

  it.each([
    ['10.8.1', '10.8.0'],
    ['10.9.0', '10.9.1'],
    ['10.4.0', '10.3.3'],
    ['9.0.1', '9.3.22'],
    ['6.0.0', '10.9.1'],
    ['11.2.0', '10.9.1'],
  ])('takes the nearest instead of %s, and says so', (asked, version) => {
    const choice = chooseKonva(asked, versions);
    expect(choice.version).toBe(version);
    expect(choice.notice).toContain(`Konva ${asked}`);
    expect(choice.notice).toContain(`with ${version}`);
  });

  it('accepts nothing but three numbers', () => {
    expect(['10.9.1', '7.2.5'].every(isKonvaVersion)).toBe(true);
    for (const text of ['', '10', '10.9', '^10.9.1', '10.9.1-rc', '../9.3.22', '10.9.1 ', '99999.1.1', 9, undefined])
      expect(isKonvaVersion(text), String(text)).toBe(false);
  });

  it('names the binding that rejects a version', () => {
    expect(usableKonva('7.2.5', 'svelte', versions)).toEqual({
      version: '10.9.1',
      refusedBy: { name: 'svelte-konva 1.0.1', asks: '8 - 10' },
    });
    expect(usableKonva('7.2.5', 'react', versions)).toMatchObject({ version: '7.2.5', other: { bundle } });
    expect(usableKonva('10.9.1', 'react', versions)).toEqual({ version: '10.9.1' });
  });

  it('is written into a query, and leaves its other parts', () => {
    expect(withKonva('?demo=sandbox/Maps&flavour=vue', '9.3.22')).toBe('?demo=sandbox/Maps&flavour=vue&konva=9.3.22');
    expect(withKonva('?konva=9.3.22&flavour=vue', undefined)).toBe('?flavour=vue');
    expect(withKonva('?konva=9.3.22', undefined)).toBe('');
  });
});
