import { describe, expect, it } from 'vitest';
import { LOOP_ERROR_NAME, LOOP_MESSAGES } from '../../model/compiled';
import { blockedReport } from '../../sandbox-frame/error-report';
import { problemOfError } from './problems';
import { programText } from './program-text';
import { splitByTrust } from './trusted-text';

describe('the text of a program', () => {
  it.each([
    ['plain text, with\na line and a\ttab', 'plain text, with\na line and a\ttab'],
    ['\u202egpj.exe', '⟨U+202E⟩gpj.exe'],
    ['a\u200bb\u2066c\u2069\ufeff', 'a⟨U+200B⟩b⟨U+2066⟩c⟨U+2069⟩⟨U+FEFF⟩'],
    ['\u0007\u001b[31m\u2028', '⟨U+0007⟩⟨U+001B⟩[31m⟨U+2028⟩'],
    ['a\ufff9b', 'a⟨U+FFF9⟩b'],
    ['one\r\ntwo\rthree', 'one\ntwo⟨U+000D⟩three'],
    ['hid\u{e0041}den', 'hid⟨U+E0041⟩den'],
    ['👩‍🎨 👩🏽‍🎨 ❤️ می‌خواهم', '👩‍🎨 👩🏽‍🎨 ❤️ می‌خواهم'],
    ['\u200d\u200d', '⟨U+200D⟩⟨U+200D⟩'],
    [`z${'\u0300'.repeat(50)}`, `z${'\u0300'.repeat(4)}…`],
  ])('%j is shown as %j', (text, shown) => {
    expect(programText(text)).toBe(shown);
  });

  it('is cut, and says how many characters are missing', () => {
    expect(programText('x'.repeat(700))).toBe(`${'x'.repeat(600)}… (100 more characters)`);
    expect(programText('x'.repeat(10), 4)).toBe('xxxx… (6 more characters)');
  });
});

describe('the texts of a problem', () => {
  const thrown = (name: string, message: string, phase: 'event' | 'loop' | 'blocked' = 'event') =>
    splitByTrust(problemOfError({ phase, name, message }));

  it('are the program’s when it has thrown an error', () => {
    expect(thrown('TypeError', 'x is undefined')).toEqual({ title: 'TypeError', said: 'x is undefined', advice: '' });
  });

  it('never let a program write the title', () => {
    const sentence = 'Your session ended. Sign in again at \u202emoc.live';
    expect(thrown(sentence, 'now')).toEqual({
      title: 'Error',
      said: 'Your session ended. Sign in again at ⟨U+202E⟩moc.live: now',
      advice: '',
    });
    expect(thrown('x', sentence, 'loop')).toMatchObject({ title: 'Endless loop', advice: '' });
    expect(thrown('x', sentence, 'blocked')).toMatchObject({ title: 'Blocked', advice: '' });
  });

  it('are the site’s when it has stopped a loop, but only for the loop guard’s own messages', () => {
    const { endless, late } = LOOP_MESSAGES;
    expect(thrown(LOOP_ERROR_NAME, endless, 'loop')).toEqual({ title: 'Endless loop', said: '', advice: endless });
    expect(thrown(LOOP_ERROR_NAME, late, 'loop')).toEqual({ title: 'Took too long', said: '', advice: late });
    expect(thrown(LOOP_ERROR_NAME, `${late} Sign in again.`, 'loop')).toMatchObject({
      title: 'Took too long',
      said: `${late} Sign in again.`,
      advice: '',
    });
  });

  it('are both when a request was blocked', () => {
    const { title, said, advice } = splitByTrust(
      problemOfError(blockedReport('img-src', 'https://evil.example/Sign in again')),
    );
    expect({ title, said }).toEqual({ title: 'Blocked', said: 'https://evil.example/Sign in again' });
    expect(advice).toMatch(/^A demo has no network\. Put the file/);
    const inline = splitByTrust(problemOfError(blockedReport('script-src-attr', 'inline')));
    expect(inline).toMatchObject({ said: '', advice: expect.stringContaining('Write it in a file') });
  });

  it('are the site’s when the message is the page’s own', () => {
    const problem = problemOfError({
      phase: 'loop',
      name: 'Not responding',
      message: 'The demo did not answer.',
      isOwn: true,
    });
    expect(splitByTrust(problem)).toMatchObject({ said: '', advice: 'The demo did not answer.' });
    expect(splitByTrust({ kind: 'compile', title: 'Does not compile', message: 'm', count: 1 })).toMatchObject({
      advice: 'm',
    });
  });
});
