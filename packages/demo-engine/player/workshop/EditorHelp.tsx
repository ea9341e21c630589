import type { ReactElement } from 'react';

interface EditorHelpProps {
  /** What the editor names as its description. */
  id: string;
  tabIndents: boolean;
  onChange(tabIndents: boolean): void;
}

/** Says below an editor what the Tab key does and how to leave, and lets the reader choose. */
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
