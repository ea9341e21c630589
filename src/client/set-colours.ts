import siteConfig from '@generated/docusaurus.config';
import siteStorage from '@generated/site-storage';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Name under which the generator stores a reader's choice. */
const STORED = `theme${siteStorage.namespace}`;

/** What the site's settings say about colours, as far as it is asked here. */
function fixedMode(): string | undefined {
  const { colorMode } = siteConfig.themeConfig;
  if (typeof colorMode !== 'object' || colorMode === null) return undefined;
  if (!('disableSwitch' in colorMode && 'defaultMode' in colorMode)) return undefined;
  const { disableSwitch, defaultMode } = colorMode;
  return disableSwitch === true && typeof defaultMode === 'string' ? defaultMode : undefined;
}

/**
 * Where the colours are fixed, nothing else sets them: neither a choice that another tab stores while the page is open, nor
 * `?docusaurus-data-theme=` in an address, which the generator takes for pages shown inside others.
 */
if (ExecutionEnvironment.canUseDOM) {
  const mode = fixedMode();
  if (mode !== undefined) {
    document.documentElement.dataset['theme'] = mode;
    document.documentElement.dataset['themeChoice'] = mode;
    // This listener is there before the theme's, so the theme does not hear of such a choice.
    window.addEventListener('storage', (event) => {
      if (event.key !== STORED || event.newValue === null) return;
      event.stopImmediatePropagation();
      event.storageArea?.removeItem(STORED);
    });
  }
}
