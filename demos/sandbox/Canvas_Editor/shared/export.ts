import Konva from 'konva';
import { writePdf } from '../../../common/konva/pdf';
import { textsOf } from '../../../common/konva/pdf-texts';
import type { Design } from './design';
import { createNode } from './node-config';

/** Pixels of the image per unit of the page. */
const PNG_RATIO = 2;
const PDF_RATIO = 3;
/** PDF points per unit of the page: 96 units are an inch. */
const POINTS = 72 / 96;

/** The page in its own nodes, made from the design. Selection, guides and zoom cannot be in it. */
function drawPage({ width, height, background, items }: Design): Konva.Group {
  const page = new Konva.Group({ clip: { x: 0, y: 0, width, height } });
  page.add(new Konva.Rect({ width, height, fill: background }), ...items.map(createNode));
  return page;
}

async function toBlob(page: Konva.Group, { width, height }: Design, ratio: number, type: string) {
  const canvas = page.toCanvas({ x: 0, y: 0, width, height, pixelRatio: ratio });
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.92));
  if (!blob) throw new Error('The image is too large for this browser.');
  return blob;
}

export async function exportPng(design: Design): Promise<Blob> {
  const page = drawPage(design);
  const picture = await toBlob(page, design, PNG_RATIO, 'image/png');
  page.destroy();
  return picture;
}

/** One page with an image of the design, and above it its texts: invisible, but selectable and searchable. */
export async function exportPdf(design: Design): Promise<Blob> {
  const { width, height } = design;
  const page = drawPage(design);
  const picture = await toBlob(page, design, PDF_RATIO, 'image/jpeg');
  const shown = page.find<Konva.Text>('Text').filter((node) => node.visible());
  const file = writePdf(
    [
      {
        width: width * POINTS,
        height: height * POINTS,
        jpeg: new Uint8Array(await picture.arrayBuffer()),
        pixels: { width: Math.floor(width * PDF_RATIO), height: Math.floor(height * PDF_RATIO) },
        texts: shown.flatMap((node) => textsOf(node, page, POINTS, height)),
        notes: [],
      },
    ],
    'Design',
  );
  page.destroy();
  return new Blob([file], { type: 'application/pdf' });
}
