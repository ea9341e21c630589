import { titleOf, type Command } from '../shared/commands';
import type { Editor } from '../shared/editor';
import { Icon } from './Icon';

interface CommandButtonProps {
  command: Command;
  editor: Editor;
  inMenu: boolean;
  onRun: () => void;
}

/** A command as a button in the bar, or with its name as a line of the menu, which it closes. */
export function CommandButton({ command, editor, inMenu, onRun }: CommandButtonProps) {
  const { label, icon, keys, isOff, isOn } = command;
  return (
    <button
      type="button"
      className={inMenu ? 'line' : 'icon'}
      aria-label={label}
      aria-pressed={isOn?.(editor)}
      title={titleOf(command)}
      disabled={isOff?.(editor)}
      popoverTarget={inMenu ? 'menu' : undefined}
      popoverTargetAction="hide"
      onClick={onRun}
    >
      <Icon name={icon} />
      {inMenu && (
        <>
          <span>{label}</span>
          <kbd>{keys}</kbd>
        </>
      )}
    </button>
  );
}
