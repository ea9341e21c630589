import type { ProjectCopy } from './project-copy';
import type { SiteCopy } from './site-copy';

interface CommonFault {
  /** A short description of the fault. */
  name: string;
  /**
   * The test that has to find it: `every-page.spec.ts > page /docs/shapes/Rect.html` for a browser test, the path from the project's root
   * and the titles for a unit test, or an npm command that has to fail.
   */
  caughtBy: string;
  /** Text that its failure message must contain, so that it does not fail for another reason. */
  says: RegExp;
  /** Environment variables of the test. */
  env?: Readonly<Record<string, string>>;
}

/** A fault that is planted in a copy of the built site. */
export interface SiteFault extends CommonFault {
  plantInSite(site: SiteCopy): void | Promise<void>;
  /** Time limit of the test in milliseconds, for a fault that makes everything hang. */
  timeout?: number;
}

/** A fault that is planted in a copy of the project. */
export interface ProjectFault extends CommonFault {
  plantInProject(project: ProjectCopy): void;
}

export type Fault = SiteFault | ProjectFault;
