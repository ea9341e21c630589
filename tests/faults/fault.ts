import type { ProjectCopy } from './project-copy';
import type { SiteCopy } from './site-copy';

interface CommonFault {
  /** A few words: what is wrong with the site. */
  name: string;
  /**
   * The test that has to find it: `every-page.spec.ts > page /docs/shapes/Rect.html` for a browser test, the file from the project's root and
   * the titles for a unit test, or an npm command that has to fail.
   */
  caughtBy: string;
  /** What its failure must say, so that it does not fail for another reason. */
  says: RegExp;
}

/** A fault that is planted into a copy of the built site. */
export interface SiteFault extends CommonFault {
  plantInSite(site: SiteCopy): void | Promise<void>;
  /** Milliseconds the test may take; for a fault that stops everything. */
  timeout?: number;
}

/** A fault that is planted into a copy of the project. */
export interface ProjectFault extends CommonFault {
  plantInProject(project: ProjectCopy): void;
}

export type Fault = SiteFault | ProjectFault;
