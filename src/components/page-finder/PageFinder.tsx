import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { FLAVOUR_LABELS } from '@site-packages/demo-engine';
import { useEffect, useRef, type ReactNode } from 'react';
import { GUIDES, TOPICS, type Answer } from './topics';
import styles from './PageFinder.module.css';

/** Links to the guides of the framework bindings on the same subject. */
function Guides({ answer: { want, guides = {} } }: { answer: Answer }): ReactNode {
  const links = GUIDES.flatMap((guide) => {
    const name = guides[guide];
    return name === undefined ? [] : [{ guide, to: `/docs/${guide}/${name}.html` }];
  });
  if (links.length === 0) return null;
  return (
    <span className={styles.guides}>
      {links.map(({ guide, to }) => (
        <Link key={guide} to={to} aria-label={`${want}, in ${FLAVOUR_LABELS[guide]}`}>
          {FLAVOUR_LABELS[guide]}
        </Link>
      ))}
    </span>
  );
}

/**
 * Leads from a task or a symptom to the page about it in two steps: a topic, then an answer. Topics are native `<details>` elements, so it
 * works without JavaScript; with JavaScript, a URL whose hash is a topic's id opens that topic.
 */
export function PageFinder(): ReactNode {
  const { hash } = useLocation();
  const topics = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const named = [...(topics.current?.querySelectorAll('details') ?? [])].find(({ id }) => `#${id}` === hash);
    if (named !== undefined) named.open = true;
  }, [hash]);
  return (
    <div ref={topics} className={styles.topics}>
      {TOPICS.map(({ id, title, hint, answers }) => (
        <details key={id} id={id} name="topic" className={styles.topic}>
          <summary className={styles.question}>
            <span className={styles.title}>{title}</span>
            <span className={styles.hint}>{hint}</span>
          </summary>
          <ul className={styles.answers}>
            {answers.map((answer) => (
              <li key={answer.want} className={styles.answer}>
                <span className={styles.want}>{answer.want}</span>
                <Link to={answer.to} className={styles.page}>
                  {answer.page}
                </Link>
                <Guides answer={answer} />
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}
