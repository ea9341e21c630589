import type Konva from 'konva';

/**
 * CSS that lays a textarea exactly over a text. The matrix holds position, rotation and scale, those of all parents and of the
 * stage included.
 */
export function overlayStyle(node: Konva.Text) {
  const matrix = node.getAbsoluteTransform().getMatrix();
  const fontStyle = node.fontStyle(); // 'italic bold' or '300', for example
  return {
    boxSizing: 'border-box' as const, // the width of a text includes its padding
    width: `${node.width()}px`,
    padding: `${node.padding()}px`,
    transform: `matrix(${matrix.join()})`,
    fontFamily: node.fontFamily(),
    fontStyle: /italic|oblique/.exec(fontStyle)?.[0] ?? 'normal',
    fontWeight: /bold|\d+/.exec(fontStyle)?.[0] ?? 'normal',
    fontSize: `${node.fontSize()}px`,
    letterSpacing: `${node.letterSpacing()}px`,
    lineHeight: String(node.lineHeight()),
    textAlign: alignOf(node.align()),
    color: String(node.fill()),
  };
}

const alignOf = (align: string): 'left' | 'center' | 'right' | 'justify' =>
  align === 'center' || align === 'right' || align === 'justify' ? align : 'left';

/** Makes the textarea as tall as its lines, like the text on the canvas. */
export function fitHeight(area: HTMLTextAreaElement) {
  area.style.height = '0';
  area.style.height = `${area.scrollHeight}px`;
}

export type Overlay = ReturnType<typeof overlayStyle>;

/** Whether a key closes the field: Enter and Escape do, Shift+Enter starts a new line. The typed text is kept. */
export function closesField(event: KeyboardEvent): boolean {
  // While a word is composed, for example in Japanese, Enter confirms it.
  if (event.isComposing) return false;
  return event.key === 'Escape' || (event.key === 'Enter' && !event.shiftKey);
}
