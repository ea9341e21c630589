import { useEffect, useRef, useState, type ReactNode } from 'react';
import { curvePath } from './easing';

interface Props {
  /** Member of `Konva.Easings`. */
  name: string;
  /** Progress at equal steps of time, computed with Konva when the pages are generated. */
  values: number[];
}

const SECONDS = 1.2;

/**
 * The curve of an easing, and a button that moves one dot along it and another across. The dots use CSS animations, so the page does not
 * load Konva for them. With reduced motion, they jump to the end.
 */
export function EasingCurve({ name, values }: Props): ReactNode {
  const [run, setRun] = useState(0);
  const dot = useRef<SVGCircleElement>(null);
  const runner = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    if (run === 0 || !dot.current || !runner.current) return;
    const reduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timing = { duration: reduced ? 1 : SECONDS * 1000, fill: 'forwards' as const };
    const last = values.length - 1;
    const path = values.map((value, index) => ({ transform: `translate(${index / last}px, ${1 - value}px)` }));
    const line = values.map((value) => ({ left: `${value * 100}%` }));
    const animations = [dot.current.animate(path, timing), runner.current.animate(line, timing)];
    return () => animations.forEach((animation) => animation.cancel());
  }, [run, values]);

  return (
    <figure className="kd-api-easing">
      <svg viewBox="-0.1 -0.5 1.2 2" role="img" aria-label={`Curve of ${name}: progress over time`}>
        <path className="kd-api-easing-frame" d="M0 0V1H1M0 0H1" />
        <path className="kd-api-easing-curve" d={curvePath(values)} />
        <circle ref={dot} r="0.05" cx="0" cy="0" transform="translate(0 1)" />
      </svg>
      <div className="kd-api-easing-side">
        <button type="button" className="button button--sm button--secondary" onClick={() => setRun(run + 1)}>
          Play {name}
        </button>
        <div className="kd-api-easing-track" aria-hidden="true">
          <span ref={runner} />
        </div>
      </div>
    </figure>
  );
}
