import type Konva from 'konva';

const MARGIN = 8;

/** A PNG of the signature alone: the ink's layer without the paper, cropped to the ink, transparent around it. */
export async function signaturePicture(ink: Konva.Layer): Promise<Blob> {
  const { x, y, width, height } = ink.getClientRect();
  // A signature that was scaled down with the pad is saved at its original size.
  const scale = ink.scaleX();
  const margin = MARGIN * scale;
  const canvas = ink.toCanvas({
    x: x - margin,
    y: y - margin,
    width: width + 2 * margin,
    height: height + 2 * margin,
    pixelRatio: 3 / scale,
  });
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (!blob) throw new Error('The browser gave no picture of the signature.');
  return blob;
}

/** The same as an SVG, which is sharp at any size. */
export function signatureSvg(ink: Konva.Layer): string {
  const { x, y, width, height } = ink.getClientRect({ relativeTo: ink });
  const box = [x - MARGIN, y - MARGIN, width + 2 * MARGIN, height + 2 * MARGIN];
  const strokes = ink.find<Konva.Line>('Line').map((line) => {
    const style = `stroke="${String(line.stroke())}" stroke-width="${line.strokeWidth()}"`;
    return `<path d="${pathOf(line)}" fill="none" stroke-linecap="round" stroke-linejoin="round" ${style}/>`;
  });
  const names = ink.find<Konva.Text>('Text').map((text) => {
    const name = text.text().replace(/[&<]/g, (sign) => `&#${sign.charCodeAt(0)};`);
    const style = `font-family='${text.fontFamily()}' font-size="${text.fontSize()}" font-style="italic"`;
    return `<text text-anchor="middle" y="-10" fill="${String(text.fill())}" ${style}>${name}</text>`;
  });
  const size = `width="${width + 2 * MARGIN}" height="${height + 2 * MARGIN}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" ${size}>${strokes.join('')}${names.join('')}</svg>`;
}

/** The curve that Konva draws through the points of a line with a tension. */
function pathOf(line: Konva.Line): string {
  const points = line.points();
  const [x = 0, y = 0] = points;
  const end = points.slice(-2);
  if (points.length <= 4) return `M${x} ${y}L${end.join(' ')}`;
  const curve = line.getTensionPoints();
  const middle = curve.slice(4, -2);
  return `M${x} ${y}Q${curve.slice(0, 4).join(' ')}${middle.length > 0 ? `C${middle.join(' ')}` : ''}Q${[...curve.slice(-2), ...end].join(' ')}`;
}

export async function saveSignature(ink: Konva.Layer | null | undefined, kind: 'png' | 'svg') {
  if (!ink) return;
  const content =
    kind === 'png'
      ? await signaturePicture(ink)
      : new Blob([signatureSvg(ink)], { type: 'image/svg+xml' });
  const href = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href, download: `signature.${kind}` }).click();
  // Some browsers read the URL only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
