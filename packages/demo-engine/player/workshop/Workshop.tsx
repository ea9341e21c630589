import {
  type ReactElement,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import type { Flavour } from '../../model/flavours';
import type { DemoData } from '../../model/published';
import { copiedText } from '../copied-text';
import { type OpenDemo, useDemoSettings } from '../demo-settings';
import type { Inspecting } from '../use-inspecting';
import { CheckTypesButton } from './CheckTypesButton';
import { ConsolePane } from './ConsolePane';
import type { DemoRunner, RunTarget } from './demo-runner';
import { EditorHelp } from './EditorHelp';
import type { CodeLine } from './inspector-props';
import { InspectorPlace } from './InspectorPlace';
import { ProblemPanel } from './ProblemPanel';
import { ResetButton } from './ResetButton';
import { markStaticLine } from './static-line';
import { textPlace } from './text-place';
import { useEditing } from './use-editing';
import { useTypeCheck } from './use-type-check';
import type { WorkshopCaller } from './workshop-tools';

/** Elements of the player that the workshop fills. */
export interface WorkshopPlaces {
  /** Where the editor is mounted. */
  slot: RefObject<HTMLDivElement | null>;
  actions: RefObject<HTMLElement | null>;
  help: RefObject<HTMLElement | null>;
  problems: RefObject<HTMLElement | null>;
  inspector: RefObject<HTMLElement | null>;
  console: RefObject<HTMLElement | null>;
}

export interface WorkshopProps {
  data: DemoData;
  flavour: Flavour;
  /** The file that is shown. */
  path: string;
  caller: WorkshopCaller;
  runner: DemoRunner;
  places: WorkshopPlaces;
  helpId: string;
  isEditing: boolean;
  setIsEditing(isEditing: boolean): void;
  onOpenFile(path: string): void;
  inspecting: Inspecting;
}

const NOT_OPENED = 'Editor not loaded';

function Into({ place, children }: { place: RefObject<HTMLElement | null>; children: ReactElement | null }) {
  return place.current === null ? null : createPortal(children, place.current);
}

/**
 * Everything a demo needs once its reader acts: the editor, the type check, the inspector, and the demo's problems and console,
 * rendered into the player's placeholders.
 */
export function Workshop(props: WorkshopProps): ReactElement {
  const { data, flavour, path, caller, runner, places, helpId, isEditing, setIsEditing, onOpenFile, inspecting } =
    props;
  const { state, problems, lines } = useSyncExternalStore(runner.subscribe, runner.getSnapshot);
  const { libraryDataUrl } = useDemoSettings();
  const typeCheck = useTypeCheck(flavour);
  const shownProblems = useMemo(() => [...problems, ...typeCheck.problems], [problems, typeCheck.problems]);
  const { clear: forgetTypes } = typeCheck;

  const [caret, setCaret] = useState<CodeLine | undefined>(undefined);
  const [madeAt, setMadeAt] = useState<CodeLine | undefined>(undefined);
  const isInspecting = inspecting.request !== undefined;
  const madeLine = madeAt?.file === path ? madeAt.line : undefined;

  useEffect(() => {
    const pane = places.slot.current?.parentElement;
    return isEditing || madeLine === undefined || !pane ? undefined : markStaticLine(pane, flavour, madeLine);
  }, [places, flavour, path, isEditing, madeLine]);

  const editing = useEditing({
    data,
    flavour,
    path,
    slot: places.slot,
    helpId,
    problems: shownProblems,
    madeLine,
    isOpen: isEditing,
    setIsOpen: setIsEditing,
    libraryDataUrl,
    onOpen: useCallback(() => {
      runner.withdraw(NOT_OPENED);
      runner.prepareToEdit(flavour);
    }, [runner, flavour]),
    onNotOpened: useCallback((error: unknown) => runner.tell(NOT_OPENED, error), [runner]),
    onRun: () => runner.run(target(flavour)),
    onCaret: (file, line) => {
      if (isInspecting) setCaret({ file, line });
    },
    onChange: (which) => {
      forgetTypes();
      runner.runSoon(target(which));
    },
  });

  function target(which: Flavour): RunTarget {
    const published = data.flavours.find((one) => one.flavour === which);
    return {
      flavour: which,
      compiledUrl: published?.compiledUrl,
      mapsUrl: published?.mapsUrl,
      assets: published?.assets ?? {},
      files: editing.editedFiles(which),
    };
  }

  function showPlace({ file, line, column }: { file?: string; line?: number; column?: number }): void {
    if (file !== undefined && file !== path) onOpenFile(file);
    if (line !== undefined) void editing.reveal(line, column);
  }

  /** Opens the editor with what the reader edited earlier in this tab. */
  function showEdits(): void {
    if (editing.editedFiles(flavour) !== undefined) void editing.open();
  }

  const openDemo = (): OpenDemo => ({
    id: data.id,
    title: data.title,
    flavour,
    sourcesUrl: data.sourcesUrl,
    isEdited: editing.isEdited,
    files: () => editing.allFiles(flavour),
    assets: data.flavours.find((one) => one.flavour === flavour)?.assets ?? {},
  });

  // After every render, so that actions apply to what is shown now.
  useEffect(() =>
    caller.serve({
      run: () => runner.run(target(flavour)),
      start() {
        if (runner.getSnapshot().state !== 'poster') return;
        showEdits();
        runner.run(target(flavour));
      },
      show() {
        // A demo that has not begun, or that gave up its slot, starts when it comes near the viewport.
        if (runner.getSnapshot().state === 'poster') return;
        showEdits();
        if (isEditing) runner.prepareToEdit(flavour);
        runner.show(target(flavour));
      },
      stop: () => runner.stop(),
      edit: (scroller) => void editing.open(textPlace(scroller), true),
      text: async (scope) => copiedText(await editing.allFiles(flavour), path, scope),
      leaveWith(action) {
        action(openDemo()).catch((error: unknown) => runner.tell('Not done', error));
      },
    }),
  );

  return (
    <>
      <Into place={places.actions}>
        <>
          <CheckTypesButton
            flavour={flavour}
            isShown={isEditing}
            typeCheck={typeCheck}
            files={() => editing.allFiles(flavour)}
          />
          <ResetButton isEdited={editing.isEdited} isShown={isEditing || editing.isEdited} onReset={editing.reset} />
        </>
      </Into>
      <Into place={places.help}>
        {isEditing ? (
          <EditorHelp id={helpId} tabIndents={editing.tabIndents} onChange={(on) => editing.setTabIndents(on)} />
        ) : null}
      </Into>
      <Into place={places.problems}>
        {shownProblems.length > 0 ? (
          <ProblemPanel
            problems={shownProblems}
            onDismiss={() => {
              runner.dismissProblems();
              forgetTypes();
            }}
            onShow={showPlace}
          />
        ) : null}
      </Into>
      <Into place={places.inspector}>
        {inspecting.request === undefined ? null : (
          <InspectorPlace
            runner={runner}
            title={data.title}
            flavour={flavour}
            state={state}
            request={inspecting.request}
            caret={flavour === 'vanilla' ? caret : undefined}
            onRun={() => runner.run(target(flavour))}
            onClose={inspecting.close}
            onShowPlace={showPlace}
            onMadeAt={setMadeAt}
          />
        )}
      </Into>
      <Into place={places.console}>
        {lines.length > 0 ? <ConsolePane lines={lines} onClear={() => runner.clearConsole()} /> : null}
      </Into>
    </>
  );
}
