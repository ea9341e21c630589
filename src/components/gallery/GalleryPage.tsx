import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { Gallery } from './Gallery';
import styles from './GalleryPage.module.css';

/** The page with the gallery of demos. It is available at two URLs. */
export function GalleryPage(): ReactNode {
  return (
    <Layout
      title="Demos"
      description="Finished canvas drawings to play with: editors, games, charts and stress tests, each with its source in Vanilla, React, Vue and Svelte."
    >
      <main className={styles.page}>
        <header className={styles.head}>
          <h1>Demos</h1>
          <p>
            Drawings that do a whole job: play with one, read its source in your framework, change it in the page and
            see the canvas follow. Or begin with nothing in the <Link to="/play">playground</Link>.
          </p>
        </header>
        <Gallery />
      </main>
    </Layout>
  );
}
