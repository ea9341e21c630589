import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { pictureOf } from '../shared/picture';

/** Time without typing before the picture is made. */
const PAUSE = 250;

/** A picture of an element's content, and a function to call after each change. */
export function usePicture(editor: RefObject<HTMLElement | null>) {
  const [picture, setPicture] = useState<HTMLImageElement>();
  const timer = useRef<number>(undefined);
  const latest = useRef(0);

  const show = useCallback(async () => {
    if (!editor.current) return;
    latest.current += 1;
    const turn = latest.current;
    const image = await pictureOf(editor.current);
    // The text may have changed while this picture was made.
    if (turn === latest.current) setPicture(image);
  }, [editor]);

  const handleChange = useCallback(() => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => void show(), PAUSE);
  }, [show]);

  useEffect(() => {
    void show();
    return () => window.clearTimeout(timer.current);
  }, [show]);

  return [picture, handleChange] as const;
}
