import { shallowRef, toValue, watch, type MaybeRefOrGetter } from 'vue';

/** Loads the image at a URL. A new URL drops the previous image, even if it is still loading. */
export function usePicture(address: MaybeRefOrGetter<string>) {
  const picture = shallowRef<HTMLImageElement>();
  const status = shallowRef<'loading' | 'loaded' | 'error'>('loading');

  watch(
    () => toValue(address),
    (url, _, onCleanup) => {
      const element = document.createElement('img');
      picture.value = undefined;
      status.value = 'loading';
      element.onload = () => {
        picture.value = element;
        status.value = 'loaded';
      };
      element.onerror = () => {
        status.value = 'error';
      };
      // Before `src`: images of other sites may then be exported, if their server allows it.
      element.crossOrigin = 'anonymous';
      element.src = url;
      // Runs when the URL changes and when the component is unmounted.
      onCleanup(() => {
        element.onload = element.onerror = null;
      });
    },
    { immediate: true },
  );

  return { picture, status };
}
