import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { makePictures, type PictureMaker } from '../shared/picture-maker';

/** An image of an element's content, and a function to call after each change. */
export function usePicture(editor: RefObject<HTMLElement | null>) {
  const [picture, setPicture] = useState<HTMLImageElement>();
  const maker = useRef<PictureMaker>(null);

  useEffect(() => {
    if (!editor.current) return;
    const pictures = makePictures(editor.current, setPicture);
    maker.current = pictures;
    return () => pictures.stop();
  }, [editor]);

  const handleChange = useCallback(() => maker.current?.handleChange(), []);
  return [picture, handleChange] as const;
}
