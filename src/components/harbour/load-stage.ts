import { nextTask } from './next-task';

/**
 * Evaluates the library and the drawing, which are in the same chunk as this module, each in a task of its own: on a slow device,
 * evaluating the whole library in one task would block the page noticeably.
 */
export async function loadStage() {
  await import(/* webpackMode: "eager" */ 'konva/lib/Shape');
  await nextTask();
  await import(/* webpackMode: "eager" */ 'konva/lib/Core');
  await nextTask();
  const { createLiveStage } = await import(/* webpackMode: "eager" */ './live-stage');
  await nextTask();
  return createLiveStage;
}
