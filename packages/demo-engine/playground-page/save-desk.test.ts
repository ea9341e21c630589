// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { hasPressed, type Presence, SaveDesk, savedName } from './save-desk';

const pressed: Presence = { isActive: true, isInFrame: true, sincePagePress: 60_000 };
const frame = document.createElement('iframe');
const picture = new Blob(['x'], { type: 'image/png' });

function makeDesk(presence: Presence, isForeign = false) {
  const save = vi.fn<(name: string, content: Blob) => void>();
  return { desk: new SaveDesk(isForeign, () => presence, save), save };
}

describe('files that a program wants to have saved', () => {
  it.each<[string, Partial<Presence>, boolean, boolean]>([
    ['a press in the frame', {}, false, true],
    ['no press', { isActive: false }, false, false],
    ['a press on the page', { isInFrame: false }, false, false],
    ['a press in the frame soon after one on the page', { sincePagePress: 300 }, false, true],
    ['the same where the code came by a link', { sincePagePress: 300 }, true, false],
    ['a press in the frame of code that came by a link', {}, true, true],
  ])('%s', (_name, change, isForeign, expected) => {
    expect(hasPressed({ ...pressed, ...change }, isForeign)).toBe(expected);
  });

  it('are saved at once after a press in the frame, as bytes that the browser does not show', () => {
    const { desk, save } = makeDesk(pressed);
    desk.receive('cat.png', picture, frame);
    expect(save).toHaveBeenCalledExactlyOnceWith('cat.png', expect.any(Blob));
    expect(save.mock.calls[0]?.[1].type).toBe('application/octet-stream');
    expect(desk.getSnapshot().offers).toEqual([]);
  });

  it('wait for the reader without one, each name once, three at most', () => {
    const { desk, save } = makeDesk({ ...pressed, isActive: false });
    for (const name of ['a.png', 'b.png', 'b.png', 'c.png', 'd.png']) desk.receive(name, picture, frame);
    expect(save).not.toHaveBeenCalled();
    const { offers } = desk.getSnapshot();
    expect(offers.map(({ name, size }) => `${name} ${size}`)).toEqual([
      'b.png 1 bytes',
      'c.png 1 bytes',
      'd.png 1 bytes',
    ]);
    const [first, second] = offers;
    if (first === undefined || second === undefined) throw new Error('no offers');
    desk.accept(first);
    desk.dismiss(second);
    expect(save).toHaveBeenCalledExactlyOnceWith('b.png', expect.any(Blob));
    expect(desk.getSnapshot().offers.map(({ name }) => name)).toEqual(['d.png']);
  });

  it('do not come without end after one press', () => {
    const { desk, save } = makeDesk(pressed);
    for (let index = 0; index < 50; index += 1) desk.receive(`${index}.png`, picture, frame);
    expect(save).toHaveBeenCalledTimes(20);
    expect(desk.getSnapshot().offers).toHaveLength(3);
  });

  it('are refused when a computer would run them', () => {
    const { desk, save } = makeDesk(pressed);
    desk.receive('setup.exe', picture, frame);
    expect(save).not.toHaveBeenCalled();
    expect(desk.getSnapshot().problem).toMatch(
      /^“setup\.exe” was not saved: a program here saves files that end in \.png/,
    );
    desk.dismissProblem();
    expect(desk.getSnapshot().problem).toBeUndefined();
  });

  it.each([
    ['cat.png', 'cat.png'],
    ['../../up.png', '-..-up.png'],
    ['C:\\cat.png', 'C-cat.png'],
    ['cat\u202egnp.exe', 'catgnp.exe'],
    ['', 'download'],
    [`${'x'.repeat(300)}.png`, `${'x'.repeat(116)}.png`],
    [`Konva.${'x'.repeat(7700)}`, `Konva.${'x'.repeat(114)}`],
    ['CON.png', 'CON_.png'],
    ['lpt1', 'lpt1_'],
  ])('have a plain name: %j', (asked, name) => {
    expect(savedName(asked)).toBe(name);
  });

  it('get the ending of their type', () => {
    const { desk, save } = makeDesk(pressed);
    desk.receive('picture', picture, frame);
    desk.receive('notes', new Blob(['x']), frame);
    expect(save.mock.calls.map(([name]) => name)).toEqual(['picture.png', 'notes.txt']);
  });
});
