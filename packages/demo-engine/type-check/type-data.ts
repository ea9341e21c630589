import { isString, recordOf, withFields } from '@site-packages/contracts';

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
  /** JSON of `TypeData` with the declarations of another version of Konva, by version. */
  konva: Record<string, string>;
}

/** The declarations with those of another version of Konva in place of the installed one's. */
export function withKonva({ files }: TypeData, konva: TypeData): TypeData {
  const others = Object.entries(files).filter(([name]) => !name.startsWith('/node_modules/konva/'));
  return { files: { ...Object.fromEntries(others), ...konva.files } };
}

/** True for a complete `TypeData`. */
export const isTypeData = withFields<TypeData>({ files: recordOf(isString) });
