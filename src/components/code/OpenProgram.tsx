import { useHistory } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import styles from './HighlightedCode.module.css';

interface OpenProgramProps {
  /** Returns the code at the moment of the click. */
  code: () => string;
}

/** Opens a whole program in the playground. The link is made on press, so that pages do not contain the code twice. */
export function OpenProgram({ code }: OpenProgramProps): ReactNode {
  const history = useHistory();
  const playground = useBaseUrl('/play');

  async function open(): Promise<void> {
    const { programFragment } = await import('@site-packages/demo-engine/playground');
    history.push(playground + programFragment(code()));
  }

  return (
    <button type="button" className={styles.open} onClick={() => void open()}>
      Open in playground
    </button>
  );
}
