import siteConfig from '@generated/docusaurus.config';
import siteStorage from '@generated/site-storage';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Storage key under which Docusaurus keeps a reader's choice. */
const STORED = `theme${siteStorage.namespace}`;

/** The site's fixed color mode, if its settings have one. */
function fixedMode(): string | undefined {
  const { colorMode } = siteConfig.themeConfig;
  if (typeof colorMode !== 'object' || colorMode === null) return undefined;
  if (!('disableSwitch' in colorMode && 'defaultMode' in colorMode)) return undefined;
  const { disableSwitch, defaultMode } = colorMode;
  return disableSwitch === true && typeof defaultMode === 'string' ? defaultMode : undefined;
}

/**
 * Where the color mode is fixed, nothing else may set it: neither a choice that another tab stores while the page is open, nor
 * `?docusaurus-data-theme=` in the URL, which Docusaurus supports for embedded pages.
 */
if (ExecutionEnvironment.canUseDOM) {
  const mode = fixedMode();
  if (mode !== undefined) {
    document.documentElement.dataset['theme'] = mode;
    document.documentElement.dataset['themeChoice'] = mode;
    // This listener is added before the theme's, so the theme never gets the event.
    window.addEventListener('storage', (event) => {
      if (event.key !== STORED || event.newValue === null) return;
      event.stopImmediatePropagation();
      event.storageArea?.removeItem(STORED);
    });
  }
}
