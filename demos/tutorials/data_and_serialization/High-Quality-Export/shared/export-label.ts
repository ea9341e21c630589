import type Konva from 'konva';
import { size } from './label';

const ratios = [1, 2, 3];

/** Exports the label as a PNG file at each ratio. The area is the same for all files. */
export function exportLabel(label: Konva.Group) {
  const area = { ...label.absolutePosition(), ...size };
  return ratios.map((pixelRatio) => {
    const url = label.toDataURL({ ...area, pixelRatio });
    return {
      pixelRatio,
      url,
      fileName: `label-${pixelRatio}x.png`,
      pixels: `${size.width * pixelRatio} × ${size.height * pixelRatio}`,
      kilobytes: `${(bytesOf(url) / 1000).toFixed(1)} kB`,
    };
  });
}

export type ExportedFile = ReturnType<typeof exportLabel>[number];

/** The size of the file: a data URL writes three bytes as four characters. */
function bytesOf(url: string) {
  return atob(url.slice(url.indexOf(',') + 1)).length;
}
