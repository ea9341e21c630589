import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { PageFinder } from '../components/page-finder/PageFinder';
import styles from './kai.module.css';

/** The page finder at /kai: two questions that lead to a page of the documentation. */
export default function PageFinderPage(): ReactNode {
  return (
    <Layout
      title="Find your page"
      description="Say what you want to do with the canvas, or what goes wrong, and go straight to the page about it, in your framework."
    >
      <main className={styles.page}>
        <h1>Find your page</h1>
        <p className={styles.lead}>What do you want to do? Open a topic, then choose what comes closest.</p>
        <PageFinder />
        <p className={styles.more}>
          Nothing fits? Search finds every word of these pages: press <kbd>/</kbd> or <kbd>Ctrl K</kbd>. All finished
          demos are in <Link to="/docs/sandbox.html">the gallery</Link>, every class and method in the{' '}
          <Link to="/api/Konva.html">API reference</Link>. A person answers where{' '}
          <Link to="/docs/support.html">the support page</Link> says.
        </p>
      </main>
    </Layout>
  );
}
