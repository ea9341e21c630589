import { closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { bracketMatching, foldGutter, foldKeymap, indentOnInput, indentUnit } from '@codemirror/language';
import { type Diagnostic, lintKeymap, setDiagnostics } from '@codemirror/lint';
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search';
import { Compartment, EditorSelection, EditorState, type Extension } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { fetchJson } from '../../../sandbox-host/fetch-json';
import { problemLine } from '../trusted-text';
import type { PlayerProblem } from '../problems';
import { readerGuard } from '../reader/reader-guard';
import { languageFor } from './languages';
import { dataOf, isLibraryData } from './library-data';
import { libraryHelp } from './library-help';
import { madeLine, setMadeLine } from './made-line';
import { editorTheme } from './theme';

/** A file in the editor. `key` is unique across flavors; its history and selection are stored under it. */
export interface EditorDocument {
  key: string;
  path: string;
  text: string;
}

export interface EditorOptions {
  parent: HTMLElement;
  /** Id of the element that explains how to leave the editor by keyboard. */
  describedBy: string;
  /** URL of the library's `LibraryData`; without it there is no completion for the library. */
  libraryDataUrl?: string;
  /** The version of the library with which the code runs, if it is an older one. */
  libraryVersion?(): string | undefined;
  onChange(key: string, text: string): void;
  onTabMode(indents: boolean): void;
  /** Called when the reader moves the caret to another line of a file; lines start at 1. */
  onCaret?(path: string, line: number): void;
  /** Ctrl+S or Ctrl+Enter. */
  onRun(): void;
}

/** The code editor of one player: one view, and for each file a state with its own history. */
export class CodeEditor {
  readonly #view: EditorView;
  readonly #states = new Map<string, EditorState>();
  readonly #tab = new Compartment();
  #key = '';
  #tabIndents = false;
  #openings = 0;

  constructor(private readonly options: EditorOptions) {
    this.#view = new EditorView({ parent: options.parent });
  }

  /** Key of the open file. */
  get key(): string {
    return this.#key;
  }

  /**
   * Shows a file. One that was open before is restored with its history, selection and text.
   *
   * @param place initial selection and scroll position, taken from the static code
   */
  async open(file: EditorDocument, place?: { anchor: number; head: number; top: number; left: number }): Promise<void> {
    const opening = ++this.#openings;
    // The open file's stored state is the one with which it was opened.
    let state = file.key === this.#key ? this.#view.state : this.#states.get(file.key);
    if (state === undefined) {
      // Without its grammar, which may not arrive, the file is plain text and can be edited.
      const language = await languageFor(file.path).catch(() => []);
      if (opening !== this.#openings) return;
      const clamp = (offset: number) => Math.max(0, Math.min(offset, file.text.length));
      state = EditorState.create({
        doc: file.text,
        selection: EditorSelection.single(clamp(place?.anchor ?? 0), clamp(place?.head ?? 0)),
        extensions: this.#extensions(file, language),
      });
    }
    if (this.#key !== '') this.#states.set(this.#key, this.#view.state);
    this.#key = file.key;
    this.#states.set(file.key, state);
    this.#view.setState(state);
    this.#applyTabMode();
    if (place !== undefined) this.scrollTo(place);
  }

  /** Scrolls the text as soon as its lines are measured. Has no effect on an editor that is not shown yet. */
  scrollTo({ top, left }: { top: number; left: number }): void {
    this.#view.requestMeasure({
      read: () => undefined,
      write: () => this.#view.scrollDOM.scrollTo({ top, left }),
    });
  }

  /** Replaces the text of the open file; undo restores the old one. */
  setText(text: string): void {
    if (this.#view.state.doc.toString() === text) return;
    this.#view.dispatch({ changes: { from: 0, to: this.#view.state.doc.length, insert: text }, scrollIntoView: false });
  }

  /** Drops the stored states of files whose keys have this prefix, except the open one; they are created anew when opened. */
  forget(prefix: string): void {
    for (const key of [...this.#states.keys()])
      if (key.startsWith(prefix) && key !== this.#key) this.#states.delete(key);
  }

  /** Drops one file's state: its text and history. */
  close(key: string): void {
    this.#states.delete(key);
    if (key === this.#key) this.#key = '';
  }

  /** Underlines the problems located in the open file. */
  mark(path: string, problems: readonly PlayerProblem[]): void {
    const { doc } = this.#view.state;
    const diagnostics = problems.flatMap((problem): Diagnostic[] => {
      if (problem.file !== path || problem.line === undefined || problem.line > doc.lines || problem.line < 1)
        return [];
      const line = doc.line(problem.line);
      const start =
        line.from +
        (problem.column === undefined ? line.text.length - line.text.trimStart().length : problem.column - 1);
      const from = Math.min(start, line.to);
      const { column = 0, endColumn = 0 } = problem;
      const end = endColumn > column ? endColumn - 1 : endOfWord(line.text, from - line.from);
      const to = problem.column === undefined ? line.to : Math.min(line.to, line.from + end);
      return [{ from, to: Math.max(from, to), severity: 'error', message: problemLine(problem) }];
    });
    this.#view.dispatch(setDiagnostics(this.#view.state, diagnostics));
  }

  /** Marks a line of the open file, counted from 1, and scrolls the text to it, but not the page; undefined marks none. */
  markMadeLine(line: number | undefined): void {
    this.#view.dispatch({ effects: setMadeLine.of(line) });
    const { doc } = this.#view.state;
    if (line === undefined || line < 1 || line > doc.lines) return;
    this.#view.requestMeasure({
      read: ({ scrollDOM, documentPadding, state }) => {
        const { top, bottom } = this.#view.lineBlockAt(state.doc.line(Math.min(line, state.doc.lines)).from);
        const isSeen =
          top + documentPadding.top >= scrollDOM.scrollTop && bottom <= scrollDOM.scrollTop + scrollDOM.clientHeight;
        return isSeen ? undefined : top - scrollDOM.clientHeight / 2;
      },
      write: (top) => {
        if (top !== undefined) this.#view.scrollDOM.scrollTo({ top });
      },
    });
  }

  /** Moves the caret to a position and scrolls it into view. Lines and columns start at 1. */
  reveal(line: number, column = 1): void {
    readerGuard.announceScroll();
    const { doc } = this.#view.state;
    const found = doc.line(Math.max(1, Math.min(line, doc.lines)));
    const anchor = Math.min(found.from + column - 1, found.to);
    this.#view.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: 'center' }) });
    this.#view.focus();
    // CodeMirror scrolls the window so far that the line is below its upper edge, where the page's bar covers it. The browser knows the
    // page's scroll padding.
    requestAnimationFrame(() => {
      const { node } = this.#view.domAtPos(anchor);
      const line = node instanceof Element ? node : node.parentElement;
      line?.closest('.cm-line')?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    });
  }

  focus(): void {
    this.#view.focus();
  }

  /** Makes Tab indent, or move the focus as everywhere else. */
  setTabIndents(indents: boolean): void {
    this.#tabIndents = indents;
    this.#applyTabMode();
    this.options.onTabMode(indents);
  }

  destroy(): void {
    this.#openings += 1;
    this.#view.destroy();
  }

  #applyTabMode(): void {
    this.#view.dispatch({ effects: this.#tab.reconfigure(this.#tabIndents ? keymap.of([indentWithTab]) : []) });
  }

  #extensions(file: EditorDocument, language: Extension): Extension {
    const { libraryDataUrl } = this.options;
    return [
      lineNumbers(),
      highlightSpecialChars(),
      history(),
      foldGutter({ openText: '⌄', closedText: '›' }),
      drawSelection(),
      indentOnInput(),
      bracketMatching(),
      closeBrackets(),
      highlightActiveLine(),
      highlightActiveLineGutter(),
      highlightSelectionMatches(),
      indentUnit.of('  '),
      EditorState.tabSize.of(2),
      keymap.of([
        {
          key: 'Ctrl-m',
          mac: 'Shift-Alt-m',
          run: () => {
            this.setTabIndents(!this.#tabIndents);
            return true;
          },
        },
        ...['Mod-s', 'Mod-Enter'].map((key) => ({
          key,
          preventDefault: true,
          run: () => {
            this.options.onRun();
            return true;
          },
        })),
        ...closeBracketsKeymap,
        ...searchKeymap,
        ...historyKeymap,
        ...foldKeymap,
        ...lintKeymap,
        ...completionKeymap,
        ...defaultKeymap,
      ]),
      this.#tab.of([]),
      madeLine,
      language,
      libraryDataUrl === undefined
        ? []
        : libraryHelp(file.path, async () =>
            dataOf(await fetchJson(libraryDataUrl, isLibraryData), this.options.libraryVersion?.()),
          ),
      editorTheme,
      EditorView.contentAttributes.of({
        'aria-label': `Code, ${file.path}`,
        'aria-describedby': this.options.describedBy,
        // Editable text is focusable without it, but accessibility checkers look for the attribute.
        tabindex: '0',
        autocapitalize: 'off',
        autocorrect: 'off',
        spellcheck: 'false',
      }),
      EditorView.updateListener.of((update) => {
        if (update.docChanged) this.options.onChange(file.key, update.state.doc.toString());
        const lineOf = ({ doc, selection }: EditorState): number => doc.lineAt(selection.main.head).number;
        const line = lineOf(update.state);
        if (update.view.hasFocus && (update.focusChanged || line !== lineOf(update.startState)))
          this.options.onCaret?.(file.path, line);
      }),
    ];
  }
}

/** End of the word at an offset, or of one character: what to underline when the compiler reports only the start. */
function endOfWord(text: string, offset: number): number {
  const word = /^[\w$]+/.exec(text.slice(offset));
  return offset + (word?.[0].length ?? 1);
}
