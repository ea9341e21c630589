import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CodeEditor } from '../player/workshop/editor';
import type { PlayerProblem } from '../player/workshop/problems';

interface ProjectEditorOptions {
  slot: RefObject<HTMLDivElement | null>;
  /** Id of the text that explains how to leave the editor. */
  helpId: string;
  libraryDataUrl?: string;
  /** Key of the open file, unique across flavors. */
  fileKey: string;
  path: string;
  problems: readonly PlayerProblem[];
  /** The line of the open file that made the node selected in the inspector; counted from 1. */
  madeLine: number | undefined;
  textOf(key: string): string;
  onChange(key: string, text: string): void;
  onCaret?(path: string, line: number): void;
  /** The reader pressed a shortcut that runs the code. */
  onRun(): void;
}

export interface ProjectEditor {
  /** False until the editor replaces the plain text. */
  isReady: boolean;
  tabIndents: boolean;
  setTabIndents(indents: boolean): void;
  focus(): void;
  /** Moves the caret to a position in the open file, or in the one that is being opened. */
  reveal(line: number, column?: number): void;
  /** Drops the state of a file that was renamed or deleted. */
  close(key: string): void;
  /** Resets the open file to the text from `textOf` and drops the states of the flavor's other files. */
  restore(flavour: string): void;
}

/** The editor over a project's files: loaded with the page, one file open at a time, each with its own history. */
export function useProjectEditor(options: ProjectEditorOptions): ProjectEditor {
  const { slot, helpId, libraryDataUrl, fileKey, path, problems, madeLine } = options;
  const [editor, setEditor] = useState<CodeEditor | undefined>(undefined);
  const [openKey, setOpenKey] = useState('');
  const [tabIndents, setTabIndentsState] = useState(false);
  const whenOpen = useRef<((opened: CodeEditor) => void) | undefined>(undefined);
  // The editor outlives a render, so it calls the latest of these.
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    let made: CodeEditor | undefined;
    let isGone = false;
    void import('../player/workshop/editor').then(({ CodeEditor: Editor }) => {
      const parent = slot.current;
      if (isGone || parent === null) return;
      made = new Editor({
        parent,
        describedBy: helpId,
        libraryDataUrl,
        onChange: (key, text) => latest.current.onChange(key, text),
        onTabMode: setTabIndentsState,
        onCaret: (caretPath, line) => latest.current.onCaret?.(caretPath, line),
        onRun: () => latest.current.onRun(),
      });
      setEditor(made);
    });
    return () => {
      isGone = true;
      made?.destroy();
      setEditor(undefined);
      setOpenKey('');
    };
  }, [slot, helpId, libraryDataUrl]);

  useEffect(() => {
    if (editor === undefined) return;
    void editor.open({ key: fileKey, path, text: latest.current.textOf(fileKey) }).then(() => {
      setOpenKey(editor.key);
    });
  }, [editor, fileKey, path]);

  // Runs once the editor is displayed with the file: before that it has no size and cannot take the focus.
  const isOpen = editor !== undefined && openKey === fileKey;
  useLayoutEffect(() => {
    if (!isOpen) return;
    const task = whenOpen.current;
    whenOpen.current = undefined;
    task?.(editor);
  }, [editor, isOpen]);

  useEffect(() => {
    if (isOpen) editor.mark(path, problems);
  }, [editor, isOpen, path, problems]);

  useEffect(() => {
    if (isOpen) editor.markMadeLine(madeLine);
  }, [editor, isOpen, fileKey, madeLine]);

  const reveal = useCallback(
    (line: number, column?: number) => {
      // Deferred until after the render, which may open another file.
      whenOpen.current = (opened) => opened.reveal(line, column);
      setTimeout(() => {
        if (editor === undefined || editor.key !== latest.current.fileKey) return;
        const task = whenOpen.current;
        whenOpen.current = undefined;
        task?.(editor);
      });
    },
    [editor],
  );

  return {
    // Stays true while another file is opened, because the plain text would only flash in between.
    isReady: editor !== undefined && openKey !== '',
    tabIndents,
    setTabIndents: (indents) => {
      editor?.setTabIndents(indents);
      editor?.focus();
    },
    focus: () => editor?.focus(),
    reveal,
    close: (key) => editor?.close(key),
    restore: (flavour) => {
      editor?.forget(`${flavour}/`);
      if (editor !== undefined && editor.key === fileKey) editor.setText(latest.current.textOf(fileKey));
    },
  };
}
