import { type ReactElement, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { InspectRequest } from '../player/use-inspecting';
import type { InspectorProps } from '../player/workshop/inspector-props';
import { readerGuard } from '../player/workshop/reader/reader-guard';
import { InspectorClient } from './client';
import { Inspector } from './inspector';
import { InspectorPanel } from './InspectorPanel';
import { readInspectorState } from './read-query';
import { useMemberUrl } from './use-member-url';

/** How long the caret must rest on a line before the nodes that the line created are highlighted, in milliseconds. */
const REST = 150;

/** The inspector's panel, with a client for the runner's demo. */
export function InspectorHost(props: InspectorProps): ReactElement {
  const { runner, title, flavour, state, request, caret, onRun, onClose, onShowPlace, onMadeAt } = props;
  const place = useRef<HTMLDivElement>(null);
  const [client] = useState(() => new InspectorClient());
  const [inspector] = useState(() => new Inspector(client));
  const memberUrl = useMemberUrl();

  useEffect(() => {
    const detach = inspector.attach();
    client.open(runner);
    return () => {
      detach();
      client.close();
    };
  }, [client, inspector, runner]);

  useEffect(() => {
    inspector.open(readInspectorState(request.query));
  }, [inspector, request]);

  useBringIntoView(place, request);
  useMadeAt(inspector, flavour === 'vanilla', onMadeAt);

  useEffect(() => {
    if (caret === undefined) return undefined;
    const timer = setTimeout(() => void inspector.highlightMadeBy(caret.file, caret.line), REST);
    return () => clearTimeout(timer);
  }, [inspector, caret]);

  return (
    <div ref={place} className="kd-place">
      <InspectorPanel
        inspector={inspector}
        title={title}
        flavour={flavour}
        state={state}
        takesFocus={request.isReaders}
        memberUrl={memberUrl}
        onRun={onRun}
        onClose={onClose}
        onShowPlace={onShowPlace}
        onFindPlaces={
          onRun &&
          (() => {
            client.open(runner, { beforeRun: true });
            onRun();
          })
        }
      />
    </div>
  );
}

/** Reports the line that created the selected node whenever it changes. */
function useMadeAt(inspector: Inspector, isKnown: boolean, tell: InspectorProps['onMadeAt']): void {
  const madeAt = useSyncExternalStore(inspector.subscribe, () => inspector.getSnapshot().details?.madeAt);
  const { file, line } = (isKnown ? madeAt : undefined) ?? {};
  useEffect(() => {
    if (file === undefined || line === undefined) return undefined;
    tell({ file, line });
    return () => tell(undefined);
  }, [file, line, tell]);
}

/** Scrolls so that the drawing and the panel are both in view, as far as the window allows. */
function useBringIntoView(place: { current: HTMLElement | null }, request: InspectRequest): void {
  useLayoutEffect(() => {
    const result = place.current?.closest('.kd-result');
    if (result === null || result === undefined || result.closest('[data-full]') !== null) return;
    const isSheet = place.current?.querySelector('[data-sheet]') !== null;
    const isWhole = result.getBoundingClientRect().height <= window.innerHeight;
    // The page scrolls here, not the program.
    readerGuard.announceScroll();
    const block = isSheet || !request.isReaders || !isWhole ? 'start' : 'nearest';
    result.scrollIntoView({ block, behavior: 'instant' });
  }, [place, request]);
}
