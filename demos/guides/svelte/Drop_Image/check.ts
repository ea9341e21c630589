import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const photos = (count: number) =>
    demo.waitFor(
      () => demo.nodes('photo'),
      (now) => now.length === count,
    );
  const says = (words: string) =>
    demo.waitFor(
      () => demo.text(),
      (text) => text.includes(words),
    );
  /** Object URLs that were created and not revoked, from now on. */
  const openUrls = () => demo.evaluate(() => Number(document.body.dataset['urls']));
  const urlsAre = (count: number) => demo.waitFor(openUrls, (now) => now === count);
  const pictureFiles = {
    'a.svg': 'image/svg+xml',
    'notes.txt': 'text/plain',
    'b.svg': 'image/svg+xml',
  };
  await demo.evaluate(() => {
    const open = new Set<string>();
    const tell = () => (document.body.dataset['urls'] = String(open.size));
    const create = URL.createObjectURL.bind(URL);
    const revoke = URL.revokeObjectURL.bind(URL);
    URL.createObjectURL = (from) => {
      const url = create(from);
      open.add(url);
      tell();
      return url;
    };
    URL.revokeObjectURL = (url) => {
      revoke(url);
      open.delete(url);
      tell();
    };
  });
  await photos(1);
  const { width } = await demo.stage();

  // The browser's own drag, from a picture of the page to a point of the board.
  const source = await demo.evaluate(() => {
    const board = document.querySelector('canvas')?.getBoundingClientRect();
    const picture = document.querySelector('img[alt^="fox"]')?.getBoundingClientRect();
    return {
      x: (picture?.x ?? 0) + 20 - (board?.x ?? 0),
      y: (picture?.y ?? 0) + 20 - (board?.y ?? 0),
    };
  });
  await demo.drag(source, { x: 250 - source.x, y: 90 - source.y });
  const fox = (await photos(2))[1];
  expect(fox?.absolutePosition.x).toBeCloseTo(250, 0);
  expect(fox?.absolutePosition.y).toBeCloseTo(90, 0);

  // A photo on the board is moved by Konva, and keeps its place.
  await demo.drag({ x: 250, y: 90 }, { x: 30, y: 60 });
  const moved = (await demo.nodes('photo'))[1];
  expect(moved?.absolutePosition.x).toBeCloseTo(280, 0);
  expect(moved?.absolutePosition.y).toBeCloseTo(150, 0);

  // By button and by keys.
  await demo.control('button', 'Add fox').focus();
  await demo.key('Enter');
  const added = (await photos(3))[2];
  expect(added?.position).toEqual({ x: 0, y: 140 });
  await demo.evaluate(() => document.querySelector<HTMLElement>('[role=application]')?.focus());
  await demo.key('ArrowRight');
  await demo.key('ArrowUp');
  await demo.waitFor(
    async () => (await demo.nodes('photo'))[2]?.position,
    (now) => now?.x === 10 && now.y === 130,
  );
  await demo.key('Delete');
  await photos(2);

  // Dropped files land at the pointer, side by side; what is not a picture is named.
  const answers = await demo.evaluate((_, files) => {
    const carried = new DataTransfer();
    for (const [name, type] of Object.entries(files)) {
      const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="30"/>';
      carried.items.add(new File([svg], name, { type: String(type) }));
    }
    const board = document.querySelector('canvas');
    const box = board?.getBoundingClientRect();
    const clientX = (box?.x ?? 0) + 90;
    const clientY = (box?.y ?? 0) + 200;
    const send = (type: string) => {
      const at = { clientX, clientY, bubbles: true, cancelable: true, dataTransfer: carried };
      return board?.dispatchEvent(new DragEvent(type, at));
    };
    const accepted = send('dragover') === false;
    const opened = send('drop') === true;
    return { accepted, opened };
  }, pictureFiles);
  expect(answers).toEqual({ accepted: true, opened: false });
  const [, , first, second] = await photos(4);
  expect(first?.position.x).toBeCloseTo(90 - width / 2, 0);
  expect(first?.position.y).toBeCloseTo(200, 0);
  expect(second?.position.x).toBeCloseTo(114 - width / 2, 0);
  expect(second?.position.y).toBeCloseTo(224, 0);
  await urlsAre(2);
  // 60 by 30 was read from the file.
  await demo.waitFor(
    async () => (await demo.nodes('picture'))[3]?.attrs,
    (attrs) => attrs?.['width'] === 110 && attrs['height'] === 55,
  );

  // A file that goes gives its address back.
  await demo.key('Delete');
  await photos(3);
  await urlsAre(1);
  await demo.key('Delete');
  await photos(2);
  await urlsAre(0);

  // The field for files.
  await demo.evaluate(() => {
    const chosen = new DataTransfer();
    chosen.items.add(new File(['hello'], 'notes.txt', { type: 'text/plain' }));
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) return;
    input.files = chosen.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await says('notes.txt is not a picture.');
  await photos(2);

  // Files that miss the board are refused.
  const missed = await demo.evaluate(() => {
    const carried = new DataTransfer();
    carried.items.add(new File(['hello'], 'notes.txt', { type: 'text/plain' }));
    const event = new DragEvent('dragover', {
      bubbles: true,
      cancelable: true,
      dataTransfer: carried,
    });
    document.body.dispatchEvent(event);
    return event.defaultPrevented;
  });
  expect(missed).toBe(true);
});
