import { isRecord, isRecordOf, isString } from '@site-packages/contracts';

/** What a downloaded project needs beside the reader's files; the build writes it. */
export interface ProjectInfo {
  /** Version ranges by package name. */
  versions: Record<string, string>;
  /** The result frame's base stylesheet. */
  baseCss: string;
}

/** Where the playground's data is (`@demo-data/playground`); addresses are site-absolute. */
export interface PlaygroundAddresses {
  /** Folder of `<id>.json` (`PublishedDemo`), with a slash at its end. */
  demos: string;
  /** JSON of `ProjectInfo`. */
  project: string;
  /** Script that runs in the frame before a program of the playground (`playground-frame/`). */
  helper: string;
}

/** True for a complete `ProjectInfo`. */
export function isProjectInfo(value: unknown): value is ProjectInfo {
  return isRecord(value) && isRecordOf(value['versions'], isString) && isString(value['baseCss']);
}
