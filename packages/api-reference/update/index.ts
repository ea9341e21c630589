export { memberChanges, type MemberChange } from './member-changes';
export { updateReport, type Step, type Update } from './report';
export { touchedBy, type Touched } from './touched';
export { readVersion } from '../history/read-version';
export { readComments } from '../read/jsdoc';
export { findPackage, readLibrary } from '../read/library';
