// @vitest-environment jsdom
import { afterPicture } from '@site-packages/contracts';
import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import { type ComponentType, type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react';
import * as original from 'react-helmet-async';
import { MemoryRouter, useHistory } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useCalendar, useDateTimeFormat } from './browser/english-dates';
import * as helmet from './browser/helmet';
import { useLocationChange } from './browser/location-change';
import progress from './browser/progress';
import { useShallowMemoObject } from './browser/shallow-memo';

const library = vi.hoisted(() => ({ configure: vi.fn(), start: vi.fn(), done: vi.fn() }));
vi.mock('nprogress/nprogress.js', () => ({ default: library }));

// The entry point of the theme's package needs a bundler. These are the two hooks of it that are used here.
vi.mock('@docusaurus/theme-common', () => ({
  ReactContextError: Error,
  useEvent: <Args extends unknown[], Result>(callback: (...args: Args) => Result) => {
    const latest = useRef(callback);
    useLayoutEffect(() => {
      latest.current = callback;
    });
    return useCallback((...args: Args): Result => latest.current(...args), []);
  },
  usePrevious: <Value,>(value: Value): Value | undefined => {
    const before = useRef<Value>(undefined);
    useLayoutEffect(() => {
      before.current = value;
    });
    return before.current;
  },
}));

afterEach(cleanup);

describe('the stand-in for dates', () => {
  const DAYS = ['2026-01-01T00:00:00Z', '2025-05-31T23:59:59Z', '2024-02-29T12:00:00Z', '1999-12-31T23:30:00-05:00'];
  const day = { day: 'numeric', year: 'numeric', timeZone: 'UTC' } as const;
  const cases: Intl.DateTimeFormatOptions[] = [
    { ...day, month: 'long' },
    { ...day, month: 'short' },
    // Options that the theme does not use are left to the browser's formatter.
    { ...day, month: '2-digit' },
    { ...day, month: 'long', timeZone: 'Asia/Tokyo' },
    { ...day, month: 'long', weekday: 'short' },
    { day: 'numeric', month: 'long', timeZone: 'UTC' },
    {},
  ];
  it.each(cases)('formats a date as the browser does: %o', (options) => {
    const given = useDateTimeFormat(options);
    const expected = new Intl.DateTimeFormat('en', { calendar: useCalendar(), ...options });
    for (const text of DAYS) expect(given.format(new Date(text))).toBe(expected.format(new Date(text)));
  });
});

describe('the stand-in for the hook that memoizes objects', () => {
  it('keeps an object until one of its values changes, whatever the order of its keys', () => {
    const view = renderHook(({ object }) => useShallowMemoObject(object), {
      initialProps: { object: { a: 1, b: 2 } },
    });
    const first = view.result.current;
    view.rerender({ object: { b: 2, a: 1 } });
    expect(view.result.current).toBe(first);
    view.rerender({ object: { a: 1, b: 3 } });
    expect(view.result.current).toEqual({ a: 1, b: 3 });
  });
});

describe('the stand-in for nprogress', () => {
  it('loads the bar when it is first shown, and shows none when the page has loaded meanwhile', async () => {
    progress.configure({ showSpinner: false });
    progress.done();
    progress.start();
    progress.done();
    await vi.waitFor(() => expect(library.configure).toHaveBeenCalledWith({ showSpinner: false }));
    expect(library.start).not.toHaveBeenCalled();
    progress.start();
    expect(library.start).toHaveBeenCalledTimes(1);
    progress.done();
    expect(library.done).toHaveBeenCalledTimes(1);
  });
});

interface Library {
  Helmet: ComponentType<{ children?: ReactNode; defaultTitle?: string; titleTemplate?: string }>;
  HelmetProvider: ComponentType<{ children?: ReactNode }>;
}

/** Waits until the work scheduled for after a frame is done. */
async function afterIdle(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await new Promise<void>((resolve) => void afterPicture(resolve));
}

/** The head after each step. Its tags are sorted, because their order does not matter. */
async function headsOf({ Helmet, HelmetProvider }: Library, steps: ((Head: Library['Helmet']) => ReactNode)[]) {
  document.documentElement.removeAttribute('class');
  document.documentElement.setAttribute('lang', 'en');
  document.documentElement.setAttribute('data-rh', 'lang');
  document.head.innerHTML =
    '<title data-rh="true">Sent</title><meta data-rh="true" name="description" content="sent">' +
    '<link data-rh="true" rel="canonical" href="/sent"><meta name="viewport" content="kept">';
  const heads: unknown[] = [];
  const view = render(<HelmetProvider>{steps[0]?.(Helmet)}</HelmetProvider>);
  for (const step of steps) {
    view.rerender(<HelmetProvider>{step(Helmet)}</HelmetProvider>);
    await act(afterIdle);
    heads.push({
      title: document.title,
      html: document.documentElement.cloneNode(false),
      body: document.body.cloneNode(false),
      head: [...document.head.children].map((element) => element.outerHTML).sort(),
    });
  }
  view.unmount();
  await afterIdle();
  return heads;
}

describe('the stand-in for useLocationChange', () => {
  /** A page that navigates and records the calls of its listener. */
  function open() {
    const told: string[] = [];
    let goTo = (_path: string): void => undefined;
    const Page = () => {
      const history = useHistory();
      const [, drawAgain] = useState(0);
      useLocationChange(({ location, previousLocation }) => {
        told.push(`${previousLocation?.pathname} to ${location.pathname}${location.hash}`);
      });
      goTo = (path) =>
        act(() => {
          history.push(path);
          drawAgain((count) => count + 1);
        });
      return <input />;
    };
    render(
      <MemoryRouter initialEntries={['/a']}>
        <Page />
      </MemoryRouter>,
    );
    return { told, goTo: (path: string) => goTo(path) };
  }

  it('reports another page after its first frame, a URL with a hash at once, and not the first page', async () => {
    const { told, goTo } = open();
    await act(afterIdle);
    goTo('/b');
    expect(told).toEqual([]);
    await act(afterIdle);
    expect(told).toEqual(['/a to /b']);
    goTo('/c#part');
    expect(told).toEqual(['/a to /b', '/b to /c#part']);
  });

  it('reports nothing when the reader has moved the focus meanwhile', async () => {
    const { told, goTo } = open();
    goTo('/b');
    screen.getByRole('textbox').focus();
    await act(afterIdle);
    expect(told).toEqual([]);
  });
});

describe('the stand-in for react-helmet-async', () => {
  beforeEach(() => {
    document.head.innerHTML = '';
  });

  const steps: ((Head: Library['Helmet']) => ReactNode)[] = [
    (Head) => (
      <>
        <Head defaultTitle="Site">
          <html lang="de" className="first" />
          <body className="page" />
        </Head>
        <Head>
          <title>One | Site</title>
          <meta name="description" content="sent" />
          <meta property="og:title" content="One" />
          <link rel="canonical" href="/one" />
          <link rel="alternate" href="/feed" type="text/xml" />
          <script type="application/ld+json">{'{"a":"<b>"}'}</script>
        </Head>
        <Head>
          <>
            <meta property="og:title" content="One again" />
            <meta name="keywords" content="a" />
            <meta name="keywords" content="b" />
          </>
          {false}
          {null}
        </Head>
      </>
    ),
    (Head) => (
      <>
        <Head defaultTitle="Site">
          <html lang="en" />
        </Head>
        <Head>
          <title>{`Two ${'| Site'}`}</title>
          <meta httpEquiv="refresh" content="3" />
          <meta charSet="utf-8" />
          <meta content="nameless" />
          <link rel="stylesheet" href="/a.css" />
          <link rel="stylesheet" href="/b.css" />
          <link href="/reversed" rel="next" />
          <link rel="canonical" href="/two" />
          <style>{'a { color: red }'}</style>
          <noscript>{'<img src="/x.png">'}</noscript>
          <base href="/" />
        </Head>
        <Head titleTemplate="%s!">
          <link rel="canonical" href="/three" />
        </Head>
      </>
    ),
    (Head) => <Head defaultTitle="Site" />,
  ];

  it('produces the same head as the package', async () => {
    const expected = await headsOf(original, steps);
    expect(await headsOf(helmet, steps)).toEqual(expected);
    expect(document.title).not.toBe('Sent');
  });

  it('keeps the DOM nodes of tags that match what the server sent', async () => {
    document.head.innerHTML = '<meta name="description" content="sent" data-rh="true">';
    const [sent] = document.head.children;
    render(
      <helmet.Helmet>
        <meta name="description" content="sent" />
      </helmet.Helmet>,
    );
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect([...document.head.children]).toEqual([sent]);
  });
});
