import type { ReactElement } from 'react';

interface EditorHelpProps {
  /** Referenced by the editor's `aria-describedby`. */
  id: string;
  tabIndents: boolean;
  onChange(tabIndents: boolean): void;
}

/** Explains below an editor what the Tab key does and how to leave the editor, and lets the reader change it. */
export function EditorHelp({ id, tabIndents, onChange }: EditorHelpProps): ReactElement {
  return (
    <div className="kd-editor-help">
      <span id={id}>
        {tabIndents ? 'Tab indents. Press Escape, then Tab, to leave the editor.' : 'Tab leaves the editor.'}
      </span>
      <button type="button" aria-pressed={tabIndents} onClick={() => onChange(!tabIndents)}>
        Indent with Tab
      </button>
    </div>
  );
}
