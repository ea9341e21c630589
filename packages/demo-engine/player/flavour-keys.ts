/**
 * Local storage key of the reader's flavor. Docusaurus stores the choice of its tab groups with the group id `flavour` under the
 * same key, so tabs in prose and demos switch together.
 */
export const FLAVOUR_STORAGE_KEY = 'docusaurus.tab.flavour';
/** URL parameter that overrides the stored flavor. */
export const FLAVOUR_PARAMETER = 'flavour';
