import {
  type ReactElement,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import konvaVersions from '@demo-data/konva-versions';
import { CODE_CLASS, DEMO_ATTRIBUTE, FLAVOUR_ATTRIBUTE, STATE_ATTRIBUTE } from '@site-packages/contracts';
import { FLAVOUR_LABELS, type Flavour } from '../model/flavours';
import { drafts } from '../playground/drafts';
import { downloadProject } from '../playground/site-actions';
import { ActionButton } from '../player/ActionButton';
import { CheckTypesButton } from '../player/workshop/CheckTypesButton';
import { ConsolePane } from '../player/workshop/ConsolePane';
import { CopyButton } from '../player/CopyButton';
import { chooseFlavour } from '../player/flavour-store';
import { ProblemPanel } from '../player/workshop/ProblemPanel';
import { ResetButton } from '../player/workshop/ResetButton';
import { EditorHelp } from '../player/workshop/EditorHelp';
import { FullScreenButton, RunControls, RunState } from '../player/RunControls';
import { ResultStage } from '../player/ResultStage';
import { SIDE_FROM, Splitter } from '../player/Splitter';
import { TabList } from '../player/TabList';
import { useAttached } from '../player/use-attached';
import { useFlavour } from '../player/use-flavour';
import { useFullScreen } from '../player/use-full-screen';
import { useInspecting } from '../player/use-inspecting';
import { DemoRunner, INITIAL_SNAPSHOT } from '../player/workshop/demo-runner';
import type { CodeLine } from '../player/workshop/inspector-props';
import { InspectorPlace } from '../player/workshop/InspectorPlace';
import { programText } from '../player/workshop/program-text';
import { useCodeEditor } from '../player/workshop/editor/use-code-editor';
import { useRunKeys } from '../player/workshop/use-run-keys';
import { useTypeCheck } from '../player/workshop/use-type-check';
import { isAssetPath, isBinaryPath, isPicturePath } from '../playground/assets';
import { readIncoming } from '../playground/incoming';
import { COMPARE_PARAMETER, withKonva } from '../playground/konva-choice';
import { packageNotes, readPackageFile } from '../playground/package-file';
import { ComparedResult } from './ComparedResult';
import { DemoPicker } from './DemoPicker';
import { FilePreview } from './FilePreview';
import { FilesBar } from './FilesBar';
import { draftNotice, editedNotice, lostNotice } from './draft-notice';
import { addHelper } from './frame-helper';
import { KonvaBanner } from './KonvaBanner';
import { CompareSelect, KonvaSelect } from './KonvaSelect';
import { PackagesDialog } from './PackagesDialog';
import { PlayLink } from './PlayLink';
import { SaveDesk, watchPresence } from './save-desk';
import { savePicture } from './save-picture';
import { SaveOffers } from './SaveOffers';
import { ReportDialog } from './ReportDialog';
import type { Session } from './session';
import { ShareDialog } from './ShareDialog';
import { SplitOffer } from './SplitOffer';
import { useIncomingFiles } from './use-incoming-files';
import { Workspace } from './workspace';
import { MORE_ICONS } from '../player/workshop/more-icons';

const REPORT_ICON = { path: 'M3.5 14V2.5h8.5l-2 3 2 3H3.5' };
const PACKAGES_ICON = { path: 'm8 2 5.5 3v6L8 14l-5.5-3V5zM2.5 5 8 8l5.5-3M8 8v6' };

const NO_EDITOR = 'The editor did not load. Check your network connection, then press Run to try again.';

interface WorkbenchProps {
  session: Session;
  libraryDataUrl?: string;
  /** Navigates to the playground with this query. */
  navigate(query: string): void;
}

/** The workbench of one session: files and editor on one side; result, problems and console on the other. */
export function Workbench({ session, libraryDataUrl, navigate }: WorkbenchProps): ReactElement {
  const root = useRef<HTMLElement>(null);
  const pane = useRef<HTMLDivElement>(null);
  const slot = useRef<HTMLDivElement>(null);
  const frames = useRef<HTMLDivElement>(null);
  const idPrefix = useId();
  const helpId = `${idPrefix}-help`;
  const [workspace] = useState(() => new Workspace(session, drafts, addHelper, konvaVersions));
  const { projects, konva, kept } = useSyncExternalStore(workspace.subscribe, workspace.getSnapshot);
  const flavour = useFlavour(workspace.flavours);
  const project = projects[flavour] ?? workspace.project(flavour);
  const otherKonva = konva === konvaVersions.current ? undefined : konva;
  const [openPaths, setOpenPaths] = useState<Partial<Record<Flavour, string>>>({});
  const [shown, setShown] = useState<'share' | 'picker' | 'packages' | 'report' | undefined>(undefined);
  const [notice, setNotice] = useState(
    () => session.notice ?? lostNotice(workspace.lost) ?? editedNotice(session, workspace),
  );
  const [dismissed, setDismissed] = useState<typeof kept>('all');
  const packageFile = useMemo(() => readPackageFile(project), [project]);
  const packageNotice =
    packageFile === undefined
      ? ''
      : packageNotes(packageFile, workspace.usableKonva(flavour).version, konvaVersions).join('\n');
  const [dismissedPackages, setDismissedPackages] = useState('');
  const storageNotice = kept === dismissed ? undefined : draftNotice(kept);
  const [desk] = useState(() => new SaveDesk(session.kind === 'shared', watchPresence(window)));
  /** Pictures whose text is shown instead of a preview. */
  const [asText, setAsText] = useState<ReadonlySet<string>>(new Set());
  const [isFull, toggleFull] = useFullScreen(root);
  const inspecting = useInspecting(root, session.base ?? session.kind, opened);
  const isInspecting = inspecting.request !== undefined;
  const [caret, setCaret] = useState<CodeLine | undefined>(undefined);
  const [madeAt, setMadeAt] = useState<CodeLine | undefined>(undefined);
  // A link can contain any title, so it is shown in quotes.
  const title = session.kind === 'shared' ? `“${programText(session.title, 80)}”` : session.title;
  const [runner, { state, problems, lines }] = useAttached(() => runnerOf(title, desk), INITIAL_SNAPSHOT, frames);
  const [compare, setCompare] = useState(session.compare);
  const compared = useMemo(
    () => (compare === undefined ? undefined : runnerOf(`${title}, Konva ${compare}`, desk)),
    [compare, title, desk],
  );
  /** Compares with nothing while the flavor's binding rejects the version. */
  const comparedUsable = compare === undefined ? undefined : workspace.usableKonva(flavour, compare);
  const comparedRuns = comparedUsable?.refusedBy === undefined ? compared : undefined;
  const queryOfCompare = withKonva('', compare, COMPARE_PARAMETER);
  const ofFirst = compare === undefined ? undefined : `Konva ${workspace.usableKonva(flavour).version}`;
  /** Code from a link does not run until the reader, who has not seen it yet, presses Run. */
  const [mayRun, setMayRun] = useState(session.kind !== 'shared');

  const olderKonva = workspace.usableKonva(flavour).other?.version;
  const typeCheck = useTypeCheck(flavour, olderKonva);
  const shownProblems = useMemo(() => [...problems, ...typeCheck.problems], [problems, typeCheck.problems]);
  const { clear: forgetTypes } = typeCheck;

  const { files } = project;
  const path = files.find((file) => file.path === openPaths[flavour])?.path ?? files[0]?.path ?? '';
  const openedFile = files.find((file) => file.path === path);
  const isPreview =
    openedFile !== undefined && (isBinaryPath(path) || (isPicturePath(path) && !asText.has(`${flavour}/${path}`)));
  const openFile = (file: string) => setOpenPaths((before) => ({ ...before, [flavour]: file }));

  const editor = useCodeEditor({
    slot,
    helpId,
    libraryDataUrl,
    libraryVersion: olderKonva,
    fileKey: `${flavour}/${path}`,
    path,
    isShown: true,
    problems: shownProblems,
    madeLine: madeAt?.file === path ? madeAt.line : undefined,
    textOf: (key) => {
      const [which, file] = splitKey(key, workspace.flavours);
      return workspace.project(which).files.find((one) => one.path === file)?.text ?? '';
    },
    onRun: () => runByKey(),
    onCaret: (file, line) => {
      if (isInspecting) setCaret({ file, line });
    },
    onChange: (key, text) => {
      const [which, file] = splitKey(key, workspace.flavours);
      workspace.edit(which, file, text);
      forgetTypes();
      if (mayRun) runSoon(which);
    },
  });
  const { close, restore, show, whenShown } = editor;
  const reveal = (line: number, column?: number) => whenShown((shown) => shown.reveal(line, column));
  const openEditor = useCallback(() => {
    show().then(
      () => setNotice((before) => (before === NO_EDITOR ? undefined : before)),
      () => setNotice(NO_EDITOR),
    );
  }, [show]);
  // The editor is loaded with the page.
  useEffect(openEditor, [openEditor]);

  const runFirst = useCallback(() => runner.run(workspace.target(flavour)), [runner, workspace, flavour]);
  const runSecond = useCallback(
    () => comparedRuns?.run(workspace.target(flavour, compare)),
    [comparedRuns, compare, workspace, flavour],
  );
  useEffect(() => {
    if (mayRun) runFirst();
  }, [mayRun, runFirst]);
  useEffect(() => {
    if (mayRun) runSecond();
  }, [mayRun, runSecond]);
  useEffect(() => {
    if (editor.isReady && mayRun) runner.prepareToEdit(flavour);
  }, [editor.isReady, mayRun, runner, flavour]);

  function run(): void {
    runFirst();
    runSecond();
  }

  function runSoon(which: Flavour): void {
    runner.runSoon(workspace.target(which));
    comparedRuns?.runSoon(workspace.target(which, compare));
  }

  function stop(): void {
    runner.stop();
    comparedRuns?.stop();
  }

  function runByButton(): void {
    if (mayRun) run();
    else setMayRun(true);
    if (!editor.isReady) openEditor();
  }

  // While shared code waits, the shortcut only keeps the browser's save dialog closed; the code runs only by its button.
  function runByKey(): void {
    if (mayRun) run();
  }
  useRunKeys(runByKey);

  function showPlace({ file, line, column }: { file?: string; line?: number; column?: number }): void {
    if (file !== undefined && files.some((one) => one.path === file)) openFile(file);
    if (line !== undefined) reveal(line, column);
  }

  function changed(): void {
    forgetTypes();
    if (mayRun) runSoon(flavour);
  }

  function addFile(name: string): void {
    workspace.add(flavour, { path: name, text: '' });
    if (isPicturePath(name)) setAsText((before) => new Set(before).add(`${flavour}/${name}`));
    openFile(name);
    reveal(1);
  }

  function addFiles(given: readonly File[]): void {
    readIncoming(project, given).then(
      ({ files: added, problems: refused }) => {
        const [first] = added;
        if (first !== undefined) {
          workspace.add(flavour, ...added);
          openFile(first.path);
          changed();
        }
        const said = added.map((file) => file.path).join(', ');
        setNotice([...(said === '' ? [] : [`Added: ${said}.`]), ...refused].join(' '));
      },
      (error: unknown) => runner.tell('Not added', error),
    );
  }
  const isOver = useIncomingFiles(root, addFiles);

  function renameFile(name: string): void {
    close(`${flavour}/${path}`);
    workspace.rename(flavour, path, name);
    openFile(name);
    changed();
  }

  function deleteFile(): void {
    close(`${flavour}/${path}`);
    workspace.remove(flavour, path);
    changed();
  }

  function reset(): void {
    workspace.reset(flavour);
    restore(`${flavour}/`);
    changed();
  }

  function setQuery(version: string | undefined, parameter?: string): void {
    const url = new URL(window.location.href);
    url.search = withKonva(url.search, version, parameter);
    window.history.replaceState(window.history.state, '', url);
  }

  function chooseCompare(version: string | undefined): void {
    setCompare(version);
    setQuery(version, COMPARE_PARAMETER);
  }

  function chooseKonva(version: string): void {
    workspace.chooseKonva(version);
    const asked = session.linkKonva ?? konvaVersions.current;
    setQuery(version === asked ? undefined : version);
    if (version === compare) chooseCompare(undefined);
    changed();
  }

  function download(): void {
    const isWritten = session.kind === 'shared' || workspace.isEdited(flavour);
    downloadProject(workspace.sharedProject(flavour), workspace.assets(flavour), isWritten).catch((error: unknown) =>
      runner.tell('Not saved', error),
    );
  }

  const isEdited = workspace.isEdited(flavour);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the workspace reads both
  const sharedProject = useMemo(() => workspace.sharedProject(flavour), [workspace, flavour, project, konva]);

  return (
    <section
      ref={root}
      className="kd-demo kd-play"
      aria-label={`Playground: ${title}`}
      data-kind={session.kind}
      {...{ [DEMO_ATTRIBUTE]: session.base ?? session.kind, [FLAVOUR_ATTRIBUTE]: flavour, [STATE_ATTRIBUTE]: state }}
      data-result="side"
      data-has={workspace.flavours.join(' ')}
      data-full={isFull ? '' : undefined}
      data-drop={isOver ? '' : undefined}
      onKeyDown={inspecting.onKeyDown}
    >
      <div className="kd-bar kd-play-head">
        <h1>Playground</h1>
        <p className="kd-play-title">
          <bdi>{title}</bdi>
          {session.kind === 'shared' && <span className="kd-play-mark">shared</span>}
        </p>
        <div className="kd-actions">
          <PlayLink query={withKonva('', otherKonva)} className="kd-action" navigate={navigate}>
            Blank
          </PlayLink>
          <ActionButton icon={MORE_ICONS.open} onClick={() => setShown('picker')}>
            Open a demo
          </ActionButton>
          <ActionButton icon={PACKAGES_ICON} onClick={() => setShown('packages')}>
            Packages
          </ActionButton>
          <ActionButton icon={MORE_ICONS.share} onClick={() => setShown('share')}>
            Share
          </ActionButton>
          <ActionButton icon={REPORT_ICON} onClick={() => setShown('report')}>
            Report
          </ActionButton>
          <ActionButton icon="download" onClick={download}>
            Download project
          </ActionButton>
        </div>
      </div>
      {notice !== undefined && <Notice text={notice} onDismiss={() => setNotice(undefined)} />}
      {storageNotice !== undefined && <Notice text={storageNotice} onDismiss={() => setDismissed(kept)} />}
      <KonvaBanner
        chosen={konva}
        current={konvaVersions.current}
        usable={workspace.usableKonva(flavour)}
        onCurrent={() => chooseKonva(konvaVersions.current)}
      />
      {packageNotice !== dismissedPackages && packageNotice !== '' && (
        <Notice
          text={packageNotice}
          className="kd-play-notice kd-play-packages-notice"
          onDismiss={() => setDismissedPackages(packageNotice)}
        />
      )}
      <SaveOffers desk={desk} />
      <SplitOffer
        project={project}
        onSplit={(parts) => {
          workspace.replace(flavour, parts);
          restore(`${flavour}/`);
          changed();
        }}
      />
      <div className="kd-bar kd-head">
        {workspace.flavours.length > 1 ? (
          <TabList
            label="Framework"
            className="kd-flavours"
            idPrefix={`${idPrefix}-flavour`}
            selected={flavour}
            items={workspace.flavours.map((one, index) => ({
              id: one,
              label: FLAVOUR_LABELS[one],
              panelId: `${idPrefix}-code`,
              data: { 'data-flavour-tab': one, 'data-first': index === 0 ? '' : undefined },
            }))}
            onSelect={(one) => {
              const chosen = workspace.flavours.find((known) => known === one);
              if (chosen === undefined) return;
              chooseFlavour(chosen);
              // The tab of what did not load tries again.
              if (chosen === flavour && state === 'failed') runByButton();
            }}
          />
        ) : (
          <span className="kd-bar-title kd-only-flavour">{FLAVOUR_LABELS[flavour]}</span>
        )}
        <div className="kd-actions">
          <KonvaSelect versions={konvaVersions} chosen={konva} flavour={flavour} onChoose={chooseKonva} />
          <CompareSelect
            versions={konvaVersions}
            chosen={konva}
            compared={compare ?? ''}
            flavour={flavour}
            onCompare={chooseCompare}
          />
          <CheckTypesButton
            flavour={flavour}
            isShown={editor.isReady}
            typeCheck={typeCheck}
            files={() => Promise.resolve(files.filter((file) => !isAssetPath(file.path)))}
          />
          <ResetButton isEdited={isEdited} isShown={isEdited} onReset={reset} />
          {!isPreview && (
            <CopyButton text={() => Promise.resolve(files.find((file) => file.path === path)?.text ?? '')} />
          )}
        </div>
      </div>
      <div className="kd-body">
        <div
          ref={pane}
          className="kd-code"
          id={`${idPrefix}-code`}
          role={workspace.flavours.length > 1 ? 'tabpanel' : undefined}
          aria-labelledby={workspace.flavours.length > 1 ? `${idPrefix}-flavour-${flavour}` : undefined}
          data-editing={editor.isReady ? '' : undefined}
          data-file-tabs=""
        >
          <FilesBar
            project={project}
            path={path}
            idPrefix={`${idPrefix}-file`}
            panelId={`${idPrefix}-editor`}
            onOpen={openFile}
            onAdd={addFile}
            onFiles={addFiles}
            onRename={renameFile}
            onDelete={deleteFile}
          />
          {isPreview && (
            <FilePreview
              key={path}
              file={openedFile}
              onEdit={() => setAsText((before) => new Set(before).add(`${flavour}/${path}`))}
            />
          )}
          {!editor.isReady && !isPreview && (
            <pre className={`${CODE_CLASS} kd-play-plain`} tabIndex={0} aria-label={`Code, ${path}`}>
              <code>{files.find((file) => file.path === path)?.text}</code>
            </pre>
          )}
          <div
            ref={slot}
            id={`${idPrefix}-editor`}
            role="tabpanel"
            aria-label={path}
            className="kd-editor"
            hidden={isPreview}
          />
          {!isPreview && (
            <EditorHelp id={helpId} tabIndents={editor.tabIndents} onChange={(on) => editor.setTabIndents(on)} />
          )}
        </div>
        <Splitter sideFrom={SIDE_FROM} host={useCallback(() => root.current, [])} pane={() => pane.current} />
        <div className="kd-result">
          <div className="kd-bar kd-result-bar">
            <span className="kd-bar-title">Result</span>
            <RunState state={state} />
            <RunControls
              state={state}
              onStop={stop}
              onRun={mayRun ? runByButton : undefined}
              isInspecting={isInspecting}
              onInspect={inspecting.toggle}
            />
            <FullScreenButton isFull={isFull} iconOnly onToggle={toggleFull} />
          </div>
          <div className="kd-play-runs" data-compared={compare === undefined ? undefined : ''}>
            <div className="kd-play-run" role={ofFirst === undefined ? undefined : 'group'} aria-label={ofFirst}>
              {ofFirst !== undefined && (
                <div className="kd-play-version">
                  <strong>{ofFirst}</strong>
                </div>
              )}
              <ResultStage data={{ title, summary: '', height: 320 }} state={state} frames={frames}>
                {!mayRun && (
                  <div className="kd-play-wait">
                    <div>
                      <p>
                        <strong>This code came with a link.</strong> Read it first; it runs when you press Run, in a
                        frame that reaches neither this page nor the network.
                      </p>
                      <ActionButton icon="run" onClick={runByButton}>
                        Run
                      </ActionButton>
                    </div>
                  </div>
                )}
                {shownProblems.length > 0 && (
                  <ProblemPanel
                    of={ofFirst}
                    problems={shownProblems}
                    onDismiss={() => {
                      runner.dismissProblems();
                      forgetTypes();
                    }}
                    onShow={showPlace}
                  />
                )}
              </ResultStage>
              {inspecting.request !== undefined && (
                <InspectorPlace
                  runner={runner}
                  title={title}
                  flavour={flavour}
                  state={state}
                  request={inspecting.request}
                  caret={flavour === 'vanilla' ? caret : undefined}
                  onRun={mayRun ? run : undefined}
                  onClose={inspecting.close}
                  onShowPlace={showPlace}
                  onMadeAt={setMadeAt}
                />
              )}
              {lines.length > 0 && <ConsolePane of={ofFirst} lines={lines} onClear={() => runner.clearConsole()} />}
            </div>
            {compared !== undefined && comparedUsable !== undefined && compare !== undefined && (
              <ComparedResult
                key={`${compare} ${comparedRuns === undefined ? 'refused' : 'runs'}`}
                title={title}
                chosen={compare}
                usable={comparedUsable}
                runner={compared}
                onShow={showPlace}
              />
            )}
          </div>
        </div>
      </div>
      {shown === 'share' && (
        <ShareDialog
          project={sharedProject}
          query={queryOfCompare}
          assets={workspace.assets(flavour)}
          isWritten={session.kind === 'shared' || isEdited}
          onDownload={download}
          onClose={() => setShown(undefined)}
        />
      )}
      {shown === 'report' && (
        <ReportDialog
          project={{ ...project, konva: workspace.usableKonva(flavour).version }}
          query={queryOfCompare}
          problems={shownProblems}
          lines={lines}
          savePicture={() => savePicture(runner, frames.current)}
          onDownload={download}
          onClose={() => setShown(undefined)}
        />
      )}
      {shown === 'packages' && <PackagesDialog flavour={flavour} onClose={() => setShown(undefined)} />}
      {shown === 'picker' && (
        <DemoPicker flavour={flavour} konva={otherKonva} navigate={navigate} onClose={() => setShown(undefined)} />
      )}
    </section>
  );
}

/**
 * Files to save are sent to this page instead of the browser: a frame with `allow-downloads` could save without the reader's consent.
 */
function runnerOf(title: string, desk: SaveDesk): DemoRunner {
  const onSave = (name: string, content: Blob, frame: Element) => desk.receive(name, content, frame);
  return new DemoRunner({ title, downloads: false, onSave });
}

interface NoticeProps {
  text: string;
  className?: string;
  onDismiss(): void;
}

function Notice({ text, className = 'kd-play-notice', onDismiss }: NoticeProps): ReactElement {
  return (
    <div className={className} role="status">
      <p>{text}</p>
      <ActionButton icon={MORE_ICONS.close} iconOnly onClick={onDismiss}>
        Dismiss
      </ActionButton>
    </div>
  );
}

/** Everything the inspector needs is already on this page. */
const opened = (): void => undefined;

/** Splits `react/parts/Star.tsx` into flavor and path. */
function splitKey(key: string, flavours: readonly Flavour[]): [flavour: Flavour, path: string] {
  const flavour = flavours.find((one) => key.startsWith(`${one}/`));
  if (flavour === undefined) throw new Error(`The file ${key} belongs to no flavour of this session.`);
  return [flavour, key.slice(flavour.length + 1)];
}
