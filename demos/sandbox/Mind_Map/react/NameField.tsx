import { useLayoutEffect, useRef, type CSSProperties } from 'react';
import { fieldKey } from '../../../common/konva/field-key';

interface NameFieldProps {
  label: string;
  style: CSSProperties;
  onSave(label: string): void;
  onCancel(): void;
  /** A key has closed it: the focus returns to the map. */
  onClose(): void;
}

/** The field over a topic. It holds the typed text; the map gets the finished name. */
export function NameField({ label, style, onSave, onCancel, onClose }: NameFieldProps) {
  const field = useRef<HTMLInputElement>(null);

  useLayoutEffect(() => {
    // The stage is where the field is: nothing has to be scrolled to it.
    field.current?.focus({ preventScroll: true });
    field.current?.select();
  }, []);

  return (
    <input
      ref={field}
      className="topic-name"
      aria-label="Name of the topic"
      maxLength={60}
      defaultValue={label}
      style={style}
      onBlur={({ target }) => onSave(target.value)}
      onKeyDown={({ nativeEvent, currentTarget }) => {
        const meaning = fieldKey(nativeEvent);
        if (!meaning) return;
        nativeEvent.preventDefault();
        if (meaning === 'save') onSave(currentTarget.value);
        else onCancel();
        onClose();
      }}
    />
  );
}
