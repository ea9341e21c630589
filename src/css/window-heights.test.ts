import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../testing/paths';

/**
 * On a phone, `100vh` is the height of the window without the browser's bars: what is as high as that ends below the bars, where no finger
 * reaches it. `dvh` follows the bars, `svh` leaves them room, `lvh` says that it means the largest height.
 */
it('nothing of the site is as high as a window without the browser’s bars', () => {
  const files = ['src', 'packages'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:css|tsx?)$/.test(file) && !/node_modules|\.test\./.test(file))
      .map((file) => path.join(folder, file)),
  );
  expect(files.length).toBeGreaterThan(500);
  const wrong = files.filter((file) => /\b100vh\b/.test(readFileSync(path.join(ROOT, file), 'utf8')));
  expect(wrong).toEqual([]);
});
