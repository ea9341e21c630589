interface Picture {
  status: 'loading' | 'loaded' | 'failed';
  element?: HTMLImageElement;
}

/**
 * Loads the image at a URL, and again when the URL changes. Call it while a component is created.
 *
 * @param address A function, so that Svelte tracks the state that it reads.
 */
export function loadPicture(address: () => string) {
  let picture = $state.raw<Picture>({ status: 'loading' });

  $effect(() => {
    // `Image` is a component where it is imported from svelte-konva.
    const element = document.createElement('img');
    const done = new AbortController();
    const { signal } = done;
    picture = { status: 'loading' };
    element.addEventListener('load', () => (picture = { status: 'loaded', element }), { signal });
    element.addEventListener('error', () => (picture = { status: 'failed' }), { signal });
    element.crossOrigin = 'anonymous';
    element.src = address();
    // The URL has changed, or the component is gone: do not show a late image.
    return () => done.abort();
  });

  // Getters, so that readers track the state instead of its first value.
  return {
    get status() {
      return picture.status;
    },
    get element() {
      return picture.element;
    },
  };
}
