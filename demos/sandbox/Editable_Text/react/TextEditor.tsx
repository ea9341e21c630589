import { useEffect, useRef, type CSSProperties } from 'react';
import { closesField, fitHeight } from '../shared/overlay';

interface TextEditorProps {
  text: string;
  /** Places the field over the text on the canvas. */
  style: CSSProperties;
  onType(text: string): void;
  /** Called once. */
  onClose(): void;
}

/** A field over the canvas. Enter, Escape and a click elsewhere close it. */
export function TextEditor({ text, style, onType, onClose }: TextEditorProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const isOpen = useRef(true);

  useEffect(() => {
    if (!field.current) return;
    fitHeight(field.current);
    field.current.focus();
    field.current.select();
  }, []);

  const close = () => {
    // Some browsers blur a focused field when it is removed, which would call this a second time.
    if (!isOpen.current) return;
    isOpen.current = false;
    onClose();
  };

  return (
    <textarea
      ref={field}
      aria-label="Text"
      defaultValue={text}
      style={style}
      onInput={({ currentTarget }) => {
        fitHeight(currentTarget);
        onType(currentTarget.value);
      }}
      onBlur={close}
      onKeyDown={(event) => {
        if (!closesField(event.nativeEvent)) return;
        event.preventDefault();
        close();
      }}
    />
  );
}
