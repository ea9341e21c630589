import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { SourceFile } from '../../model/demo';
import type { Flavour } from '../../model/flavours';
import type { DemoSources, PublishedDemo } from '../../model/published';
import { editStore, type EditedFiles } from './edit-store';
import { useCodeEditor } from './editor/use-code-editor';
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
  /** The flavor's files with the edits; undefined when there are none. */
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
  /** The line of the open file that created the node selected in the inspector; counted from 1. */
  madeLine: number | undefined;
  /** True while the editor replaces the static code. */
  isOpen: boolean;
  setIsOpen(isOpen: boolean): void;
  libraryDataUrl?: string;
  onOpen(): void;
  /** The editor or the demo's sources could not be loaded; the next `open` tries again. */
  onNotOpened(error: unknown): void;
  /** The caret moved to another line of the open file. */
  onCaret?(path: string, line: number): void;
  /** The reader pressed a shortcut that runs the code. */
  onRun(): void;
  /** The text of the flavor changed. */
  onChange(flavour: Flavour): void;
}

function withEdits(files: readonly SourceFile[], edits: EditedFiles): SourceFile[] {
  return files.map(({ path, text }) => ({ path, text: edits[path] ?? text }));
}

function keyOf(flavour: Flavour, path: string): string {
  return `${flavour}/${path}`;
}

/** The parts of a key from `keyOf`. */
function partsOf(key: string, { flavours }: PublishedDemo): { flavour: Flavour | undefined; file: string } {
  const at = key.indexOf('/');
  const flavour = flavours.find((one) => one.flavour === key.slice(0, at))?.flavour;
  return { flavour, file: key.slice(at + 1) };
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
  const { data, flavour, path, slot, isOpen, setIsOpen, onOpen, onNotOpened, onChange, ...forEditor } = options;
  const { id, sourcesUrl } = data;
  const sources = useRef<DemoSources | undefined>(undefined);
  /** Flavors with edits; the texts themselves are in the edit store. */
  const [edited, setEdited] = useState<readonly Flavour[]>([]);

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

  const originalOf = (which: Flavour, file: string): string | undefined =>
    filesOf(sources.current, which).find((one) => one.path === file)?.text;

  const { load, show, whenShown, restore, tabIndents, setTabIndents } = useCodeEditor({
    ...forEditor,
    slot,
    fileKey: keyOf(flavour, path),
    path,
    isShown: isOpen,
    textOf(key) {
      const { flavour: which = flavour, file } = partsOf(key, data);
      return editStore.get(id, sourcesUrl, which)[file] ?? originalOf(which, file) ?? '';
    },
    onChange(key, text) {
      const { flavour: which, file } = partsOf(key, data);
      if (which === undefined) return;
      const { [file]: _, ...others } = editStore.get(id, sourcesUrl, which);
      editStore.set(id, sourcesUrl, which, text === originalOf(which, file) ? others : { ...others, [file]: text });
      noteEdited(which);
      onChange(which);
    },
  });

  const open = useCallback(
    async (place?: TextPlace, focus = false) => {
      load();
      try {
        await getSources();
        await show(place);
      } catch (error) {
        onNotOpened(error);
        return;
      }
      const takesFocus = focus && isStillAt(slot.current?.parentElement);
      whenShown((shown) => {
        if (place !== undefined) shown.scrollTo(place);
        if (takesFocus) shown.focus();
      });
      setIsOpen(true);
      onOpen();
    },
    [getSources, load, onNotOpened, onOpen, setIsOpen, show, slot, whenShown],
  );

  const reveal = useCallback(
    async (line: number, column?: number) => {
      await open();
      whenShown((shown) => shown.reveal(line, column));
    },
    [open, whenShown],
  );

  // Earlier edits in this tab are known only in the browser, after hydration.
  useEffect(() => {
    for (const one of data.flavours) noteEdited(one.flavour);
  }, [data, noteEdited]);

  const reset = useCallback(() => {
    editStore.set(id, sourcesUrl, flavour, {});
    noteEdited(flavour);
    restore(`${flavour}/`);
    onChange(flavour);
  }, [flavour, id, noteEdited, onChange, restore, sourcesUrl]);

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
