import { type ComponentType, type ReactNode, useEffect, useReducer, useState } from 'react';

type Loader = () => Promise<unknown>;

interface Loading {
  isLoading: boolean;
  pastDelay: boolean;
  timedOut: boolean;
  error: unknown;
  retry: () => void;
}

interface Options<Load> {
  loader: Load;
  loading: ComponentType<Loading>;
  render: (loaded: unknown, props: object) => ReactNode;
}

interface State {
  isLoading: boolean;
  loaded: unknown;
  error: unknown;
  promise: Promise<unknown>;
}

/** Milliseconds until a sign is shown for what is loading. */
const DELAY = 200;

function stateOf(promise: Promise<unknown>, isLoading = true): State {
  const state: State = { isLoading, loaded: isLoading ? null : {}, error: null, promise };
  promise.then(
    (loaded) => {
      state.isLoading = false;
      state.loaded = loaded;
    },
    (error: unknown) => {
      state.isLoading = false;
      state.error = error;
    },
  );
  return state;
}

function loadAll(loaders: Record<string, Loader>): State {
  const entries = Object.entries(loaders).map(async ([key, load]) => [key, await load()] as const);
  return stateOf(
    Promise.all(entries).then((all) => Object.fromEntries(all)),
    entries.length > 0,
  );
}

function create<Load>(load: (loader: Load) => State, { loader, loading: Sign, render }: Options<Load>) {
  let state: State | undefined;
  const start = () => (state ??= load(loader));

  function LoadableComponent(props: object): ReactNode {
    const [, redraw] = useReducer((count: number) => count + 1, 0);
    const [pastDelay, setPastDelay] = useState(false);
    const { isLoading, error, loaded, promise } = start();
    useEffect(() => {
      if (!isLoading) return undefined;
      let isShown = true;
      const timer = setTimeout(() => setPastDelay(true), DELAY);
      const end = () => {
        clearTimeout(timer);
        if (isShown) redraw();
      };
      promise.then(end, end);
      return () => {
        isShown = false;
        clearTimeout(timer);
      };
    }, [isLoading, promise]);
    const retry = () => {
      state = load(loader);
      redraw();
    };
    if (isLoading || error !== null) return <Sign {...{ isLoading, pastDelay, timedOut: false, error, retry }} />;
    return loaded === null ? null : render(loaded, props);
  }

  LoadableComponent.preload = () => start().promise;
  /** Whether it can be drawn at once. */
  LoadableComponent.isLoaded = () => state !== undefined && !state.isLoading && state.error === null;
  return LoadableComponent;
}

/**
 * In the place of `react-loadable`, with what the generator's browser side uses of it: a component whose parts are loaded before
 * it is drawn, and a sign while they are not there or when they did not come.
 */
export default function Loadable(options: Options<Loader>) {
  return create((load) => stateOf(load()), options);
}

Loadable.Map = (options: Options<Record<string, Loader>>) => create(loadAll, options);
