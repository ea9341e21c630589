import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether a drag contains files, as opposed to text or an element of the page. */
function bringsFiles(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes('Files') === true;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('dialog, input, textarea') !== null;
}

/**
 * Handles files that are dropped on the page or pasted into it.
 *
 * @param page the part of the page on which files can be dropped
 * @param onFiles receives the files; pasted text goes to the editor
 * @returns true while files are dragged over the page
 */
export function useIncomingFiles(
  page: RefObject<HTMLElement | null>,
  onFiles: (files: readonly File[]) => void,
): boolean {
  const [isOver, setIsOver] = useState(false);
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });

  useEffect(() => {
    const element = page.current;
    if (element === null) return undefined;
    const { signal, abort } = abortable();
    const options = { signal, capture: true };
    const over = (event: DragEvent) => {
      if (!bringsFiles(event)) return;
      // Without this the browser would navigate to the file.
      event.preventDefault();
      setIsOver(true);
    };
    element.addEventListener('dragenter', over, options);
    element.addEventListener('dragover', over, options);
    element.addEventListener(
      'dragleave',
      (event) => {
        const to = event.relatedTarget;
        if (!(to instanceof Node) || !element.contains(to)) setIsOver(false);
      },
      options,
    );
    element.addEventListener(
      'drop',
      (event) => {
        setIsOver(false);
        if (!bringsFiles(event)) return;
        event.preventDefault();
        event.stopPropagation();
        latest.current([...(event.dataTransfer?.files ?? [])]);
      },
      options,
    );
    document.addEventListener(
      'paste',
      (event) => {
        const files = [...(event.clipboardData?.files ?? [])];
        // If text comes with a picture, as from an office program, the editor gets the text.
        const hasText = event.clipboardData?.types.includes('text/plain') === true;
        if (files.length === 0 || hasText || isTyping(event.target)) return;
        event.preventDefault();
        event.stopPropagation();
        latest.current(files);
      },
      options,
    );
    return abort;
  }, [page]);

  return isOver;
}

function abortable(): { signal: AbortSignal; abort(): void } {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
