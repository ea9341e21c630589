import type { ApiModel, TypeText } from '@site-packages/api-reference/model';

export type { ApiEvent, ApiMember, ApiModel, ApiPage, ApiType } from '@site-packages/api-reference/model';

/** The build writes the file; another format would be another version's. */
const isModel = (value: unknown): value is ApiModel =>
  typeof value === 'object' && value !== null && 'format' in value && value.format === 1 && 'pages' in value;

/** Reads `konva.json`. @throws when the file has another format */
export function readModel(json: string): ApiModel {
  const model: unknown = JSON.parse(json);
  if (!isModel(model)) throw new Error('konva.json has another format.');
  return model;
}

/** A type without its links. */
export const typeWords = (type: TypeText): string => type.map(({ text }) => text).join('');
