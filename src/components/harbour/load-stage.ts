import { nextTask } from './next-task';

/**
 * Readies the library and the drawing, which come in one file with this, each part in a task of its own: on a slow device the whole
 * library in one task would keep the reader waiting.
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
