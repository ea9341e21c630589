// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { flavourHeadScript } from './flavour-head-script';
import { FLAVOUR_STORAGE_KEY } from './flavour-keys';
import {
  adoptAddressedFlavour,
  chooseFlavour,
  currentFlavour,
  flavourOfEvent,
  subscribeToFlavour,
} from './flavour-store';

function runHeadScript(): void {
  // The script is a string that the page's head contains; the browser runs it like this.
  const run: unknown = window.Function(flavourHeadScript);
  if (typeof run === 'function') run();
}

beforeEach(() => {
  window.localStorage.clear();
  window.history.replaceState(null, '', '/');
  document.documentElement.removeAttribute('data-flavour');
  document.body.innerHTML = '';
});
afterEach(() => void vi.restoreAllMocks());

describe('the head script', () => {
  it('starts with the first flavor', () => {
    runHeadScript();
    expect(currentFlavour()).toBe('vanilla');
    expect(document.documentElement.dataset['flavour']).toBe('vanilla');
  });

  it('restores the stored flavor, but one in the URL takes precedence', () => {
    window.localStorage.setItem(FLAVOUR_STORAGE_KEY, 'vue');
    runHeadScript();
    expect(currentFlavour()).toBe('vue');
    window.history.replaceState(null, '', '/page.html?flavour=svelte');
    runHeadScript();
    expect(currentFlavour()).toBe('svelte');
    expect(window.localStorage.getItem(FLAVOUR_STORAGE_KEY)).toBe('vue');
  });

  it('ignores values that are not flavors', () => {
    window.localStorage.setItem(FLAVOUR_STORAGE_KEY, '"><script>');
    window.history.replaceState(null, '', '/?flavour=angular');
    runHeadScript();
    expect(currentFlavour()).toBe('vanilla');
  });

  it('tolerates blocked storage', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    runHeadScript();
    expect(currentFlavour()).toBe('vanilla');
    expect(() => chooseFlavour('react')).not.toThrow();
    expect(currentFlavour()).toBe('react');
  });

  it('makes the tabs work before the page’s own script has loaded', () => {
    runHeadScript();
    document.body.innerHTML = '<button data-flavour-tab="react"><b>React</b></button>';
    document.querySelector('b')?.click();
    expect(document.documentElement.dataset['flavour']).toBe('react');
    expect(window.localStorage.getItem(FLAVOUR_STORAGE_KEY)).toBe('react');
  });
});

describe('the chosen flavor', () => {
  it('is stored, reported to subscribers, and replaces the one in the URL', () => {
    window.history.replaceState(null, '', '/?flavour=vue&q=1#top');
    const listener = vi.fn();
    const unsubscribe = subscribeToFlavour(listener);
    chooseFlavour('react');
    unsubscribe();
    chooseFlavour('svelte');
    expect(listener).toHaveBeenCalledTimes(1);
    expect(window.localStorage.getItem(FLAVOUR_STORAGE_KEY)).toBe('svelte');
    expect(window.location.search + window.location.hash).toBe('?flavour=svelte&q=1#top');
  });

  it('follows other browser tabs unless the URL names a flavor', () => {
    const event = { key: FLAVOUR_STORAGE_KEY, newValue: 'vue', isTrusted: true };
    expect(flavourOfEvent(event, 'react', undefined)).toBe('vue');
    expect(flavourOfEvent(event, 'react', 'react')).toBeUndefined();
    expect(flavourOfEvent({ ...event, isTrusted: false }, 'react', 'react')).toBe('vue');
    expect(flavourOfEvent({ ...event, newValue: 'rubbish' }, 'react', undefined)).toBeUndefined();
    expect(flavourOfEvent({ ...event, newValue: null }, 'react', undefined)).toBeUndefined();
    expect(flavourOfEvent({ ...event, key: 'theme' }, 'react', undefined)).toBeUndefined();
    window.history.replaceState(null, '', '/?flavour=svelte');
    adoptAddressedFlavour();
    expect(currentFlavour()).toBe('svelte');
  });

  it('stays in sync with the tabs in the page’s prose', () => {
    const unsubscribe = subscribeToFlavour(() => undefined);
    window.history.replaceState(null, '', '/?flavour=react');
    window.dispatchEvent(new StorageEvent('storage', { key: FLAVOUR_STORAGE_KEY, newValue: 'vue' }));
    expect(currentFlavour()).toBe('vue');
    expect(window.location.search).toBe('?flavour=vue');
    const heard = vi.fn();
    window.addEventListener('storage', heard);
    chooseFlavour('svelte');
    window.removeEventListener('storage', heard);
    expect(heard.mock.calls[0]?.[0]).toMatchObject({ key: FLAVOUR_STORAGE_KEY, newValue: 'svelte' });
    unsubscribe();
  });
});
