import { useLayoutEffect, useRef, type CSSProperties } from 'react';
import { fieldKey } from '../../../common/konva/field-key';
import type { Way } from '../shared/sheet';

interface CellFieldProps {
  label: string;
  text: string;
  selects: boolean;
  style: CSSProperties;
  onFinish(text: string, way: Way): void;
  onCancel(): void;
}

/** The field over a cell. It holds what is typed; the grid gets the finished text. */
export function CellField({ label, text, selects, style, onFinish, onCancel }: CellFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const start = useRef(selects ? 0 : text.length);

  useLayoutEffect(() => {
    const input = field.current;
    input?.focus({ preventScroll: true });
    input?.setSelectionRange(start.current, input.value.length);
  }, []);

  return (
    <input
      ref={field}
      className="cell"
      aria-label={label}
      defaultValue={text}
      style={style}
      onBlur={({ target }) => onFinish(target.value, 'stay')}
      onKeyDown={({ nativeEvent, currentTarget }) => {
        const isTab = nativeEvent.key === 'Tab' && !nativeEvent.shiftKey;
        const meaning = isTab ? 'next' : fieldKey(nativeEvent);
        if (!meaning) return;
        nativeEvent.preventDefault();
        if (meaning === 'cancel') onCancel();
        else onFinish(currentTarget.value, isTab ? 'right' : 'down');
      }}
    />
  );
}
