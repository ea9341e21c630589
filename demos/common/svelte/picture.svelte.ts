interface Picture {
  status: 'loading' | 'loaded' | 'failed';
  element?: HTMLImageElement;
}

/**
 * Loads the picture at an address, and again when the address changes. Call it while a component is created.
 * @param address A function, so that the state that it reads is followed.
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
    // The address changed, or the component is gone: a late picture must not show.
    return () => done.abort();
  });

  // Getters, so that readers follow the state and not its first value.
  return {
    get status() {
      return picture.status;
    },
    get element() {
      return picture.element;
    },
  };
}
