const VALUE = { navbarRef: () => undefined, isNavbarVisible: false };

/** In the place of the theme's hook, where the bar does not hide while the page is scrolled. */
export function useHideableNavbar(): typeof VALUE {
  return VALUE;
}
