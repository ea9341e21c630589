import { useLayoutEffect, useRef } from 'react';
import type { View } from '../../../common/konva/zoom';
import type { Item } from '../shared/design';
import { endsTyping, fieldStyle, fitHeight, openField } from '../shared/text-field';

interface WordsFieldProps {
  item: Item;
  view: View;
  onWrite: (text: string) => void;
}

/** The field over a text. It holds what is typed; the design gets it when the field loses the focus. */
export function WordsField({ item, view, onWrite }: WordsFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);

  useLayoutEffect(() => {
    if (field.current) openField(field.current);
  }, []);

  return (
    <textarea
      ref={field}
      className="words"
      aria-label="Words"
      spellCheck={false}
      defaultValue={item.text}
      style={fieldStyle(item, view)}
      onInput={({ currentTarget }) => fitHeight(currentTarget)}
      onBlur={({ target }) => onWrite(target.value)}
      onKeyDown={({ nativeEvent, currentTarget }) => {
        if (!endsTyping(nativeEvent)) return;
        nativeEvent.preventDefault();
        currentTarget.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
      }}
    />
  );
}
