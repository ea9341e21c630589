import { isRecord, isRecordOf, isString } from '@site-packages/contracts';

/** What a type check needs besides the reader's files: declarations of the language, of browsers and of the libraries. */
export interface TypeData {
  /** Text by absolute path: `/lib/lib.dom.d.ts`, `/node_modules/konva/lib/index-types.d.ts`. */
  files: Record<string, string>;
}

/** Site-absolute URLs of the type check's files (`@demo-data/type-check`). */
export interface TypeCheckAddresses {
  /** The worker's script, which contains the compiler. */
  worker: string;
  /** JSON of `TypeData`. */
  data: string;
}

/** True for a complete `TypeData`. */
export function isTypeData(value: unknown): value is TypeData {
  return isRecord(value) && isRecordOf(value['files'], isString);
}
