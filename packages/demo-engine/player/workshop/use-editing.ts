import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { SourceFile } from '../../model/demo';
import type { Flavour } from '../../model/flavours';
import type { DemoSources, PublishedDemo } from '../../model/published';
import { editStore, type EditedFiles } from './edit-store';
import type { CodeEditor } from './editor';
import type { PlayerProblem } from './problems';
import { filesOf, loadSources } from './sources';
import type { TextPlace } from './text-place';

export interface Editing {
  /** True when the flavor's files differ from the published ones. */
  isEdited: boolean;
  /** True when Tab indents instead of moving the focus. */
  tabIndents: boolean;
  /** Loads the editor and replaces the static code with it; pass `focus` only when the reader asked for it. */
  open(place?: TextPlace, focus?: boolean): Promise<void>;
  /** Restores the published text of this flavor. */
  reset(): void;
  setTabIndents(indents: boolean): void;
  /** Opens the editor at a position; lines and columns start at 1. */
  reveal(line: number, column?: number): Promise<void>;
  /** The flavour's files with the edits; undefined when there are none. */
  editedFiles(flavour: Flavour): (() => Promise<readonly SourceFile[]>) | undefined;
  /** The flavor's files as shown, edits included. */
  allFiles(flavour: Flavour): Promise<readonly SourceFile[]>;
}

interface EditingOptions {
  data: PublishedDemo;
  flavour: Flavour;
  path: string;
  slot: RefObject<HTMLDivElement | null>;
  /** Id of the text that explains how to leave the editor. */
  helpId: string;
  problems: readonly PlayerProblem[];
  /** The line of the open file that made the node selected in the inspector; counted from 1. */
  madeLine: number | undefined;
  /** True while the editor replaces the static code. */
  isOpen: boolean;
  setIsOpen(isOpen: boolean): void;
  libraryDataUrl?: string;
  onOpen(): void;
  /** The caret moved to another line of the open file. */
  onCaret?(path: string, line: number): void;
  /** The reader pressed a shortcut that runs the code. */
  onRun(): void;
  /** The text of the flavour changed. */
  onChange(flavour: Flavour): void;
}

function withEdits(files: readonly SourceFile[], edits: EditedFiles): SourceFile[] {
  return files.map(({ path, text }) => ({ path, text: edits[path] ?? text }));
}

function keyOf(flavour: Flavour, path: string): string {
  return `${flavour}/${path}`;
}

/** Whether the focus is still in the code. The editor takes a while to load and must not steal the focus if the reader has moved on. */
function isStillAt(pane: Element | null | undefined): boolean {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body) return true;
  // A focused button of the pane means that the reader has tabbed on from the code.
  return pane?.contains(activeElement) === true && !activeElement.matches('button');
}

/** The editor of one player and the edits made in it. */
export function useEditing(options: EditingOptions): Editing {
  const {
    data,
    flavour,
    path,
    slot,
    helpId,
    problems,
    madeLine,
    isOpen,
    setIsOpen,
    libraryDataUrl,
    onOpen,
    onRun,
    onChange,
    onCaret,
  } = options;
  const { id, sourcesUrl } = data;
  const editor = useRef<CodeEditor | undefined>(undefined);
  const sources = useRef<DemoSources | undefined>(undefined);
  const [openings, setOpenings] = useState(0);
  const whenShown = useRef<((shown: CodeEditor) => void) | undefined>(undefined);
  const [tabIndents, setTabIndentsState] = useState(false);
  /** Flavors with edits; the texts themselves are in the edit store. */
  const [edited, setEdited] = useState<readonly Flavour[]>([]);
  // The editor outlives a render, so it calls the latest of these.
  const latest = useRef({ onChange, onCaret, onRun, path, flavour });
  useEffect(() => {
    latest.current = { onChange, onCaret, onRun, path, flavour };
  });

  const noteEdited = useCallback(
    (which: Flavour) => {
      const has = Object.keys(editStore.get(id, sourcesUrl, which)).length > 0;
      setEdited((before) =>
        before.includes(which) === has ? before : has ? [...before, which] : before.filter((one) => one !== which),
      );
    },
    [id, sourcesUrl],
  );

  const getSources = useCallback(async () => {
    sources.current ??= await loadSources(sourcesUrl);
    return sources.current;
  }, [sourcesUrl]);

  const textOf = useCallback(
    (which: Flavour, file: string): string => {
      const original = filesOf(sources.current, which).find((one) => one.path === file)?.text ?? '';
      return editStore.get(id, sourcesUrl, which)[file] ?? original;
    },
    [id, sourcesUrl],
  );

  const keep = useCallback(
    (key: string, text: string) => {
      const at = key.indexOf('/');
      const which = data.flavours.find((one) => one.flavour === key.slice(0, at))?.flavour;
      const file = key.slice(at + 1);
      if (which === undefined) return;
      const original = filesOf(sources.current, which).find((one) => one.path === file)?.text;
      const { [file]: _, ...others } = editStore.get(id, sourcesUrl, which);
      editStore.set(id, sourcesUrl, which, text === original ? others : { ...others, [file]: text });
      noteEdited(which);
      latest.current.onChange(which);
    },
    [data, id, sourcesUrl, noteEdited],
  );

  const opening = useRef<Promise<CodeEditor | undefined> | undefined>(undefined);
  const getEditor = useCallback((): Promise<CodeEditor | undefined> => {
    opening.current ??= (async () => {
      const [{ CodeEditor }] = await Promise.all([import('./editor'), getSources()]);
      const parent = slot.current;
      if (parent === null) return undefined;
      editor.current = new CodeEditor({
        parent,
        describedBy: helpId,
        libraryDataUrl,
        onChange: keep,
        onTabMode: setTabIndentsState,
        onCaret: (caretPath, line) => latest.current.onCaret?.(caretPath, line),
        onRun: () => latest.current.onRun(),
      });
      return editor.current;
    })();
    opening.current.catch(() => {
      opening.current = undefined;
    });
    return opening.current;
  }, [getSources, helpId, keep, libraryDataUrl, slot]);

  const open = useCallback(
    async (place?: TextPlace, focus = false) => {
      const made = await getEditor();
      if (made === undefined) return;
      const now = latest.current;
      await made.open(
        { key: keyOf(now.flavour, now.path), path: now.path, text: textOf(now.flavour, now.path) },
        place,
      );
      const takesFocus = focus && isStillAt(slot.current?.parentElement);
      whenShown.current = (shown) => {
        if (place !== undefined) shown.scrollTo(place);
        if (takesFocus) shown.focus();
      };
      setIsOpen(true);
      setOpenings((count) => count + 1);
      onOpen();
    },
    [getEditor, onOpen, setIsOpen, slot, textOf],
  );

  // Runs once the editor is displayed: before that it has no size and cannot take the focus.
  useLayoutEffect(() => {
    const task = whenShown.current;
    whenShown.current = undefined;
    if (editor.current !== undefined) task?.(editor.current);
  }, [openings]);

  // The open file follows the tabs.
  useEffect(() => {
    if (!isOpen) return;
    const key = keyOf(flavour, path);
    if (editor.current === undefined || editor.current.key === key) return;
    void editor.current.open({ key, path, text: textOf(flavour, path) }).then(() => setOpenings((count) => count + 1));
  }, [isOpen, flavour, path, textOf]);

  // A file has its marks when it has been opened, which may take a moment.
  const openKey = keyOf(flavour, path);
  useEffect(() => {
    if (isOpen && editor.current?.key === openKey) editor.current.mark(path, problems);
  }, [isOpen, openings, openKey, path, problems]);

  useEffect(() => {
    if (isOpen && editor.current?.key === openKey) editor.current.markMadeLine(madeLine);
  }, [isOpen, openings, openKey, madeLine]);

  useEffect(
    () => () => {
      editor.current?.destroy();
      editor.current = undefined;
      opening.current = undefined;
    },
    [],
  );

  // Earlier edits of this tab: known only in the browser, after hydration.
  useEffect(() => {
    for (const one of data.flavours) noteEdited(one.flavour);
  }, [data, noteEdited]);

  const reset = useCallback(() => {
    editStore.set(id, sourcesUrl, flavour, {});
    noteEdited(flavour);
    editor.current?.forget(`${flavour}/`);
    editor.current?.setText(textOf(flavour, path));
    onChange(flavour);
  }, [flavour, id, noteEdited, onChange, path, sourcesUrl, textOf]);

  const reveal = useCallback(
    async (line: number, column?: number) => {
      await open();
      whenShown.current = (shown) => shown.reveal(line, column);
      setOpenings((count) => count + 1);
    },
    [open],
  );

  const setTabIndents = useCallback((indents: boolean) => {
    editor.current?.setTabIndents(indents);
    editor.current?.focus();
  }, []);

  const allFiles = useCallback(
    async (which: Flavour) => withEdits(filesOf(await getSources(), which), editStore.get(id, sourcesUrl, which)),
    [getSources, id, sourcesUrl],
  );

  const editedFiles = useCallback(
    (which: Flavour) =>
      Object.keys(editStore.get(id, sourcesUrl, which)).length === 0 ? undefined : () => allFiles(which),
    [allFiles, id, sourcesUrl],
  );

  return {
    isEdited: edited.includes(flavour),
    tabIndents,
    open,
    reset,
    setTabIndents,
    reveal,
    editedFiles,
    allFiles,
  };
}
