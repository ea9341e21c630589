import { useEffect, useState } from 'react';

/** A short `use-image`: returns undefined until the image has loaded. */
export function usePicture(address: string) {
  const [picture, setPicture] = useState<HTMLImageElement>();

  useEffect(() => {
    // `Image` is a component where it is imported from react-konva.
    const element = document.createElement('img');
    const show = () => setPicture(element);
    element.addEventListener('load', show);
    element.src = address;
    return () => {
      // The URL changed, or the component unmounted: a late image must not show.
      element.removeEventListener('load', show);
      setPicture(undefined);
    };
  }, [address]);

  return picture;
}
