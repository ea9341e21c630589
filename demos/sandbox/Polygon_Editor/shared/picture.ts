import type Konva from 'konva';
import { PLAN } from './vineyard';

/** A PNG of the whole plan, 1,800 pixels wide at every size of the window, without the marks of the selection. */
export async function exportPicture(stage: Konva.Stage): Promise<Blob> {
  const marks = stage.find('.marks');
  for (const node of marks) node.hide();
  const width = PLAN.width * stage.scaleX();
  const height = PLAN.height * stage.scaleY();
  const canvas = stage.toCanvas({ ...stage.position(), width, height, pixelRatio: 1800 / width });
  // Shown again before the browser paints, so they do not flicker.
  for (const node of marks) node.show();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (!blob) throw new Error('The picture is too large for this browser.');
  return blob;
}
