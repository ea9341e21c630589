import { type ReactElement, useEffect, useRef } from 'react';
import { DEMO_ATTRIBUTE } from '@site-packages/contracts';
import { MOST_LINES } from '../model/published';
import { showAllLines, useShowsAllLines } from './code-view';
import { Icon } from './icons';
import { keepInPlace } from './keep-in-place';

/**
 * The button at the end of a code that is cut: opens all codes in their places, and cuts them again. The stylesheet decides by the
 * window's height how many lines fit, and gives the button no height where all of them do.
 */
export function MoreLines({ lines }: { lines: number }): ReactElement {
  const button = useRef<HTMLButtonElement>(null);
  const isAll = useShowsAllLines();

  // Longer code is cut in every window.
  useEffect(() => {
    const element = button.current;
    if (element === null || lines > MOST_LINES) return undefined;
    const observer = new ResizeObserver(() => {
      element.inert = element.offsetHeight === 0;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [lines]);

  function toggle(): void {
    // The code's beginning stays where it is when it opens, its end when it is cut.
    const kept = isAll ? button.current : (button.current?.closest(`[${DEMO_ATTRIBUTE}]`) ?? null);
    keepInPlace(kept, () => showAllLines(!isAll));
  }

  return (
    <button ref={button} type="button" className="kd-more" aria-expanded={isAll} onClick={toggle}>
      <Icon name={isAll ? 'fewer' : 'more'} />
      {isAll ? 'Show fewer lines' : `Show all ${lines} lines`}
    </button>
  );
}
