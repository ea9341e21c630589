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
  /** Whether it is pressed, for a button that stays so. */
  isPressed?: boolean;
  /** Attributes by which other parts find the button. */
  data?: Record<`data-${string}`, string>;
}

/** A button of the player's bars. */
export function ActionButton({
  icon,
  children,
  onClick,
  iconOnly,
  disabled,
  isPressed,
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
      {...data}
      onClick={onClick}
    >
      <Icon name={icon} />
      <span className="kd-action-text">{children}</span>
    </button>
  );
}
