import { type ReactElement, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { FLAVOUR_LABELS, type Flavour } from '../model/flavours';
import type { DemoData } from '../model/published';
import { START_ATTRIBUTE, startDataText } from '../early-start/start-data';
import { ActionButton } from './ActionButton';
import { CheckTypesButton } from './CheckTypesButton';
import { CodePane } from './CodePane';
import { ConsolePane } from './ConsolePane';
import { CopyButton } from './CopyButton';
import { type OpenDemo, useDemoSettings } from './demo-settings';
import type { RunTarget } from './demo-runner';
import { chooseFlavour } from './flavour-store';
import { EarlyStart, EarlyStartEnd } from './EarlyStart';
import { keepInPlace } from './keep-in-place';
import './player.css';
import { ProblemPanel } from './ProblemPanel';
import { ResetButton } from './ResetButton';
import { ResultBar } from './ResultBar';
import { ResultStage } from './ResultStage';
import { SIDE_FROM, Splitter } from './Splitter';
import { TabList } from './TabList';
import { useEditing } from './use-editing';
import { useFlavour } from './use-flavour';
import { useFullScreen } from './use-full-screen';
import { useNearView } from './use-near-view';
import { useRunner } from './use-runner';
import { useSources } from './use-sources';
import { useTypeCheck } from './use-type-check';

export interface DemoProps {
  /** The demo, from `@demo-data/<id>`. */
  data: DemoData;
  /** Folder below `demos/`; the build has used it to find `data`. */
  id?: string;
  /** Where the result stands: under the code, over it, or, in a wide page, beside it. */
  result?: 'bottom' | 'top' | 'side';
  /** Height of the result in pixels; the demo's own when absent. */
  height?: number;
  /** File that is open at first; the one where the flavour starts when absent. */
  open?: string;
}

/**
 * A live demo: its code in every flavour it has, and its result, running. The code and a picture of the result are in the page's
 * HTML; the demo starts when it comes near the view, the editor is loaded when the reader turns to the code.
 */
export function Demo({ data, result = 'bottom', height, open }: DemoProps): ReactElement {
  const root = useRef<HTMLElement>(null);
  const frames = useRef<HTMLDivElement>(null);
  const slot = useRef<HTMLDivElement>(null);
  const pane = useRef<HTMLDivElement>(null);
  const idPrefix = useId();
  const helpId = `${idPrefix}-help`;
  const settings = useDemoSettings();
  const offered = data.flavours.map((one) => one.flavour);
  const flavour = useFlavour(offered);
  const [openPaths, setOpenPaths] = useState<Partial<Record<Flavour, string>>>({});
  const [runner, { state, problems, lines }] = useRunner(
    { title: data.title, downloads: data.downloads === true },
    frames,
  );
  const [sources, loadSources] = useSources(data, root);
  const [isFull, toggleFull] = useFullScreen(root);
  const typeCheck = useTypeCheck(flavour);
  const shownProblems = useMemo(() => [...problems, ...typeCheck.problems], [problems, typeCheck.problems]);
  const { clear: forgetTypes } = typeCheck;

  const openPath = useCallback(
    (which: Flavour): string => {
      const files = data.flavours.find((one) => one.flavour === which)?.files ?? [];
      const chosen = openPaths[which] ?? open;
      return chosen !== undefined && files.includes(chosen) ? chosen : (files[0] ?? '');
    },
    [data, open, openPaths],
  );
  const path = openPath(flavour);

  const editing = useEditing({
    data,
    flavour,
    path,
    slot,
    helpId,
    problems: shownProblems,
    libraryDataUrl: settings.libraryDataUrl,
    loadSources,
    onOpen: useCallback(() => runner.prepareToEdit(flavour), [runner, flavour]),
    onChange: (which) => {
      forgetTypes();
      runner.runSoon(target(which));
    },
  });

  const { editedFiles, open: openEditor } = editing;
  const target = useCallback(
    (which: Flavour): RunTarget => {
      const published = data.flavours.find((one) => one.flavour === which);
      return {
        flavour: which,
        compiledUrl: published?.compiledUrl,
        mapsUrl: published?.mapsUrl,
        assets: published?.assets ?? {},
        files: editedFiles(which),
      };
    },
    [data, editedFiles],
  );

  // What was edited earlier in this tab is shown as it was left.
  const showEdits = useCallback(
    (which: Flavour) => {
      if (editedFiles(which) !== undefined) void openEditor();
    },
    [editedFiles, openEditor],
  );

  useNearView(
    frames,
    useCallback(() => {
      if (runner.getSnapshot().state !== 'poster') return;
      showEdits(flavour);
      runner.run(target(flavour));
    }, [runner, target, flavour, showEdits]),
  );

  const shownFlavour = useRef(flavour);
  useEffect(() => {
    if (shownFlavour.current === flavour) return;
    shownFlavour.current = flavour;
    // A demo that has not begun, or gave its place up, starts when it is near.
    if (runner.getSnapshot().state === 'poster') return;
    showEdits(flavour);
    if (editing.isOpen) runner.prepareToEdit(flavour);
    runner.show(target(flavour));
  }, [runner, target, flavour, showEdits, editing.isOpen]);

  const openDemo = (): OpenDemo => ({
    id: data.id,
    title: data.title,
    flavour,
    sourcesUrl: data.sourcesUrl,
    isEdited: editing.isEdited,
    files: () => editing.allFiles(flavour),
    assets: data.flavours.find((one) => one.flavour === flavour)?.assets ?? {},
  });

  const leaveWith = (action: (demo: OpenDemo) => Promise<void>): void => {
    action(openDemo()).catch((error: unknown) => runner.tell('Not done', error));
  };

  const { onOpenPlayground, onDownload } = settings;
  const sourceUrl = settings.sourceUrl?.(data.id);
  const sideFrom = result === 'side' || isFull ? SIDE_FROM : undefined;

  const code = (
    <>
      <CodePane
        data={data}
        flavour={flavour}
        openPath={openPath}
        sources={sources}
        editing={editing}
        slot={slot}
        idPrefix={idPrefix}
        helpId={helpId}
        pane={pane}
        onOpenFile={(file) => setOpenPaths((before) => ({ ...before, [flavour]: file }))}
      />
      <Splitter sideFrom={sideFrom} host={useCallback(() => root.current, [])} pane={() => pane.current} />
    </>
  );

  const resultPane = (
    <div className="kd-result">
      <ResultBar
        state={state}
        isFull={isFull}
        onStop={() => runner.stop()}
        onRun={() => runner.run(target(flavour))}
        onToggleFull={toggleFull}
      />
      <ResultStage data={data} height={height} state={state} frames={frames}>
        {data.problem !== undefined && (
          <p className="kd-writing-problem" role="alert">
            {data.problem}
          </p>
        )}
        {shownProblems.length > 0 && (
          <ProblemPanel
            problems={shownProblems}
            onDismiss={() => {
              runner.dismissProblems();
              forgetTypes();
            }}
            onShow={({ file, line, column }) => {
              if (file !== undefined && file !== path) setOpenPaths((before) => ({ ...before, [flavour]: file }));
              if (line !== undefined) void editing.reveal(line, column);
            }}
          />
        )}
      </ResultStage>
      {lines.length > 0 && <ConsolePane lines={lines} onClear={() => runner.clearConsole()} />}
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
      data-demo={data.id}
      data-flavour={flavour}
      data-state={state}
      data-result={result}
      data-has={offered.join(' ')}
      data-full={isFull ? '' : undefined}
      {...{ [START_ATTRIBUTE]: startDataText(data) }}
    >
      <EarlyStart />
      <div className="kd-bar kd-head">
        {offered.length > 1 ? (
          <TabList
            label="Flavour"
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
              if (chosen !== undefined) keepInPlace(root.current, () => chooseFlavour(chosen));
            }}
          />
        ) : (
          <span className="kd-bar-title kd-only-flavour">{FLAVOUR_LABELS[flavour]}</span>
        )}
        <div className="kd-actions">
          <CheckTypesButton
            flavour={flavour}
            isShown={editing.isOpen}
            typeCheck={typeCheck}
            files={() => editing.allFiles(flavour)}
          />
          <ResetButton
            isEdited={editing.isEdited}
            isShown={editing.isOpen || editing.isEdited}
            onReset={editing.reset}
          />
          <CopyButton
            text={async () => (await editing.allFiles(flavour)).find((file) => file.path === path)?.text ?? ''}
          />
          {onOpenPlayground && (
            <ActionButton icon="playground" onClick={() => leaveWith(onOpenPlayground)}>
              Open in playground
            </ActionButton>
          )}
          {onDownload && (
            <ActionButton icon="download" iconOnly onClick={() => leaveWith(onDownload)}>
              Download project
            </ActionButton>
          )}
        </div>
      </div>
      <div className="kd-body">
        {result === 'top' ? resultPane : code}
        {result === 'top' ? code : resultPane}
      </div>
      <EarlyStartEnd />
    </section>
  );
}
