import { type ReactElement, useCallback, useEffect, useId, useRef, useState } from 'react';
import { DEMO_ATTRIBUTE, FLAVOUR_ATTRIBUTE, START_ATTRIBUTE, STATE_ATTRIBUTE } from '@site-packages/contracts';
import { FLAVOUR_LABELS, type Flavour } from '../model/flavours';
import type { DemoData } from '../model/published';
import { startDataText } from '../early-start/start-data';
import { ActionButton } from './ActionButton';
import { CodePane } from './CodePane';
import { useDemoSettings } from './demo-settings';
import { mayHaveEdits } from './edited-demos';
import { chooseFlavour } from './flavour-store';
import { EarlyStart, EarlyStartEnd } from './EarlyStart';
import { keepInPlace } from './keep-in-place';
import { Menu } from './Menu';
import { INITIAL_SNAPSHOT, WorkshopLoader } from './workshop-loader';
import './player.css';
import { ResultStage } from './ResultStage';
import { FullScreenButton, RunControls, RunState } from './RunControls';
import { SIDE_FROM, Splitter } from './Splitter';
import { TabList } from './TabList';
import { useAttached } from './use-attached';
import { useCopyChoices } from './use-copy-choices';
import { useFlavour } from './use-flavour';
import { useFullScreen } from './use-full-screen';
import { useInspecting } from './use-inspecting';
import { useNearView, whenPageIdle } from './use-near-view';
import { useSources } from './use-sources';
import { showWide, useIsWide } from './width-view';

export interface DemoProps {
  /** The demo, from `@demo-data/<id>`. */
  data: DemoData;
  /** Folder below `demos/`; the build uses it to find `data`. */
  id?: string;
  /** Where the result goes: below the code, above it, or, on a wide page, beside it. */
  result?: 'bottom' | 'top' | 'side';
  /** Height of the result in pixels; defaults to the demo's own height. */
  height?: number;
  /** File that is open at first; defaults to the file of the demo's lesson. */
  open?: string;
  /** Whether the demo stands before the page's first heading of level 2; the build sets it. */
  isFirst?: boolean;
}

/**
 * A live demo: its code in every flavor it has, and its running result. The page's HTML contains the code and a picture of the
 * result; the demo starts when it comes near the viewport. The workshop, a chunk loaded on demand, handles the reader's actions and
 * shows the demo's problems and console.
 */
export function Demo({ data, result = 'bottom', height, open, isFirst }: DemoProps): ReactElement {
  const root = useRef<HTMLElement>(null);
  const frames = useRef<HTMLDivElement>(null);
  const slot = useRef<HTMLDivElement>(null);
  const pane = useRef<HTMLDivElement>(null);
  const actions = useRef<HTMLDivElement>(null);
  const help = useRef<HTMLDivElement>(null);
  const problems = useRef<HTMLDivElement>(null);
  const consolePlace = useRef<HTMLDivElement>(null);
  const inspectorPlace = useRef<HTMLDivElement>(null);
  const idPrefix = useId();
  const helpId = `${idPrefix}-help`;
  const offered = data.flavours.map((one) => one.flavour);
  const flavour = useFlavour(offered);
  const [openPaths, setOpenPaths] = useState<Partial<Record<Flavour, string>>>({});
  const [isEditing, setIsEditing] = useState(false);
  const [loader, { state, isMissing, opened }] = useAttached(
    () => new WorkshopLoader({ title: data.title, downloads: data.downloads === true }),
    INITIAL_SNAPSHOT,
    frames,
  );
  const sources = useSources(data, root, loader);
  const [isFull, toggleFull] = useFullScreen(root);
  const inspecting = useInspecting(
    root,
    data.id,
    // The inspector needs a demo that runs.
    useCallback(() => loader.act((tools) => tools.start()), [loader]),
  );
  const { onOpenPlayground, onDownload, sourceUrl: sourceUrlOf } = useDemoSettings();

  const openPath = (which: Flavour): string => {
    const { files = [], lesson } = data.flavours.find((one) => one.flavour === which) ?? {};
    const chosen = openPaths[which] ?? open ?? lesson;
    return chosen !== undefined && files.includes(chosen) ? chosen : (files[0] ?? '');
  };
  const openFile = (file: string) => setOpenPaths((before) => ({ ...before, [flavour]: file }));

  useNearView(
    frames,
    useCallback(() => loader.comeNear(), [loader]),
  );

  // Load the workshop if this tab may have edits to restore.
  useEffect(() => {
    if (mayHaveEdits(data.id)) loader.prepare();
  }, [loader, data]);

  // Without the workshop there is no panel, and the next press opens it.
  const { close: closeInspector } = inspecting;
  useEffect(() => {
    if (isMissing) closeInspector();
  }, [isMissing, closeInspector]);

  const shownFlavour = useRef(flavour);
  useEffect(() => {
    if (shownFlavour.current === flavour) return;
    shownFlavour.current = flavour;
    loader.show(data.flavours.find((one) => one.flavour === flavour)?.compiledUrl);
  }, [loader, data, flavour]);

  const sourceUrl = sourceUrlOf?.(data.id);
  const download = onDownload && (() => loader.act((tools) => tools.leaveWith(onDownload)));
  const copying = useCopyChoices(
    data.flavours.find((one) => one.flavour === flavour)?.files.length === 1,
    (scope) => new Promise((resolve) => loader.act((tools) => resolve(tools.text(scope)))),
    download,
  );
  const isWide = useIsWide(data.large === true);
  const isInspecting = inspecting.request !== undefined;
  const sideFrom = result === 'side' || isFull ? SIDE_FROM : undefined;

  const code = (
    <>
      <CodePane
        data={data}
        height={height}
        flavour={flavour}
        openPath={openPath}
        sources={sources}
        isEditing={isEditing}
        onEdit={(scroller) => loader.act((tools) => tools.edit(scroller))}
        slot={slot}
        help={help}
        idPrefix={idPrefix}
        pane={pane}
        onOpenFile={openFile}
      />
      <Splitter sideFrom={sideFrom} host={useCallback(() => root.current, [])} pane={() => pane.current} />
    </>
  );

  const resultPane = (
    <div className="kd-result">
      <ResultStage data={data} height={height} isFirst={isFirst} state={state} frames={frames}>
        {data.problem !== undefined && (
          <p className="kd-writing-problem" role="alert">
            {data.problem}
          </p>
        )}
        {isMissing && (
          <div className="kd-problems" role="alert">
            The demo could not be loaded. Check your network connection and try again.
          </div>
        )}
        <div ref={problems} className="kd-place" />
      </ResultStage>
      <div ref={inspectorPlace} className="kd-place" />
      <div ref={consolePlace} className="kd-place" />
      {sourceUrl !== undefined && (
        <p className="kd-source">
          This demo runs with JavaScript. <a href={sourceUrl}>Source of the demo</a>
        </p>
      )}
    </div>
  );

  return (
    <section
      ref={root}
      className="kd-demo"
      aria-label={`Demo: ${data.title}`}
      {...{ [DEMO_ATTRIBUTE]: data.id, [FLAVOUR_ATTRIBUTE]: flavour, [STATE_ATTRIBUTE]: state }}
      data-result={result}
      data-has={offered.join(' ')}
      data-full={isFull ? '' : undefined}
      data-large={data.large === true ? '' : undefined}
      onPointerEnter={() => whenPageIdle(() => loader.prepare())}
      onFocus={() => loader.prepare()}
      onKeyDown={inspecting.onKeyDown}
      {...{ [START_ATTRIBUTE]: startDataText(data) }}
    >
      <EarlyStart />
      <div className="kd-bar kd-head">
        {offered.length > 1 ? (
          <TabList
            label="Framework"
            className="kd-flavours"
            idPrefix={`${idPrefix}-flavour`}
            selected={flavour}
            items={offered.map((one, index) => ({
              id: one,
              label: FLAVOUR_LABELS[one],
              panelId: `${idPrefix}-code`,
              data: { 'data-flavour-tab': one, 'data-first': index === 0 ? '' : undefined },
            }))}
            onSelect={(one) => {
              const chosen = offered.find((known) => known === one);
              if (chosen === undefined) return;
              keepInPlace(root.current, () => chooseFlavour(chosen));
              // The tab of what did not load tries again.
              if (chosen === flavour && (isMissing || state === 'failed')) loader.act((tools) => tools.show());
            }}
          />
        ) : (
          <span className="kd-bar-title kd-only-flavour">{FLAVOUR_LABELS[flavour]}</span>
        )}
        <RunState state={state} />
        <div className="kd-actions">
          <div ref={actions} className="kd-place" />
          <RunControls
            state={state}
            onStop={() => loader.act((tools) => tools.stop())}
            onRun={() => loader.act((tools) => tools.run())}
            isInspecting={isInspecting}
            onInspect={inspecting.toggle}
          />
          <div className="kd-roomy">{copying.button}</div>
          {copying.status}
          <Menu label="More" icon="menu">
            {onOpenPlayground && (
              <ActionButton icon="playground" onClick={() => loader.act((tools) => tools.leaveWith(onOpenPlayground))}>
                Open in playground
              </ActionButton>
            )}
            <FullScreenButton isFull={isFull} onToggle={toggleFull} />
            <div className="kd-width">
              <ActionButton icon="wide" onClick={() => keepInPlace(root.current, () => showWide(!isWide))}>
                {isWide ? 'Width of the text' : 'Full width'}
              </ActionButton>
            </div>
            <div className="kd-cramped">
              <ActionButton icon="inspect" isPressed={isInspecting} onClick={inspecting.toggle}>
                Inspect
              </ActionButton>
              {copying.items}
            </div>
            {download && (
              <ActionButton icon="download" onClick={download}>
                Download project
              </ActionButton>
            )}
          </Menu>
        </div>
      </div>
      <div className="kd-body">
        {result === 'top' ? resultPane : code}
        {result === 'top' ? code : resultPane}
      </div>
      <EarlyStartEnd />
      {opened && (
        <opened.Workshop
          data={data}
          flavour={flavour}
          path={openPath(flavour)}
          caller={loader}
          runner={opened.runner}
          places={{ slot, actions, help, problems, inspector: inspectorPlace, console: consolePlace }}
          helpId={helpId}
          isEditing={isEditing}
          setIsEditing={setIsEditing}
          onOpenFile={openFile}
          inspecting={inspecting}
        />
      )}
    </section>
  );
}
