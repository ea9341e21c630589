import { type ReactElement, useEffect, useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Flavour } from '../model/flavours';
import { ActionButton } from '../player/ActionButton';
import { TabList } from '../player/TabList';
import type { PlayerState } from '../model/player-state';
import { MORE_ICONS } from '../player/workshop/more-icons';
import { programText } from '../player/workshop/program-text';
import { type CodePlace, Details } from './Details';
import type { Inspector, InspectorSnapshot } from './inspector';
import { INSPECTOR_ICONS } from './inspector-icons';
import { PressButton } from './PressButton';
import { Scenes } from './Scenes';
import { SearchField } from './SearchField';
import { INSPECTOR_STYLE } from './style';
import { Tree } from './Tree';
import { useMedia, useNarrow } from './use-media';

/** Height of a row in pixels: with a mouse, and with touch. */
const ROW = 26;
const ROW_COARSE = 40;
/** Below this width, in pixels, the tree and the attributes are shown one at a time. */
const TWO_COLUMNS = 560;
/** In windows narrower than this, the panel is a sheet at the lower edge. */
const SHEET = '(max-width: 719.98px)';

type View = 'tree' | 'attributes' | 'scenes';

export interface InspectorPanelProps {
  inspector: Inspector;
  title: string;
  flavour: Flavour;
  state: PlayerState;
  /** True when the reader opened the panel, so that the tree takes the focus. */
  takesFocus: boolean;
  memberUrl(className: string, member: string): string | undefined;
  /** Runs the demo; undefined while its code must not run. */
  onRun?(): void;
  onClose(): void;
  onShowPlace?(place: CodePlace): void;
  onFindPlaces?(): void;
}

/** What a demo's canvas contains: its nodes as a tree, the attributes of one node, and the library's draws and events. */
export function InspectorPanel(props: InspectorPanelProps): ReactElement {
  const { inspector, title, flavour, state, takesFocus, memberUrl, onRun, onClose, onShowPlace, onFindPlaces } = props;
  const snapshot = useSyncExternalStore(inspector.subscribe, inspector.getSnapshot);
  const panel = useRef<HTMLElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const idPrefix = useId();
  const isSheet = useMedia(SHEET);
  const isCoarse = useMedia('(pointer: coarse)');
  const isNarrow = useNarrow(panel, TWO_COLUMNS);
  const [chosen, setChosen] = useState<View>('tree');
  const isReady = snapshot.agent === 'open' && snapshot.nodes > 0 && state !== 'stopped';
  const view = !isNarrow && chosen === 'tree' ? 'attributes' : chosen;

  // A popover is above everything else, even a player in full screen, and no container around it contains or clips it.
  useLayoutEffect(() => {
    const element = panel.current;
    if (!isSheet || element === null || !('showPopover' in element)) return undefined;
    element.showPopover();
    return () => element.hidePopover();
  }, [isSheet]);

  useFirstFocus(panel, takesFocus, isReady);

  useEffect(() => () => inspector.highlight(undefined), [inspector]);

  // Show the view with the switches that the URL or the page turned on.
  const isShowing = snapshot.show.redraws || snapshot.show.events;
  const wasShowing = useRef(false);
  useEffect(() => {
    if (isShowing && !wasShowing.current) setChosen('scenes');
    wasShowing.current = isShowing;
  }, [isShowing]);

  useEffect(() => {
    if (snapshot.picks > 0) setChosen('attributes');
  }, [snapshot.picks]);

  // The tree, which had the focus, is hidden now.
  useEffect(() => {
    if (isNarrow && view === 'attributes' && document.activeElement?.closest('[hidden]') !== null)
      panel.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus({ preventScroll: true });
  }, [isNarrow, view]);

  const tabs = (
    <TabList
      label="Inspector"
      className="kd-files kd-inspect-tabs"
      idPrefix={`${idPrefix}-tab`}
      selected={view}
      items={[
        ...(isNarrow ? [{ id: 'tree', label: 'Tree', panelId: `${idPrefix}-tree` }] : []),
        { id: 'attributes', label: 'Attributes', panelId: `${idPrefix}-pane` },
        { id: 'scenes', label: 'Behind the scenes', panelId: `${idPrefix}-pane` },
      ]}
      onSelect={(id) => setChosen(id === 'tree' || id === 'scenes' ? id : 'attributes')}
    />
  );

  return (
    <section
      ref={panel}
      className="kd-inspect"
      aria-label={`Inspector of ${title}`}
      data-narrow={isNarrow ? '' : undefined}
      data-sheet={isSheet ? '' : undefined}
      popover={isSheet ? 'manual' : undefined}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        if (snapshot.isPicking) inspector.setPicking(false);
        else onClose();
      }}
    >
      <style href="kd-inspector" precedence="kd-inspector">
        {INSPECTOR_STYLE}
      </style>
      <div className="kd-bar kd-inspect-bar">
        <span className="kd-bar-title">Inspector</span>
        <span className="kd-inspect-count">{isReady && countText(snapshot)}</span>
        <div className="kd-actions">
          <PressButton
            icon={INSPECTOR_ICONS.pick}
            isPressed={snapshot.isPicking}
            disabled={!isReady}
            onChange={(on) => inspector.setPicking(on)}
          >
            Pick a node
          </PressButton>
          <ActionButton icon={MORE_ICONS.close} iconOnly onClick={onClose}>
            Close inspector
          </ActionButton>
        </div>
      </div>
      {!isReady && <Absence state={state} snapshot={snapshot} onRun={onRun} />}
      {isReady && (
        <div className="kd-inspect-body">
          {isNarrow && tabs}
          <div
            className="kd-inspect-tree"
            id={`${idPrefix}-tree`}
            role={isNarrow ? 'tabpanel' : undefined}
            aria-labelledby={isNarrow ? `${idPrefix}-tab-tree` : undefined}
            hidden={isNarrow && view !== 'tree'}
          >
            <SearchField inspector={inspector} search={snapshot.search} field={search} />
            <Tree
              inspector={inspector}
              snapshot={snapshot}
              idPrefix={`${idPrefix}-node`}
              title={title}
              rowHeight={isCoarse ? ROW_COARSE : ROW}
              search={search}
              onSelect={() => setChosen('attributes')}
            />
          </div>
          {!isNarrow && tabs}
          <div
            className="kd-inspect-pane"
            id={`${idPrefix}-pane`}
            role="tabpanel"
            aria-labelledby={`${idPrefix}-tab-${view}`}
            // A region that scrolls must be reachable by keyboard.
            tabIndex={0}
            hidden={view === 'tree'}
          >
            {view === 'scenes' ? (
              <Scenes inspector={inspector} snapshot={snapshot} idPrefix={idPrefix} />
            ) : (
              <Details
                inspector={inspector}
                snapshot={snapshot}
                idPrefix={idPrefix}
                flavour={flavour}
                memberUrl={memberUrl}
                onShowPlace={onShowPlace}
                onFindPlaces={onFindPlaces}
              />
            )}
          </div>
        </div>
      )}
    </section>
  );
}

function countText({ nodes, isPicking, pointed }: InspectorSnapshot): string {
  if (isPicking) return pointed === undefined ? 'Point at a shape' : programText(pointed, 60);
  return nodes === 1 ? '1 node' : `${nodes.toLocaleString('en-US')} nodes`;
}

/** Moves the focus into the panel when it opens, and to the tree as soon as that is rendered. */
function useFirstFocus(panel: { current: HTMLElement | null }, takesFocus: boolean, isReady: boolean): void {
  const isDue = useRef(takesFocus);
  useEffect(() => {
    const element = panel.current;
    if (!isDue.current || element === null) return;
    if (!element.contains(document.activeElement)) element.focus({ preventScroll: true });
    if (!isReady) return;
    isDue.current = false;
    if (document.activeElement === element)
      element.querySelector<HTMLElement>('[role="tree"]')?.focus({ preventScroll: true });
  }, [panel, isReady]);
}

interface AbsenceProps {
  state: PlayerState;
  snapshot: InspectorSnapshot;
  onRun: (() => void) | undefined;
}

/** Explains why there is no tree. */
function Absence({ state, snapshot, onRun }: AbsenceProps): ReactElement {
  return (
    <div className="kd-inspect-absence" role="status">
      <p>{absenceText(state, snapshot)}</p>
      {onRun !== undefined && (state === 'stopped' || snapshot.agent === 'silent' || snapshot.agent === 'missing') && (
        <ActionButton icon="run" onClick={onRun}>
          Run
        </ActionButton>
      )}
    </div>
  );
}

function absenceText(state: PlayerState, { agent }: InspectorSnapshot): string {
  if (state === 'stopped') return 'The demo is stopped. Run it to look inside.';
  if (agent === 'silent') return 'The demo does not answer. Run it again to look inside.';
  if (agent === 'missing')
    return 'The inspector could not be loaded. Check your network connection, then run the demo again.';
  if (agent === 'absent') return 'This program does not use Konva, so there is nothing to look into.';
  if (state === 'failed') return 'The demo failed before it made a stage.';
  if (agent === 'open') return 'There is no stage yet. Its nodes are listed here as soon as the demo makes one.';
  return 'Waiting for the demo …';
}
