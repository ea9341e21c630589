import catalog from '@demo-data/catalog';
import Link from '@docusaurus/Link';
import { FLAVOUR_LABELS } from '@site-packages/demo-engine';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { demoPage, galleryBlocks } from './categories';
import styles from './Gallery.module.css';

type Card = (typeof catalog)[number];

function DemoCard({ demo }: { demo: Card }): ReactNode {
  return (
    <li className={styles.card}>
      <div className={styles.picture}>
        {demo.poster && (
          <img
            src={demo.poster.src}
            width={demo.poster.width}
            height={demo.poster.height}
            alt=""
            loading="lazy"
            decoding="async"
          />
        )}
      </div>
      <Heading as="h3" className={styles.title}>
        <Link to={demoPage(demo.id)}>{demo.title}</Link>
      </Heading>
      <p className={styles.summary}>{demo.summary}</p>
      <p className={styles.flavours}>{demo.flavours.map((flavour) => FLAVOUR_LABELS[flavour]).join(', ')}</p>
    </li>
  );
}

/** All demos as cards, in blocks. */
export function Gallery(): ReactNode {
  const byId = new Map(catalog.map((demo) => [demo.id, demo]));
  const blocks = galleryBlocks(catalog.map((demo) => demo.id));
  return (
    <Layout
      title="Demos"
      description="Live canvas demos to run, read and edit in the page: editors, games, stress tests, and one demo for every tutorial."
    >
      <main className={styles.page}>
        <header className={styles.head}>
          <Heading as="h1">Demos</Heading>
          <p>
            Each demo runs in its page, from the code beside it, in TypeScript and in the frameworks named on its card.
            Change the code there and the canvas follows.
          </p>
        </header>
        {blocks.map((block) => (
          <section key={block.title} className={styles.block}>
            <Heading as="h2" id={block.title.toLowerCase().replaceAll(' ', '-')}>
              {block.title}
            </Heading>
            <ul className={styles.grid}>
              {block.ids.map((id) => {
                const demo = byId.get(id);
                return demo && <DemoCard key={id} demo={demo} />;
              })}
            </ul>
          </section>
        ))}
      </main>
    </Layout>
  );
}
