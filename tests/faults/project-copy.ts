import { copyProject, removeCopy } from '../../testing/project-copy';
import { FolderCopy } from './folder-copy';

/** A copy of the project's sources, with the installed packages and without build output. */
export class ProjectCopy extends FolderCopy {
  static make(): ProjectCopy {
    return new ProjectCopy(copyProject());
  }

  discard(): Promise<void> {
    return removeCopy(this.folder);
  }
}
