import { describe, expect, it } from 'vitest';
import { browserCandidates, type Machine } from './find-browser';

const linux: Machine = {
  platform: 'linux',
  env: { PATH: '/usr/bin:/opt/bin' },
  home: '/home/a',
  playwrightChromium: '/pw/chrome',
};

describe('browserCandidates', () => {
  it('looks on the path first, in the order of preference, then at what Playwright installed', () => {
    const found = browserCandidates(linux);
    expect(found.slice(0, 2)).toEqual(['/usr/bin/google-chrome', '/opt/bin/google-chrome']);
    expect(found.indexOf('/usr/bin/chromium')).toBeLessThan(found.indexOf('/pw/chrome'));
    expect(new Set(found).size).toBe(found.length);
  });

  it('knows the usual places of macOS and Windows', () => {
    const mac = browserCandidates({ ...linux, platform: 'darwin', playwrightChromium: undefined });
    expect(mac).toContain('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome');
    expect(mac).toContain('/home/a/Applications/Chromium.app/Contents/MacOS/Chromium');
    const windows = browserCandidates({
      platform: 'win32',
      env: { PATH: 'C:\\bin;D:\\x', PROGRAMFILES: 'C:\\Program Files' },
      home: 'C:\\Users\\a',
      playwrightChromium: undefined,
    });
    expect(windows).toContain('C:\\bin\\chrome.exe');
    expect(windows).toContain('C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe');
  });
});
