import { describe, expect, it, vi } from 'vitest';
import { FRAME_SENDS, MAX_LENGTH, PAGE_TAKES } from '../model/channel';
import { FLOOD, Gate } from './gate';

const TEXTS = { picture: false, files: false };
const text = (value: unknown) => ({ data: JSON.stringify(value) });
const hello = text({ type: 'hello' });
const error = text({ type: 'error', runId: 1, error: { phase: 'run', name: 'E', message: 'm' } });

/** How many equal messages pass before the frame must be removed. */
function passing(gate: Gate, arrival: { data: unknown }): number {
  for (let passed = 0; passed < 100_000; passed += 1) if (gate.read(arrival, TEXTS) === FLOOD) return passed;
  throw new Error('There is no end to it.');
}

describe('the gate for a frame’s messages', () => {
  it('reads texts, and takes no notice of what is no message', () => {
    const gate = new Gate(() => 0);
    expect(gate.read(hello, TEXTS)).toEqual({ type: 'hello' });
    for (const data of ['', '{', 'null', '[]', '{"type":"navigate"}', { type: 'hello' }, null, undefined]) {
      expect(gate.read({ data }, TEXTS)).toBeUndefined();
    }
  });

  it('reads a picture, which is no text, of a frame that has been asked for it, and nothing else', () => {
    vi.stubGlobal('ImageBitmap', Object);
    const gate = new Gate(() => 0);
    const read = (type: string, isAsked: boolean) => gate.read({ data: { type } }, { ...TEXTS, picture: isAsked });
    expect([read('picture', true), read('picture', false), read('hello', true)]).toEqual([
      { type: 'picture', picture: undefined },
      undefined,
      undefined,
    ]);
    vi.unstubAllGlobals();
  });

  it('reads a file to save where files are taken, and nothing else that is no text', () => {
    const save = { data: { type: 'save', runId: 1, name: 'a.png', content: new Blob(['a']) } };
    const files = { ...TEXTS, files: true };
    expect(new Gate(() => 0).read(save, files)).toEqual(save.data);
    expect(new Gate(() => 0).read(save, TEXTS)).toBeUndefined();
    expect(new Gate(() => 0).read({ data: { type: 'hello' } }, files)).toBeUndefined();
    expect(passing(new Gate(() => 0), save)).toBeLessThan(100);
  });

  it('limits messages, whatever they contain, at once and per second', () => {
    let now = 0;
    const gate = new Gate(() => now);
    expect(passing(gate, { data: 'nonsense' })).toBe(PAGE_TAKES.messages.burst);
    now += 1000;
    expect(passing(gate, hello)).toBe(PAGE_TAKES.messages.perSecond);
  });

  it('does not even ask for the value of a message that is too much', () => {
    const gate = new Gate(() => 0);
    passing(gate, hello);
    const read = vi.fn(() => '');
    expect(
      gate.read(
        {
          get data() {
            return read();
          },
        },
        TEXTS,
      ),
    ).toBe(FLOOD);
    expect(read).not.toHaveBeenCalled();
  });

  it('does not parse a text that is too long', () => {
    const parse = vi.spyOn(JSON, 'parse');
    expect(new Gate(() => 0).read({ data: ' '.repeat(MAX_LENGTH + 1) }, TEXTS)).toBe(FLOOD);
    expect(parse).not.toHaveBeenCalled();
    expect(new Gate(() => 0).read({ data: ' '.repeat(MAX_LENGTH) }, TEXTS)).toBeUndefined();
    expect(parse).toHaveBeenCalledOnce();
    parse.mockRestore();
  });

  it('lets so many characters through at once and a second', () => {
    let now = 0;
    const gate = new Gate(() => now);
    const long = { data: ' '.repeat(MAX_LENGTH) };
    expect(passing(gate, long)).toBe(PAGE_TAKES.characters.burst / MAX_LENGTH);
    now += 1000;
    expect(passing(gate, long)).toBe(PAGE_TAKES.characters.perSecond / MAX_LENGTH);
  });

  it('takes few values that are no texts, and none that is slow to build', () => {
    expect(passing(new Gate(() => 0), { data: {} })).toBeLessThan(50);
    expect(passing(new Gate(() => 0), { data: new Array(20_000).fill('x') })).toBe(0);
    let now = 0;
    const slow = {
      get data() {
        now += 60;
        return {};
      },
    };
    expect(new Gate(() => now).read(slow, TEXTS)).toBe(FLOOD);
  });

  it('lets so many errors through, with other messages between them', () => {
    let now = 0;
    const gate = new Gate(() => now);
    expect(passing(gate, error)).toBe(PAGE_TAKES.errors.burst);
    expect(gate.read(hello, TEXTS)).toEqual({ type: 'hello' });
    now += 1000;
    expect(passing(gate, error)).toBe(PAGE_TAKES.errors.perSecond);
  });

  it('counts messages to the page’s window apart', () => {
    let now = 0;
    const gate = new Gate(() => now);
    const strays = () =>
      Array.from({ length: 100 }, () => gate.readStray()).filter((answer) => answer !== FLOOD).length;
    expect(strays()).toBe(PAGE_TAKES.stray.burst);
    expect(gate.read(hello, TEXTS)).toEqual({ type: 'hello' });
    now += 1000;
    expect(strays()).toBe(PAGE_TAKES.stray.perSecond);
  });
});

describe('what a frame sends', () => {
  it('is less than what the page takes, even when the page has been busy for fifteen seconds', () => {
    const sent = ({ burst, perSecond }: { burst: number; perSecond: number }) => burst + 15 * perSecond;
    const other = 15 * 4;
    expect(sent(FRAME_SENDS.lines) + sent(FRAME_SENDS.errors) + other).toBeLessThan(PAGE_TAKES.messages.burst);
    expect(sent(FRAME_SENDS.characters)).toBeLessThan(PAGE_TAKES.characters.burst);
    expect(sent(FRAME_SENDS.errors)).toBeLessThan(PAGE_TAKES.errors.burst);
    for (const kind of ['characters', 'errors'] as const) {
      expect(FRAME_SENDS[kind].perSecond).toBeLessThan(PAGE_TAKES[kind].perSecond);
    }
    expect(FRAME_SENDS.lines.perSecond + FRAME_SENDS.errors.perSecond).toBeLessThan(PAGE_TAKES.messages.perSecond);
  });
});
