import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { HarbourDrawing } from '../harbour/HarbourDrawing';
import { useEntryLinks } from '../site/entry-links';
import { InstallCommands } from './InstallCommands';
import styles from './Hero.module.css';

/** Top of the home page: what the library is, where to begin, how to install it, and a drawing to take apart. */
export function Hero(): ReactNode {
  const links = useEntryLinks();
  const start = links.find(({ group }) => group === 'start') ?? links[0];
  const api = links.find(({ to }) => to.startsWith('/api/'));
  return (
    <header className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.title}>Draw on a canvas, with shapes that stay shapes</h1>
        <p className="kd-lead">
          Konva keeps what you draw on a 2D canvas as objects: drag, style, animate and save them, from TypeScript,
          React, Vue or Svelte.
        </p>
        <div className="kd-button-row">
          {start && (
            <Link to={start.to} className="kd-button kd-button--primary">
              {start.group === 'start' ? start.label : 'Tutorials'}
            </Link>
          )}
          <Link to="/docs/sandbox.html" className="kd-button">
            Demos
          </Link>
          {api && (
            <Link to={api.to} className={`kd-button ${styles.more}`}>
              API reference
            </Link>
          )}
        </div>
        <InstallCommands />
      </div>
      <div className={styles.drawing}>
        <HarbourDrawing />
      </div>
    </header>
  );
}
