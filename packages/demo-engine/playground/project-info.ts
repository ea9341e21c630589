import { isString, recordOf, withFields } from '@site-packages/contracts';

/** What a downloaded project needs besides the reader's files; written by the build. */
export interface ProjectInfo {
  /** Version ranges by package name. */
  versions: Record<string, string>;
  /** The result frame's base stylesheet. */
  baseCss: string;
}

/** URLs of the playground's data (`@demo-data/playground`), site-absolute. */
export interface PlaygroundAddresses {
  /** Folder of `<id>.json` (`PublishedDemo`), with a trailing slash. */
  demos: string;
  /** JSON of `ProjectInfo`. */
  project: string;
  /** Script that runs in the frame before a program of the playground (`playground-frame/`). */
  helper: string;
}

/** True for a complete `ProjectInfo`. */
export const isProjectInfo = withFields<ProjectInfo>({ versions: recordOf(isString), baseCss: isString });
