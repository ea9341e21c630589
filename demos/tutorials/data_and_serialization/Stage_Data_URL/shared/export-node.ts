import type Konva from 'konva';

export const nodeNames = ['stage', 'layer', 'group', 'circle'];

/** The options that are numbers, with the values that their fields accept. */
export const numbers = [
  { name: 'x', min: -500, max: 1000, step: 1 },
  { name: 'y', min: -500, max: 1000, step: 1 },
  { name: 'width', min: 1, max: 1000, step: 1 },
  { name: 'height', min: 1, max: 1000, step: 1 },
  { name: 'pixelRatio', min: 0.5, max: 4, step: 0.5 },
  { name: 'quality', min: 0, max: 1, step: 0.1 },
] as const;

export const mimeTypes = ['image/png', 'image/jpeg', 'image/webp'];

export interface Exported {
  call: string;
  address: string;
  file: string;
  mimeType: string;
  bytes: number;
  width: number;
  height: number;
}

/** Exports the chosen node with the options of the form. An empty field leaves its option out. */
export async function exportNode(stage: Konva.Stage, form: FormData): Promise<Exported> {
  const name = text(form, 'node');
  const options: NonNullable<Parameters<Konva.Node['toDataURL']>[0]> = {};
  for (const { name: option } of numbers) {
    const value = text(form, option);
    if (value !== '') options[option] = Number(value);
  }
  const wantedType = text(form, 'mimeType');
  if (wantedType !== '') options.mimeType = wantedType;

  const node = name === 'stage' ? stage : stage.findOne(`.${name}`);
  const address = node?.toDataURL(options) ?? '';
  const [head = '', base64 = ''] = address.split(',');
  const mimeType = head.slice('data:'.length, -';base64'.length);

  const picture = new Image();
  picture.src = address;
  await picture.decode();
  return {
    call: `${name}.toDataURL(${inCode(options)})`,
    address,
    file: `${name}.${mimeType.split('/')[1]}`,
    mimeType,
    bytes: atob(base64).length,
    width: picture.naturalWidth,
    height: picture.naturalHeight,
  };
}

function text(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

function inCode(options: object): string {
  const parts = Object.entries(options).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return parts.length === 0 ? '' : `{ ${parts.join(', ')} }`;
}
