import type { Project } from '../../testing/selection/choose';
import type { Selection } from '../../testing/selection/model';

/** One line on what a quick run has left out, and which command runs the rest. */
export function leftOut({ demos = [], pages = [] }: Selection, project: Pick<Project, 'demos' | 'pages'>): string {
  const lessDemos = project.demos.length - demos.length;
  const lessPages = project.pages.length - pages.length;
  return (
    `Left out: ${lessDemos} of ${project.demos.length} demos, ${lessPages} of ${project.pages.length} pages, the machinery site, and the ` +
    'browser tests without the tag @core. `npm test -- --all` runs everything.'
  );
}
