import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PlayerProblem } from '../problems';
import type { TextPlace } from '../text-place';
import type { CodeEditor } from '.';

export interface CodeEditorOptions {
  /** Where the editor is mounted. */
  slot: RefObject<HTMLDivElement | null>;
  /** Id of the text that explains how to leave the editor. */
  helpId: string;
  libraryDataUrl?: string;
  /** The version of the library with which the code runs, if it is an older one. */
  libraryVersion?: string | undefined;
  /** Key of the file to show, unique across flavors, and its path. */
  fileKey: string;
  path: string;
  /** Whether the editor follows `fileKey`: false while something else is shown in its place. */
  isShown: boolean;
  problems: readonly PlayerProblem[];
  /** The line of the file that created the node selected in the inspector; counted from 1. */
  madeLine: number | undefined;
  textOf(key: string): string;
  onChange(key: string, text: string): void;
  /** The caret moved to another line of the open file. */
  onCaret?(path: string, line: number): void;
  /** The reader pressed a shortcut that runs the code. */
  onRun(): void;
}

export interface CodeEditorHandle {
  /** False until the editor has shown a file. It stays true while another file is opened. */
  isReady: boolean;
  /** True when Tab indents instead of moving the focus. */
  tabIndents: boolean;
  setTabIndents(indents: boolean): void;
  /** Begins to load the editor's script. */
  load(): void;
  /**
   * Loads the editor if necessary and shows the file.
   *
   * @param place initial selection and scroll position, taken from the static code
   * @throws when the editor's script cannot be loaded; the next call tries again
   */
  show(place?: TextPlace): Promise<void>;
  /** Runs a task once the editor is displayed with the file: before that it has no size and cannot take the focus. */
  whenShown(task: (editor: CodeEditor) => void): void;
  /** Drops the state of a file that was renamed or deleted. */
  close(key: string): void;
  /** Resets the open file to the text from `textOf` and drops the states of other files whose keys have this prefix. */
  restore(prefix: string): void;
}

/** One editor that loads when it is first shown and follows the open file. Players and the playground use it. */
export function useCodeEditor(options: CodeEditorOptions): CodeEditorHandle {
  const { slot, helpId, libraryDataUrl, fileKey, path, isShown, problems, madeLine } = options;
  const editor = useRef<CodeEditor | undefined>(undefined);
  const loading = useRef<Promise<CodeEditor | undefined> | undefined>(undefined);
  /** Key of the file in the editor; a new object each time the editor has opened a file. */
  const [opened, setOpened] = useState({ key: '' });
  const [tabIndents, setTabIndentsState] = useState(false);
  const task = useRef<((editor: CodeEditor) => void) | undefined>(undefined);
  // The editor outlives a render, so it calls the latest of these.
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });

  const load = useCallback((): Promise<CodeEditor | undefined> => {
    loading.current ??= import('.').then(({ CodeEditor: Editor }) => {
      const parent = slot.current;
      // The component was unmounted while the editor was loading.
      if (parent === null || loading.current === undefined) return undefined;
      editor.current = new Editor({
        parent,
        describedBy: helpId,
        libraryDataUrl,
        libraryVersion: () => latest.current.libraryVersion,
        onChange: (key, text) => latest.current.onChange(key, text),
        onTabMode: setTabIndentsState,
        onCaret: (caretPath, line) => latest.current.onCaret?.(caretPath, line),
        onRun: () => latest.current.onRun(),
      });
      return editor.current;
    });
    loading.current.catch(() => {
      loading.current = undefined;
    });
    return loading.current;
  }, [slot, helpId, libraryDataUrl]);

  useEffect(
    () => () => {
      editor.current?.destroy();
      editor.current = undefined;
      loading.current = undefined;
    },
    [load],
  );

  const show = useCallback(
    async (place?: TextPlace) => {
      const made = await load();
      if (made === undefined) return;
      const now = latest.current;
      await made.open({ key: now.fileKey, path: now.path, text: now.textOf(now.fileKey) }, place);
      setOpened({ key: made.key });
    },
    [load],
  );

  useEffect(() => {
    if (isShown && editor.current !== undefined && editor.current.key !== fileKey) void show();
  }, [isShown, fileKey, show]);

  const isOpen = isShown && opened.key === fileKey;

  useLayoutEffect(() => {
    if (!isOpen || editor.current === undefined) return;
    const due = task.current;
    task.current = undefined;
    due?.(editor.current);
  }, [isOpen, opened]);

  // Marks a file's problems once the editor has opened it.
  useEffect(() => {
    if (isOpen) editor.current?.mark(path, problems);
  }, [isOpen, opened, path, problems]);

  useEffect(() => {
    if (isOpen) editor.current?.markMadeLine(madeLine);
  }, [isOpen, opened, madeLine]);

  return {
    isReady: opened.key !== '',
    tabIndents,
    setTabIndents: useCallback((indents: boolean) => {
      editor.current?.setTabIndents(indents);
      editor.current?.focus();
    }, []),
    load: useCallback(() => {
      // `show` reports the failure.
      load().catch(() => undefined);
    }, [load]),
    show,
    whenShown: useCallback((next: (editor: CodeEditor) => void) => {
      task.current = next;
      // Runs the task after the next render, which may open another file.
      setOpened(({ key }) => ({ key }));
    }, []),
    close: useCallback((key: string) => editor.current?.close(key), []),
    restore: useCallback((prefix: string) => {
      editor.current?.forget(prefix);
      const { key } = editor.current ?? {};
      if (key !== undefined && key !== '' && key === latest.current.fileKey)
        editor.current?.setText(latest.current.textOf(key));
    }, []),
  };
}
