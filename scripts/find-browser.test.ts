import { describe, expect, it } from 'vitest';
import { browserCandidates, type Machine } from './find-browser';

const linux: Machine = {
  platform: 'linux',
  env: { PATH: '/usr/bin:/opt/bin' },
  home: '/home/a',
  playwrightChromium: '/pw/chrome',
  playwrightShell: '/pw/shell',
};

describe('browserCandidates', () => {
  it('prefers the headless shell, unless a browser with windows is wanted', () => {
    const found = browserCandidates(linux);
    expect(found.slice(0, 2)).toEqual(['/usr/bin/chrome-headless-shell', '/opt/bin/chrome-headless-shell']);
    expect(found.indexOf('/pw/shell')).toBeLessThan(found.indexOf('/usr/bin/google-chrome'));
    expect(browserCandidates(linux, { hasWindows: true }).filter((file) => file.includes('shell'))).toEqual([]);
  });

  it('searches the PATH first, in order of preference, then what Playwright installed', () => {
    const found = browserCandidates(linux, { hasWindows: true });
    expect(found.slice(0, 2)).toEqual(['/usr/bin/google-chrome', '/opt/bin/google-chrome']);
    expect(found.indexOf('/usr/bin/chromium')).toBeLessThan(found.indexOf('/pw/chrome'));
    expect(new Set(found).size).toBe(found.length);
  });

  it('includes the usual paths on macOS and Windows', () => {
    const mac = browserCandidates({ ...linux, platform: 'darwin', playwrightChromium: undefined });
    expect(mac).toContain('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome');
    expect(mac).toContain('/home/a/Applications/Chromium.app/Contents/MacOS/Chromium');
    const windows = browserCandidates({
      platform: 'win32',
      env: { PATH: 'C:\\bin;D:\\x', PROGRAMFILES: 'C:\\Program Files' },
      home: 'C:\\Users\\a',
      playwrightChromium: undefined,
      playwrightShell: undefined,
    });
    expect(windows).toContain('C:\\bin\\chrome.exe');
    expect(windows).toContain('C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe');
  });
});
