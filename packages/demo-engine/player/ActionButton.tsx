import type { ReactElement } from 'react';
import { Icon, type IconName } from './icons';

interface ActionButtonProps {
  icon: IconName;
  /** What the button is called; in a narrow player only the icon is drawn. */
  children: string;
  onClick(): void;
  /** Draws the words only for assistive technology, at any width. */
  iconOnly?: boolean;
  disabled?: boolean;
}

/** A button of the player's bars. */
export function ActionButton({ icon, children, onClick, iconOnly, disabled }: ActionButtonProps): ReactElement {
  return (
    <button
      type="button"
      className="kd-action"
      data-icon-only={iconOnly ? '' : undefined}
      title={children}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={icon} />
      <span className="kd-action-text">{children}</span>
    </button>
  );
}
