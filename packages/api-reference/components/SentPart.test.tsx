// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SentPart } from './SentPart';
import { StaticPart } from './StaticPart';

const Frame = ({ children }: { children: ReactNode }) => (
  <div className="kd-api" data-page="Rect">
    {children}
  </div>
);
const whole = (
  <Frame>
    <StaticPart>
      <p>One</p>
    </StaticPart>
    <button>Live</button>
    <StaticPart>
      <p>Two</p>
    </StaticPart>
  </Frame>
);
/** The same page in its short form, as the script of a first page renders it. */
const sentPage = (Part: typeof SentPart) => (
  <Frame>
    <Part place={0} />
    <button>Live</button>
    <Part place={1} />
  </Frame>
);

let container: HTMLElement;
let root: Root | undefined;

/** The modules, as loaded in a new document. */
async function fresh(): Promise<{ isSent: (page: string) => boolean; page: ReactNode }> {
  vi.resetModules();
  const [{ isSent }, { SentPart: Part }] = await Promise.all([import('./sent'), import('./SentPart')]);
  return { isSent, page: sentPage(Part) };
}

beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  document.documentElement.dataset['hasHydrated'] = 'false';
  container = document.body.appendChild(document.createElement('div'));
});

afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  container.remove();
});

test('a page counts as sent only when isSent is first called before hydration', async () => {
  container.innerHTML = renderToString(whole);
  const { isSent } = await fresh();
  expect([isSent('Rect'), isSent('Node')]).toEqual([true, false]);
  document.documentElement.dataset['hasHydrated'] = 'true';
  expect(isSent('Rect')).toBe(true);
  const later = await fresh();
  expect(later.isSent('Rect')).toBe(false);
});

test('hydration keeps the existing DOM nodes, and their content is shown again when the reader returns', async () => {
  container.innerHTML = renderToString(whole);
  const before = container.innerHTML;
  const words = [...container.querySelectorAll('p')];
  const { isSent, page } = await fresh();
  isSent('Rect');
  const errors: unknown[] = [];
  const logged = vi.spyOn(console, 'error').mockImplementation((...all) => errors.push(all));
  act(() => (root = hydrateRoot(container, page, { onRecoverableError: (error) => errors.push(error) })));
  expect(container.innerHTML).toBe(before);
  expect([...container.querySelectorAll('p')]).toEqual(words);

  act(() => root?.render(<p>Another page</p>));
  expect(container.textContent).toBe('Another page');
  act(() => root?.render(page));
  expect(container.innerHTML).toBe(before);
  expect(container.querySelector('p')).toBe(words[0]);
  expect(errors).toEqual([]);
  logged.mockRestore();
});

test('the content stays when React cannot hydrate the document', async () => {
  container.innerHTML = renderToString(whole);
  const before = container.innerHTML;
  const { isSent, page } = await fresh();
  isSent('Rect');
  container.textContent = '';
  act(() => {
    root = createRoot(container);
    root.render(page);
  });
  expect(container.innerHTML).toBe(before);
});

test('server and browser render the same elements around interactive parts', () => {
  const shape = (html: string) => html.replace(/<p>.*?<\/p>/g, '');
  expect(shape(renderToString(whole))).toBe(renderToString(sentPage(SentPart)));
});
