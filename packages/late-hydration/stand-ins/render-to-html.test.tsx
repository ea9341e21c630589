import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { renderToHtml } from './modules/render-to-html';

const words = (name: string) => `${name} `.repeat(5000);

it('keeps every part in its place, however long the page is', async () => {
  const html = await renderToHtml(
    <main>
      <Suspense>
        <p id="one">{words('one')}</p>
        <Suspense>
          <p id="two">{words('two')}</p>
        </Suspense>
      </Suspense>
      <p id="three">{words('three')}</p>
    </main>,
  );
  expect([...html.matchAll(/<(\w+)( id="\w+")?>/g)].map(([tag]) => tag)).toEqual([
    '<main>',
    '<p id="one">',
    '<p id="two">',
    '<p id="three">',
  ]);
  expect(html).not.toContain('<script');
});

it('rejects with the error that a component throws', async () => {
  const Broken = () => {
    throw new Error('No such page.');
  };
  await expect(renderToHtml(<Broken />)).rejects.toThrow('No such page.');
});
