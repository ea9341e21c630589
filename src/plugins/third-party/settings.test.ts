import { describe, expect, it } from 'vitest';
import { thirdParty } from '../../../config/third-party';
import { thirdPartyTags } from '.';
import { readThirdParty, thirdPartyOrigins } from './settings';

const FILE = 'config/third-party.ts';

describe('third-party scripts', () => {
  it('are none by default', () => {
    expect(thirdParty).toEqual({ askAi: false });
    expect(thirdPartyTags(thirdParty)).toEqual([]);
    expect(thirdPartyOrigins(thirdParty)).toEqual([]);
    expect(readThirdParty({}, FILE)).toEqual({ askAi: false });
  });

  it('become elements of the head and origins in the policy', () => {
    const settings = readThirdParty(
      {
        analytics: {
          src: 'https://stats.example/script.js',
          attributes: { 'data-domain': 'docs.example' },
          hosts: ['https://events.stats.example/', 'https://stats.example'],
        },
        popup: { src: '/embed.js' },
        askAi: true,
      },
      FILE,
    );
    expect(thirdPartyTags(settings)).toEqual([
      {
        tagName: 'script',
        attributes: { src: 'https://stats.example/script.js', 'data-domain': 'docs.example', async: true },
      },
      { tagName: 'script', attributes: { src: '/embed.js', defer: true } },
    ]);
    expect(thirdPartyOrigins(settings)).toEqual(['https://stats.example', 'https://events.stats.example']);
  });

  it.each([
    [[], 'The settings are []. Write { askAi: false }.'],
    [{ askAi: 'yes' }, 'askAi is "yes". Write true or false.'],
    [{ tracker: {} }, 'tracker is not a setting. Write analytics, popup, askAi, or take it out.'],
    [{ analytics: 'https://a.example/a.js' }, "Write analytics: { src: 'https://stats.example/script.js' }"],
    [{ analytics: {} }, "analytics.src is undefined. Write the script's https address"],
    [{ popup: { src: 'http://a.example/a.js' } }, 'popup.src is "http://a.example/a.js"'],
    [{ popup: { src: '//a.example/a.js' } }, 'popup.src is'],
    [{ popup: { src: 'javascript:alert(1)' } }, 'popup.src is'],
    [{ popup: { src: '/a.js', url: 'x' } }, 'popup.url is not a setting. Write popup.src, popup.attributes'],
    [{ popup: { src: '/a.js', attributes: { onload: 'x()' } } }, 'popup.attributes has onload: "x()"'],
    [{ popup: { src: '/a.js', attributes: { 'data-a': 1 } } }, 'popup.attributes has data-a: 1'],
    [{ popup: { src: '/a.js', attributes: [] } }, 'popup.attributes is []'],
    [{ popup: { src: '/a.js', hosts: ['https://a.example/path'] } }, 'popup.hosts has "https://a.example/path"'],
    [{ popup: { src: '/a.js', hosts: "'unsafe-inline'" } }, `popup.hosts has "'unsafe-inline'"`],
  ])('are rejected with what is wrong: %j', (input, message) => {
    expect(() => readThirdParty(input, FILE)).toThrow(message);
    expect(() => readThirdParty(input, FILE)).toThrow(/^config\/third-party\.ts:\n/);
  });

  it('are rejected with all problems at once', () => {
    const input = { analytics: { src: 1 }, popup: { src: 2 }, askAi: 3 };
    expect(() => readThirdParty(input, FILE)).toThrow(/askAi is 3[\s\S]*analytics\.src is 1[\s\S]*popup\.src is 2/);
  });
});
