import type { ReactElement } from 'react';
import { Icon, type IconName } from './icons';

interface ActionButtonProps {
  icon: IconName;
  /** The button's label; a narrow player shows only the icon. */
  children: string;
  onClick(): void;
  /** Shows only the icon at any width; the label stays for assistive technology. */
  iconOnly?: boolean;
  disabled?: boolean;
  /** Whether a toggle button is pressed. */
  isPressed?: boolean;
  /** Whether the list that the button opens is open. */
  isExpanded?: boolean;
  /** Data attributes that other parts use to find the button. */
  data?: Record<`data-${string}`, string>;
}

/** A button in the player's bars. */
export function ActionButton({
  icon,
  children,
  onClick,
  iconOnly,
  disabled,
  isPressed,
  isExpanded,
  data,
}: ActionButtonProps): ReactElement {
  return (
    <button
      type="button"
      className="kd-action"
      data-icon-only={iconOnly ? '' : undefined}
      title={children}
      disabled={disabled}
      aria-pressed={isPressed}
      aria-expanded={isExpanded}
      {...data}
      onClick={onClick}
    >
      <Icon name={icon} />
      <span className="kd-action-text">{children}</span>
    </button>
  );
}
