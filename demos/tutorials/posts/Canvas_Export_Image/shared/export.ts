import type Konva from 'konva';

export const parts = ['stage', 'picture', 'drawing'];
export const ratios = [1, 2, 3];

const formats = [
  { label: 'PNG', mimeType: 'image/png' },
  { label: 'JPEG 0.9', mimeType: 'image/jpeg', quality: 0.9 },
  { label: 'JPEG 0.5', mimeType: 'image/jpeg', quality: 0.5 },
  { label: 'WebP 0.9', mimeType: 'image/webp', quality: 0.9 },
];

export interface Exported {
  label: string;
  address: string;
  file: string;
  blobSize: string;
  textSize: string;
}

const inWords = (amount: number) => amount.toLocaleString('en-US');

/** Exports a part of the stage in all formats, as a blob and as a data URL. */
export function exportAll(
  stage: Konva.Stage,
  part: string,
  pixelRatio: number,
): Promise<Exported[]> {
  const node = part === 'stage' ? stage : stage.findOne(`.${part}`);
  const all = formats.map(async ({ label, ...format }) => {
    const options = { ...format, pixelRatio };
    const address = node?.toDataURL(options) ?? '';
    const blob = await node?.toBlob(options);
    // A browser that cannot write a format writes PNG instead, so the name comes from the result.
    const [, type = 'png'] = blob?.type.split('/') ?? [];
    return {
      label,
      address,
      file: `${part}.${type}`,
      blobSize: inWords(blob?.size ?? 0),
      textSize: inWords(address.length),
    };
  });
  return Promise.all(all);
}
