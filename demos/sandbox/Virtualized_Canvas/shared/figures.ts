import { inMilliseconds } from '../../../common/konva/draw-cost';
import type { FrameWork } from '../../../common/konva/frame-work';
import type { Change } from './crowd-nodes';

const inWords = (count: number) => count.toLocaleString('en');

/** The figures below the stage. A value that was not measured is a dash. */
export function figuresOf(count: number, change: Change | undefined, work: FrameWork | undefined) {
  return [
    ['Penguins', inWords(count)],
    ['Nodes', inWords(change?.nodes ?? 0)],
    [
      'Last created',
      change ? `${inWords(change.created)} in ${inMilliseconds(change.duration)}` : '–',
    ],
    ['Frames per second', work ? String(Math.round(work.rate)) : '–'],
    ['Drawing, a frame', inMilliseconds(work?.drawing)],
  ] as const;
}
