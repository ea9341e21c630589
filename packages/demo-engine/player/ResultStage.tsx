import type { CSSProperties, ReactElement, ReactNode, RefObject } from 'react';
import { FIRST_PICTURE_ATTRIBUTE, POSTER_CLASS } from '@site-packages/contracts';
import { frameLengths } from '../model/frame-height';
import type { PublishedDemo } from '../model/published';
import { FRAMES_CLASS } from '../early-start/start-data';
import type { PlayerState } from '../model/player-state';

interface ResultStageProps {
  data: Pick<PublishedDemo, 'title' | 'summary' | 'poster' | 'height' | 'narrowHeight' | 'growth'>;
  /** Height in pixels; defaults to the demo's own height. */
  height?: number;
  /** Whether it is the first thing that the page shows. */
  isFirst?: boolean;
  state: PlayerState;
  frames: RefObject<HTMLDivElement | null>;
  /** Rendered on top of the result. */
  children?: ReactNode;
}

const EMPTY = { __html: '' };

/** Width of a stage in the page: in the column of text, or as wide as a narrow window. */
const SIZES = '(min-width: 997px) 44rem, 100vw';
/** Marks the page's first picture for the build, which may add smaller files to it; `sizes` is for these. */
const FIRST = { [FIRST_PICTURE_ATTRIBUTE]: '', sizes: SIZES };

/** Where a demo is drawn: its poster, with the iframes on top. Its height is known before anything loads. */
export function ResultStage({
  data,
  height,
  isFirst = false,
  state,
  frames,
  children,
}: ResultStageProps): ReactElement {
  const { wide, narrow } = frameLengths(height === undefined ? data : { height });
  const style: CSSProperties & Record<`--${string}`, string> = { '--kd-height': wide, '--kd-narrow-height': narrow };
  const { poster } = data;
  return (
    <div className="kd-stage-size" style={style}>
      <div className="kd-stage">
        {poster !== undefined && (
          <img
            className={POSTER_CLASS}
            src={poster.src}
            width={poster.width}
            height={poster.height}
            alt={`${data.title}: ${data.summary}`}
            // React preloads the file of pictures that are not lazy, so the build makes the page's first one eager.
            loading="lazy"
            decoding="async"
            {...(isFirst ? FIRST : undefined)}
            aria-hidden={state === 'running' ? true : undefined}
          />
        )}
        {/* React does not manage its content: the early script may have put an iframe there already. */}
        <div ref={frames} className={FRAMES_CLASS} suppressHydrationWarning dangerouslySetInnerHTML={EMPTY} />
        {state === 'starting' && <div className="kd-spinner" aria-hidden="true" />}
        {children}
      </div>
    </div>
  );
}
