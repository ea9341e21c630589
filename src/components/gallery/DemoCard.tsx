import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { FLAVOUR_LABELS, isFlavour } from '@site-packages/demo-engine';
import type { ReactNode } from 'react';
import { Picture, PICTURE_NAMES } from '../home/pictures';
import { pictureSet } from './picture-set';
import { pageOf, type GalleryDemo } from './shelves';
import styles from './DemoCard.module.css';

/** A drawing for demos that have no poster yet; the same one every time. */
function standIn(id: string): (typeof PICTURE_NAMES)[number] {
  const sum = [...id].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return PICTURE_NAMES[sum % PICTURE_NAMES.length] ?? 'shapes';
}

/** How wide a card is: what the browser has laid out or, where it cannot take that, about so much. */
const SIZES = 'auto, (max-width: 640px) 92vw, 22rem';

/**
 * One demo of the gallery: picture, title, what it is, its flavours. The title is the link; it covers the card. Every picture is lazy:
 * the page's words and its field are there before any of them.
 */
export function DemoCard({ demo }: { demo: GalleryDemo }): ReactNode {
  const src = useBaseUrl(demo.poster?.src ?? '');
  const flavours = demo.flavours.filter(isFlavour).map((flavour) => FLAVOUR_LABELS[flavour]);
  return (
    <article className={`${styles.card} kd-selectable`}>
      <div className={styles.picture}>
        {demo.poster ? (
          <img
            src={src}
            srcSet={pictureSet(demo.poster, src)}
            sizes={SIZES}
            alt=""
            width={demo.poster.width}
            height={demo.poster.height}
            loading="lazy"
            decoding="async"
          />
        ) : (
          <Picture name={standIn(demo.id)} className={styles.standIn} />
        )}
      </div>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <Link to={pageOf(demo)} className={styles.link}>
            {demo.title}
          </Link>
        </h3>
        <p className={styles.summary}>{demo.summary}</p>
        <p className={styles.flavours}>{flavours.join(' · ')}</p>
      </div>
    </article>
  );
}
