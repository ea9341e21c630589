import type { ReactElement } from 'react';
import { Icon, type IconName } from '../player/icons';

interface PressButtonProps {
  icon: IconName;
  children: string;
  isPressed: boolean;
  onChange(isPressed: boolean): void;
  iconOnly?: boolean;
  disabled?: boolean;
}

/** A toggle button in a bar. */
export function PressButton({
  icon,
  children,
  isPressed,
  onChange,
  iconOnly,
  disabled,
}: PressButtonProps): ReactElement {
  return (
    <button
      type="button"
      className="kd-action"
      aria-pressed={isPressed}
      data-icon-only={iconOnly ? '' : undefined}
      title={children}
      disabled={disabled}
      onClick={() => onChange(!isPressed)}
    >
      <Icon name={icon} />
      <span className="kd-action-text">{children}</span>
    </button>
  );
}
