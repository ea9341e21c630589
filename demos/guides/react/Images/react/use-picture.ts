import { useEffect, useState } from 'react';

/** What `use-image` does, in short: undefined until the picture of this address is there. */
export function usePicture(address: string) {
  const [picture, setPicture] = useState<HTMLImageElement>();

  useEffect(() => {
    // `Image` is a component in files that import react-konva.
    const element = document.createElement('img');
    const show = () => setPicture(element);
    element.addEventListener('load', show);
    element.src = address;
    return () => {
      // The address changed, or the component is gone: a late picture must not show.
      element.removeEventListener('load', show);
      setPicture(undefined);
    };
  }, [address]);

  return picture;
}
