import { LateHydration } from '@site-packages/late-hydration';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { BestDemos } from '../components/home/BestDemos';
import { Capabilities } from '../components/home/Capabilities';
import { FourFlavours } from '../components/home/FourFlavours';
import { Hero } from '../components/home/Hero';
import { SampleDrawing } from '../components/home/pictures';
import { WhereNext } from '../components/home/WhereNext';
import styles from './index.module.css';

/** The home page. */
export default function Home(): ReactNode {
  return (
    <Layout description="Konva is a 2D canvas library for TypeScript, React, Vue and Svelte: shapes that can be dragged, styled, listened to, animated and saved.">
      <main className={styles.page}>
        <Hero />
        <LateHydration>
          <section className={`${styles.section} ${styles.first}`} aria-labelledby="built-with-it">
            <div className={styles.intro}>
              <h2 id="built-with-it">What you can build</h2>
              <p>Whole programs to play with. Their code is on their pages, in each of the frameworks they name.</p>
            </div>
            <BestDemos />
          </section>
        </LateHydration>
        <LateHydration>
          <section className={`${styles.section} ${styles.code}`} aria-labelledby="four-flavours">
            <div>
              <h2 id="four-flavours">One drawing, four ways to write it</h2>
              <p>
                A circle that can be dragged and turns coral on a click or tap. The demos on this site come in these
                frameworks, run in the page and can be edited there.
              </p>
              <SampleDrawing className={styles.sample} />
            </div>
            <FourFlavours />
          </section>
        </LateHydration>
        <LateHydration>
          <section className={styles.section} aria-labelledby="what-it-does">
            <div className={styles.intro}>
              <h2 id="what-it-does">What it does</h2>
              <p>
                The canvas element forgets: once drawn, a circle is only pixels. Konva remembers the circle, so it can
                respond, move and change, and redraws its layer.
              </p>
            </div>
            <Capabilities />
          </section>
        </LateHydration>
        <LateHydration>
          <section className={styles.section} aria-labelledby="where-next">
            <div className={styles.intro}>
              <h2 id="where-next">Where to go from here</h2>
            </div>
            <WhereNext />
          </section>
        </LateHydration>
      </main>
    </Layout>
  );
}
