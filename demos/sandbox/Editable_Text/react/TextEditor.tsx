import { useEffect, useRef, type CSSProperties } from 'react';
import { fitHeight, keyMeaning } from '../shared/overlay';

interface TextEditorProps {
  text: string;
  /** Places the field over the text on the canvas. */
  style: CSSProperties;
  /** Called once, with the new text, or without it when editing was canceled. */
  onClose(text: string | undefined): void;
}

/** A field over the canvas. Enter and a click elsewhere save, Escape cancels. */
export function TextEditor({ text, style, onClose }: TextEditorProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const isOpen = useRef(true);

  useEffect(() => {
    if (!field.current) return;
    fitHeight(field.current);
    field.current.focus();
    field.current.select();
  }, []);

  const close = (value: string | undefined) => {
    // Removing a focused field blurs it, which would call this a second time.
    if (!isOpen.current) return;
    isOpen.current = false;
    onClose(value);
  };

  return (
    <textarea
      ref={field}
      aria-label="Text"
      defaultValue={text}
      style={style}
      onInput={(event) => fitHeight(event.currentTarget)}
      onBlur={(event) => close(event.currentTarget.value)}
      onKeyDown={(event) => {
        const meaning = keyMeaning(event.nativeEvent);
        if (!meaning) return;
        event.preventDefault();
        close(meaning === 'save' ? event.currentTarget.value : undefined);
      }}
    />
  );
}
