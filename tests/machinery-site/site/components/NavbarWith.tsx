import { Context } from '@docusaurus/core/lib/client/docusaurusContext';
import type { NavbarItem } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import { useMemo, type ReactNode } from 'react';

/** A page whose navbar has one item: the site's configuration with other navbar items. */
export function NavbarWith({ item }: { item: NavbarItem | undefined }): ReactNode {
  const context = useDocusaurusContext();
  const value = useMemo(() => {
    const { siteConfig } = context;
    const navbar: unknown = siteConfig.themeConfig['navbar'];
    const items = item === undefined ? [] : [item];
    const themeConfig = { ...siteConfig.themeConfig, navbar: { ...Object(navbar), items } };
    return { ...context, siteConfig: { ...siteConfig, themeConfig } };
  }, [context, item]);
  return (
    <Context.Provider value={value}>
      <Layout title="Wrong item" description="A page with a navbar item that cannot be rendered.">
        <main>
          <h1>Wrong item</h1>
        </main>
      </Layout>
    </Context.Provider>
  );
}
