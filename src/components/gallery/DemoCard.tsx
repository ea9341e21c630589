import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { FLAVOUR_LABELS, isFlavour } from '@site-packages/demo-engine';
import { useEffect, useRef, useState, type PointerEvent, type ReactNode } from 'react';
import { Picture, PICTURE_NAMES } from '../home/pictures';
import { loadLoop, mayMove } from './loop';
import { pictureSet } from './picture-set';
import { pageOf, type GalleryDemo } from './shelves';
import styles from './DemoCard.module.css';

/** A drawing for a demo that has no poster yet; always the same one for the same id. */
function standIn(id: string): (typeof PICTURE_NAMES)[number] {
  const sum = [...id].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return PICTURE_NAMES[sum % PICTURE_NAMES.length] ?? 'shapes';
}

/** A card's width: `auto` takes the laid-out width; browsers that do not support it use the approximate widths that follow. */
const SIZES = 'auto, (max-width: 640px) 45vw, 22rem';

/** Shows the moving picture while the pointer or the focus is on the card, once it is loaded. */
function useLoop(src: string | undefined): { isShown: boolean; begin(): void; end(): void } {
  const [isShown, setShown] = useState(false);
  const isWanted = useRef(false);
  useEffect(() => () => void (isWanted.current = false), []);
  return {
    isShown,
    begin() {
      if (src === undefined || isWanted.current || !mayMove()) return;
      isWanted.current = true;
      void loadLoop(src).then((isThere) => setShown(isThere && isWanted.current));
    },
    end() {
      isWanted.current = false;
      setShown(false);
    },
  };
}

/**
 * A demo in the gallery: picture, title, summary, flavors; on the home page without the summary. The title is the link, and it covers the card. All pictures are lazy: the
 * page's text and its search field come before any of them.
 */
export function DemoCard({ demo, isBrief = false }: { demo: GalleryDemo; isBrief?: boolean }): ReactNode {
  const src = useBaseUrl(demo.poster?.src ?? '');
  const loopSrc = useBaseUrl(demo.loop ?? '');
  const loop = useLoop(demo.loop === undefined ? undefined : loopSrc);
  // A touch opens the page; it does not hover.
  const onPointerEnter = ({ pointerType }: PointerEvent) => pointerType !== 'touch' && loop.begin();
  const flavours = demo.flavours.filter(isFlavour).map((flavour) => FLAVOUR_LABELS[flavour]);
  return (
    <article
      className={`${styles.card} kd-selectable`}
      onPointerEnter={onPointerEnter}
      onPointerLeave={loop.end}
      onFocus={({ target }) => target.matches(':focus-visible') && loop.begin()}
      onBlur={loop.end}
    >
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
        {loop.isShown && <img className={styles.loop} src={loopSrc} alt="" width={320} height={200} />}
      </div>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <Link to={pageOf(demo)} className={styles.link}>
            {demo.title}
          </Link>
        </h3>
        {!isBrief && <p className={styles.summary}>{demo.summary}</p>}
        <p className={styles.flavours} data-brief={isBrief || undefined}>
          {flavours.join(' · ')}
        </p>
      </div>
    </article>
  );
}
