import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SITE_MARK_FILE, SiteMark } from './SiteMark';

const file = path.join(import.meta.dirname, '../../../static', SITE_MARK_FILE);

/** View box and paths of a drawing, in order. */
const drawing = (svg: string) => ({
  box: /viewBox="([^"]*)"/.exec(svg)?.[1],
  paths: [...svg.matchAll(/<path fill="([^"]*)" d="([^"]*)"/g)].map(([, fill, d]) => ({ fill, d })),
});

test('the inline logo is the same as the file', () => {
  const inPage = drawing(renderToStaticMarkup(<SiteMark alt="" />));
  expect(inPage.paths).toHaveLength(3);
  expect(inPage).toEqual(drawing(readFileSync(file, 'utf8')));
});

test('the logo is hidden from assistive technology next to its name, and has a label on its own', () => {
  expect(renderToStaticMarkup(<SiteMark alt="" />)).toContain('aria-hidden="true"');
  const named = renderToStaticMarkup(<SiteMark alt="Konva" width={30} height={30} className="mark" />);
  expect(named).toContain(
    '<svg viewBox="0 0 32 32" width="30" height="30" class="mark" role="img" aria-label="Konva">',
  );
  expect(named).not.toContain('aria-hidden');
});
