// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { BrowserContextProvider } from './modules/browser-context';
import useIsBrowser from './modules/is-browser';
import { useWindowSize } from './modules/window-size';

afterEach(cleanup);

describe('the stand-in for useWindowSize', () => {
  interface Options {
    desktopBreakpoint: number;
  }
  const Size = ({ said, options }: { said: string[]; options?: Options | undefined }) => {
    const size = useWindowSize(options);
    said.push(size);
    return <p>{size}</p>;
  };
  /** What the component renders while the server's HTML is hydrated, without repetitions. */
  async function hydrated(options?: Options): Promise<string[]> {
    const said: string[] = [];
    const container = document.createElement('div');
    container.innerHTML = renderToString(<Size said={[]} options={options} />);
    const root = await act(() => hydrateRoot(container, <Size said={said} options={options} />));
    await act(() => root.unmount());
    return said.filter((size, at) => size !== said[at - 1]);
  }
  afterEach(() => {
    window.innerWidth = 1024;
  });

  it('hydrates the HTML as the server rendered it, then renders for the actual size', async () => {
    window.innerWidth = 996;
    expect(await hydrated()).toEqual(['ssr', 'mobile']);
    window.innerWidth = 997;
    expect(await hydrated()).toEqual(['ssr', 'desktop']);
    expect(await hydrated({ desktopBreakpoint: 997 })).toEqual(['ssr', 'mobile']);
  });

  it('renders other pages once, and again when the window crosses the breakpoint', () => {
    const said: string[] = [];
    render(<Size said={said} />);
    expect(said).toEqual(['desktop']);
    window.innerWidth = 500;
    act(() => void window.dispatchEvent(new Event('resize')));
    expect(said.at(-1)).toBe('mobile');
  });
});

describe('the stand-in for useIsBrowser', () => {
  it('returns false on the server and during hydration, and true afterwards', async () => {
    const said: boolean[] = [];
    const Say = () => {
      const isBrowser = useIsBrowser();
      said.push(isBrowser);
      return <p>{String(isBrowser)}</p>;
    };
    const page = (
      <BrowserContextProvider>
        <Say />
      </BrowserContextProvider>
    );
    const container = document.createElement('div');
    container.innerHTML = renderToString(page);
    expect(container.textContent).toBe('false');
    said.length = 0;
    const root = await act(() => hydrateRoot(container, page));
    expect(said).toEqual([false, true]);
    expect(container.textContent).toBe('true');
    await act(() => root.unmount());
    said.length = 0;
    render(page);
    expect(said).toEqual([true]);
  });
});
