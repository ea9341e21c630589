import BrowserOnly from '@docusaurus/BrowserOnly';
import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import Layout from '@theme/Layout';
import { lazy, type ReactNode, Suspense } from 'react';
import styles from './play.module.css';

const Playground = lazy(async () => ({
  default: (await import('@site-packages/demo-engine/playground-page')).Playground,
}));

/** What the page's HTML contains, and what is shown until the playground is loaded. */
function Introduction(): ReactNode {
  return (
    <div className={styles.introduction}>
      <h1>Playground</h1>
      <p>
        Write a canvas drawing in Vanilla, React, Vue or Svelte and see it run beside the code. Start blank or from any
        demo, share it as a link, or download it as a project.
      </p>
      <noscript>
        <p>
          The playground needs JavaScript. The code of every demo can be read without it:{' '}
          <Link to="/docs/sandbox.html">all demos</Link>.
        </p>
      </noscript>
    </div>
  );
}

/** The page `/play`. Its code is a chunk of its own, loaded when the page is opened. */
export default function PlayPage(): ReactNode {
  const { pathname, search, hash } = useLocation();
  const history = useHistory();
  return (
    <Layout
      title="Playground"
      description="Write and run canvas drawings in the browser, in Vanilla, React, Vue or Svelte: open any demo or start blank, share your code by link, download it as a project."
      noFooter
    >
      <main>
        <BrowserOnly fallback={<Introduction />}>
          {() => (
            <Suspense fallback={<Introduction />}>
              <Playground
                search={search}
                hash={hash}
                navigate={(query) => history.push({ pathname, search: query, hash: '' })}
              />
            </Suspense>
          )}
        </BrowserOnly>
      </main>
    </Layout>
  );
}
