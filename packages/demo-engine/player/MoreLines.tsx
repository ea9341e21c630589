import { type CSSProperties, type ReactElement, useEffect, useRef } from 'react';
import { DEMO_ATTRIBUTE } from '@site-packages/contracts';
import { MAX_LINES } from '../model/published';
import { showAllLines, useShowsAllLines } from './code-view';
import { Icon } from './icons';
import { keepInPlace } from './keep-in-place';

interface MoreLinesProps {
  /** Number of lines in the file that the button expands. */
  lines: number;
  /** Whether this file is the open one. */
  isOpen: boolean;
}

/**
 * The button below cut code: it expands the code of all players in place, and cuts it again. The stylesheet computes from the
 * window's height how many lines fit, and collapses the button where all of them do.
 */
export function MoreLines({ lines, isOpen }: MoreLinesProps): ReactElement {
  const button = useRef<HTMLButtonElement>(null);
  const isAll = useShowsAllLines();
  const style: CSSProperties & Record<`--${string}`, number> = { '--kd-own': lines };

  // Code of more than MAX_LINES lines is cut in every window, so its button never collapses.
  useEffect(() => {
    const element = button.current;
    if (element === null || lines > MAX_LINES) return undefined;
    const observer = new ResizeObserver(() => {
      element.inert = element.offsetHeight === 0;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [lines]);

  function toggle(): void {
    // Expanding keeps the player in place, cutting keeps the button in place.
    const kept = isAll ? button.current : (button.current?.closest(`[${DEMO_ATTRIBUTE}]`) ?? null);
    keepInPlace(kept, () => showAllLines(!isAll));
  }

  return (
    <button
      ref={button}
      type="button"
      className="kd-more"
      aria-expanded={isAll}
      data-open={isOpen ? '' : undefined}
      style={style}
      onClick={toggle}
    >
      <Icon name={isAll ? 'fewer' : 'more'} />
      {isAll ? 'Show fewer lines' : `Show all ${lines} lines`}
    </button>
  );
}
