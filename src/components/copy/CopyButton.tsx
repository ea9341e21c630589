import { useEffect, useRef, useState, type ReactNode } from 'react';
import { copyText } from '@site-packages/contracts';
import styles from './CopyButton.module.css';

/** How long the button says that the text was copied, in milliseconds. */
const SAID_FOR = 1800;

interface CopyButtonProps {
  /** The text, or a function that returns it at the moment of the click. */
  text: string | (() => string);
  /** Accessible name, for example "Copy code". */
  label: string;
  className?: string;
}

/** Copies a text and says whether that worked. */
export function CopyButton({ text, label, className }: CopyButtonProps): ReactNode {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function copy(): Promise<void> {
    const done = await copyText(typeof text === 'string' ? text : text());
    setState(done ? 'copied' : 'failed');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setState('idle'), SAID_FOR);
  }

  return (
    <button
      type="button"
      className={`${styles.button} ${className ?? ''}`}
      aria-label={label}
      title={label}
      data-state={state}
      onClick={() => void copy()}
    >
      <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
        {state === 'copied' ? (
          <path d="M4 10.5l4 4 8-9" />
        ) : state === 'failed' ? (
          <path d="M5 5l10 10M15 5L5 15" />
        ) : (
          <path d="M7.5 6.5h8v10h-8zM12.5 6.5v-3h-8v10h3" />
        )}
      </svg>
      <span className="kd-visually-hidden" role="status">
        {state === 'copied' ? 'Copied' : state === 'failed' ? 'The browser did not allow copying.' : ''}
      </span>
    </button>
  );
}
