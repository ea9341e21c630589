import { isRecord, isRecordOf, isString } from '@site-packages/contracts';

/** What a type check needs beside the reader's files: declarations of the language, of browsers and of the libraries. */
export interface TypeData {
  /** Text by absolute path: `/lib/lib.dom.d.ts`, `/node_modules/konva/lib/index-types.d.ts`. */
  files: Record<string, string>;
}

/** Where the page finds the type check (`@demo-data/type-check`); addresses are site-absolute. */
export interface TypeCheckAddresses {
  /** The worker's program, with the compiler in it. */
  worker: string;
  /** JSON of `TypeData`. */
  data: string;
}

/** True for a complete `TypeData`. */
export function isTypeData(value: unknown): value is TypeData {
  return isRecord(value) && isRecordOf(value['files'], isString);
}
