import siteConfig from '@generated/docusaurus.config';
import siteStorage from '@generated/site-storage';
import { type ReactNode, useEffect } from 'react';

/** The only color mode of a site without a switch. */
function fixedMode(): 'light' | 'dark' {
  const mode: unknown = Reflect.get(Object(siteConfig.themeConfig['colorMode']), 'defaultMode');
  return mode === 'dark' ? 'dark' : 'light';
}

const MODE = fixedMode();

const VALUE = {
  colorMode: MODE,
  colorModeChoice: null,
  setColorMode: () => undefined,
  isDarkTheme: MODE === 'dark',
  setLightTheme: () => undefined,
  setDarkTheme: () => undefined,
};

/** Removes what a reader chose when the site still had a switch, as the theme does. */
function forgetChoice(): void {
  const key = `theme${siteStorage.namespace}`;
  try {
    window[siteStorage.type].removeItem(key);
  } catch (error) {
    console.error(`Docusaurus storage error, can't delete key=${key}`, error);
  }
}

/** Replaces the theme's provider where the color mode is fixed. */
export function ColorModeProvider({ children }: { children: ReactNode }): ReactNode {
  useEffect(forgetChoice, []);
  return children;
}

/** Returns the mode, which never changes. */
export function useColorMode(): typeof VALUE {
  return VALUE;
}
