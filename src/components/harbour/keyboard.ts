import type { Pose } from './scene';

/** Keyboard steps: `far` and `near` in drawing units, `turn` in degrees, `size` as a change of the scale factor. */
const STEP = { far: 10, near: 1, turn: 15, size: 0.1 };

/**
 * What a key does to a picked part.
 * @param key `KeyboardEvent.key`
 * @param shift whether Shift is held, which makes the step small
 * @returns the step, or undefined for other keys
 */
export function stepForKey(key: string, shift: boolean): Partial<Pose> | undefined {
  const far = shift ? STEP.near : STEP.far;
  switch (key) {
    case 'ArrowLeft':
      return { x: -far };
    case 'ArrowRight':
      return { x: far };
    case 'ArrowUp':
      return { y: -far };
    case 'ArrowDown':
      return { y: far };
    case '+':
    case '=':
      return { scale: STEP.size };
    case '-':
    case '_':
      return { scale: -STEP.size };
    case 'r':
      return { rotation: STEP.turn };
    case 'R':
      return { rotation: -STEP.turn };
    default:
      return undefined;
  }
}

/** A part's pose in words, for assistive technology. */
export function describePose(name: string, pose: Pose): string {
  const parts = [`x ${Math.round(pose.x)}`, `y ${Math.round(pose.y)}`];
  const turned = Math.round(pose.rotation);
  if (turned !== 0) parts.push(`turned ${turned} degrees`);
  if (Math.abs(pose.scale - 1) > 0.005) parts.push(`${Math.round(pose.scale * 100)} percent`);
  return `${name}: ${parts.join(', ')}`;
}
