/**
 * Key of the remembered flavour in the browser's local storage. It is the one that the site generator's own tab groups named
 * `flavour` keep their choice under, so that prose tabs and demos change together.
 */
export const FLAVOUR_STORAGE_KEY = 'docusaurus.tab.flavour';
/** Parameter of the address that wins over the remembered flavour. */
export const FLAVOUR_PARAMETER = 'flavour';
