import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { ASSISTANTS, questionAbout } from './assistants';
import styles from './AskAi.module.css';
import { copyPage } from './copy-page';

/** How long the menu says that the page was copied, in milliseconds. */
const SAID_FOR = 2500;

interface AskAiMenuProps {
  /** URL of the page as Markdown. */
  markdown: string;
  /** The page's absolute URL, which is passed to assistants. */
  pageUrl: string;
}

/**
 * A button and the list it opens: copy or view the page as Markdown, or ask an assistant about it. No request is made before an entry is
 * pressed.
 */
export function AskAiMenu({ markdown, pageUrl }: AskAiMenuProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [said, setSaid] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const listId = useId();

  useEffect(() => {
    if (!isOpen) return undefined;
    list.current?.querySelector<HTMLElement>('a, button')?.focus();
    const closeOutside = (event: PointerEvent): void => {
      if (event.target instanceof Node && box.current?.contains(event.target) !== true) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  useEffect(() => {
    if (said === '') return undefined;
    const timer = setTimeout(() => setSaid(''), SAID_FOR);
    return () => clearTimeout(timer);
  }, [said]);

  function close(): void {
    setOpen(false);
    opener.current?.focus();
  }

  async function copy(): Promise<void> {
    close();
    setSaid((await copyPage(markdown)) ?? 'Page copied');
  }

  function onKeyDown(event: KeyboardEvent): void {
    const items = [...(list.current?.querySelectorAll<HTMLElement>('a, button') ?? [])];
    const at = items.findIndex((item) => item === document.activeElement);
    const steps: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 };
    const next = steps[event.key];
    if (event.key === 'Escape' && isOpen) close();
    else if (event.key === 'ArrowDown' && !isOpen) setOpen(true);
    else if (next !== undefined && isOpen) items[(next + items.length) % items.length]?.focus();
    else return;
    event.preventDefault();
  }

  /** Closes the menu when the focus leaves it, for example by Tab. */
  function onBlur({ relatedTarget }: FocusEvent): void {
    if (relatedTarget !== null && box.current?.contains(relatedTarget) !== true) setOpen(false);
  }

  return (
    <div className={styles.box} ref={box} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        type="button"
        className={styles.opener}
        ref={opener}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        Ask AI
        <svg viewBox="0 0 12 8" width="10" height="7" aria-hidden="true">
          <path d="M1 1l5 5 5-5" />
        </svg>
      </button>
      <p className={styles.said} role="status">
        {said}
      </p>
      {isOpen && (
        <ul className={styles.list} id={listId} ref={list} aria-label="Ask AI about this page">
          <li>
            <button type="button" className={styles.item} onClick={() => void copy()}>
              Copy page as Markdown
            </button>
          </li>
          <li>
            <a className={styles.item} href={markdown} onClick={close}>
              View as Markdown
            </a>
          </li>
          {ASSISTANTS.map(({ name, address }) => (
            <li key={name}>
              <a
                className={styles.item}
                href={address(questionAbout(pageUrl))}
                target="_blank"
                rel="noopener noreferrer"
                onClick={close}
              >
                Open in {name}
                <span className="kd-visually-hidden"> (opens in a new tab)</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
