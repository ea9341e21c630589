import { type ReactElement, useEffect, useState } from 'react';
import { failureText } from '../model/load-failure';
import { useDemoSettings } from '../player/demo-settings';
import '../player/player.css';
import { readAddress } from './address';
import { PlayLink } from './PlayLink';
import { openSession, type Session } from './session';
import { PLAYGROUND_STYLE } from './style';
import { Workbench } from './Workbench';

export interface PlaygroundProps {
  /** Query and fragment of the page's URL; the page renders again when they change. */
  search: string;
  hash: string;
  /** Navigates to the playground with another query. */
  navigate(query: string): void;
}

interface Opened {
  address: string;
  session?: Session;
  problem?: string;
}

/** The playground: opens what the URL requests and lets the reader work on it. Runs in the browser only. */
export function Playground(props: PlaygroundProps): ReactElement {
  return (
    <>
      <style>{PLAYGROUND_STYLE}</style>
      <OpenPlayground {...props} />
    </>
  );
}

function OpenPlayground({ search, hash, navigate }: PlaygroundProps): ReactElement {
  const { libraryDataUrl } = useDemoSettings();
  const [opened, setOpened] = useState<Opened | undefined>(undefined);
  const asked = readAddress(search, hash);
  // Changing the flavor in the query does not start a new session.
  const start = asked.kind === 'demo' ? `demo ${asked.id}` : asked.kind === 'shared' ? asked.fragment : 'blank';
  const address = `${start} ${asked.konva ?? ''} ${asked.compare ?? ''}`;

  useEffect(() => {
    let isGone = false;
    openSession(readAddress(search, hash)).then(
      (session) => {
        if (!isGone) setOpened({ address, session });
      },
      (error: unknown) => {
        if (!isGone) setOpened({ address, problem: failureText(error) });
      },
    );
    return () => {
      isGone = true;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- search and hash are read when the start they name changes
  }, [address]);

  if (opened?.address !== address)
    return (
      <div className="kd-play-blank" aria-busy="true">
        <h1>Playground</h1>
        <p role="status">Opening …</p>
      </div>
    );
  if (opened.session !== undefined)
    return <Workbench key={address} session={opened.session} libraryDataUrl={libraryDataUrl} navigate={navigate} />;
  return (
    <div className="kd-play-blank">
      <h1>Playground</h1>
      <p role="alert" className="kd-play-warning">
        {opened.problem}
      </p>
      <p>
        <PlayLink query="" navigate={navigate}>
          Start with a blank canvas
        </PlayLink>
      </p>
    </div>
  );
}
