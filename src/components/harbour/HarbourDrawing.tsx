import { useEffect, useId, useRef, useState, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import { ScenePoster } from './ScenePoster';
import { describePose, stepForKey } from './keyboard';
import { PARTS, SCENE, dimension, firstPoses, type Part, type PartId, type Pose } from './scene';
import { useLiveStage } from './use-live-stage';
import { useReducedMotion } from './use-reduced-motion';
import styles from './HarbourDrawing.module.css';

/** Lengths in drawing units for the style sheet, which multiplies them by the drawing's scale. */
const units = (values: Record<string, number>) => values as CSSProperties;

interface TagProps {
  part: Part;
  number: number;
  pose: Pose;
  picked: boolean;
  live: boolean;
  onPick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** A part's number on its leader line: a visual label, and the part's handle for keyboard users. */
function Tag({ part, number, pose, picked, live, onPick, onKeyDown }: TagProps): ReactNode {
  const { x, y, toX, toY } = part.tag;
  const length = Math.hypot(toX - x, toY - y);
  const angle = (Math.atan2(toY - y, toX - x) * 180) / Math.PI;
  return (
    <button
      type="button"
      className={styles.tag}
      style={units({
        '--x': pose.x + x,
        '--y': pose.y + y,
        '--leader': length,
        '--angle': angle,
      })}
      aria-label={`${number}. ${part.name}, ${part.shape}`}
      aria-pressed={picked}
      data-name={part.nameLeft ? 'left' : 'right'}
      disabled={!live}
      onClick={onPick}
      onFocus={onPick}
      onKeyDown={onKeyDown}
    >
      <span className={styles.leader} aria-hidden="true" />
      <span className={styles.number}>{number}</span>
      <span className={styles.shape}>{part.shape}</span>
    </button>
  );
}

/**
 * The drawing on the home page: a harbor whose parts can be dragged, resized and rotated by pointer and by keyboard. In the HTML it is an
 * SVG picture; a live Konva stage replaces it once the page is idle.
 */
export function HarbourDrawing(): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const hint = useId();
  const [poses, setPoses] = useState(firstPoses);
  const [picked, setPicked] = useState<PartId>();
  const [said, setSaid] = useState('');
  const reduced = useReducedMotion();
  const [wantsMotion, setWantsMotion] = useState(true);
  const motion = wantsMotion && !reduced;

  const stage = useLiveStage(
    box,
    {
      onSelect: (id) => pick(id),
      onChange: (id, pose) => setPoses((before) => ({ ...before, [id]: pose })),
    },
    motion,
  );

  function pick(id: PartId | undefined): void {
    setPicked(id);
    stage?.select(id);
  }

  function onKeyDown(event: KeyboardEvent, part: Part): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') {
      pick(undefined);
      return;
    }
    const step = stepForKey(event.key, event.shiftKey);
    if (!step || !stage) return;
    event.preventDefault();
    const pose = stage.nudge(part.id, step);
    setSaid(describePose(part.name, pose));
  }

  // The marks on the rulers follow the pointer without a render.
  useEffect(() => {
    const element = sheet.current;
    if (!element) return;
    const onMove = (event: PointerEvent) => {
      const rect = element.getBoundingClientRect();
      element.style.setProperty('--pointer-x', `${event.clientX - rect.left}px`);
      element.style.setProperty('--pointer-y', `${event.clientY - rect.top}px`);
    };
    element.addEventListener('pointermove', onMove, { passive: true });
    return () => element.removeEventListener('pointermove', onMove);
  }, []);

  const line = dimension(poses.boat, poses.buoy);
  const current = PARTS.find((part) => part.id === picked);
  const pose = picked ? poses[picked] : undefined;

  return (
    <figure className={styles.figure} data-state={stage ? 'live' : 'poster'}>
      <div className={styles.frame} ref={sheet}>
        <div className={styles.rulerX} aria-hidden="true">
          {[0, 100, 200, 300, 400, 500, 600, 700].map((at) => (
            <span key={at} style={units({ '--x': at })}>
              {at}
            </span>
          ))}
        </div>
        <div className={styles.rulerY} aria-hidden="true">
          {[0, 100, 200, 300, 400, 500].map((at) => (
            <span key={at} style={units({ '--y': at })}>
              {at}
            </span>
          ))}
        </div>
        <div
          className={styles.sheet}
          role="group"
          aria-label="Drawing of a harbour whose parts can be moved"
          aria-describedby={hint}
          style={{ aspectRatio: `${SCENE.width} / ${SCENE.height}` }}
        >
          <ScenePoster className={styles.poster} />
          <div className={styles.canvas} ref={box} />
          <span className={styles.dimension} style={units({ '--x': (line.from + line.to) / 2, '--y': line.y })}>
            {line.label}
          </span>
          {PARTS.map((part, index) => (
            <Tag
              key={part.id}
              part={part}
              number={index + 1}
              pose={poses[part.id]}
              picked={picked === part.id}
              live={stage !== undefined}
              onPick={() => pick(part.id)}
              onKeyDown={(event) => onKeyDown(event, part)}
            />
          ))}
        </div>
      </div>
      <figcaption className={styles.block}>
        <div className={styles.facts}>
          <div className={styles.row}>
            <span className={styles.fact}>
              <span className={styles.key}>Part</span>
              {current ? `${current.name}, ${current.shape}` : 'none picked'}
            </span>
            <span className={styles.fact}>
              <span className={styles.key}>x</span>
              {pose ? Math.round(pose.x) : '–'}
            </span>
            <span className={styles.fact}>
              <span className={styles.key}>y</span>
              {pose ? Math.round(pose.y) : '–'}
            </span>
            <span className={`${styles.fact} ${styles.wide}`}>
              <span className={styles.key}>rotation</span>
              {pose ? `${Math.round(pose.rotation)}°` : '–'}
            </span>
            <span className={styles.actions}>
              <button
                type="button"
                className={styles.action}
                disabled={!stage}
                onClick={() => {
                  pick(undefined);
                  stage?.reset();
                  setSaid('Every part is back in its place.');
                }}
              >
                Put back
              </button>
              <button
                type="button"
                className={styles.action}
                disabled={!stage || reduced}
                aria-pressed={!motion}
                onClick={() => setWantsMotion((on) => !on)}
              >
                Hold still
              </button>
            </span>
          </div>
        </div>
        <p className={styles.hint} id={hint}>
          Drag a part, pull its handles.{' '}
          <span className={styles.keys}>
            With the keyboard: <kbd>Tab</kbd> to a number, arrow keys move, <kbd>+</kbd> <kbd>−</kbd> resize,{' '}
            <kbd>R</kbd> turns.
          </span>
        </p>
        <span className="kd-visually-hidden" role="status">
          {said}
        </span>
      </figcaption>
    </figure>
  );
}
