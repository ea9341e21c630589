/** Colors for words; the first one is the color of the text. */
export const INKS = [
  { name: 'Coral', value: '#c43c22' },
  { name: 'Teal', value: '#14808a' },
  { name: 'Plum', value: '#6d3fb5' },
];

export const FIRST_TEXT = `<h2>Greetings from the coast</h2>
<p>The <b>lighthouse</b> is <i>even redder</i> than on the map, and the sea is
<span style="color: #14808a">as green as glass</span>.</p>
<p>We are learning to <span style="color: #c43c22"><b>sail</b></span>. Keep the kettle on!</p>`;

/** The selected part of the editor, or null when nothing in it is selected. */
function selectedRange(editor: HTMLElement): Range | null {
  const selection = document.getSelection();
  if (!selection || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  return editor.contains(range.commonAncestorContainer) ? range : null;
}

/** The heading or paragraph that contains a node. */
function blockOf(editor: HTMLElement, node: Node): Element | undefined {
  return [...editor.children].find((block) => block.contains(node));
}

/** The part of a range that is in one block. */
function partIn(block: Element, range: Range): Range {
  const part = document.createRange();
  part.selectNodeContents(block);
  if (block.contains(range.startContainer)) part.setStart(range.startContainer, range.startOffset);
  if (block.contains(range.endContainer)) part.setEnd(range.endContainer, range.endOffset);
  return part;
}

/** Wraps the selected words in an element, block by block, so that paragraphs stay paragraphs. */
function wrap(editor: HTMLElement, range: Range, make: () => HTMLElement) {
  const wrapped = [...editor.children]
    .filter((block) => range.intersectsNode(block))
    .map((block) => {
      const part = partIn(block, range);
      const element = make();
      element.append(part.extractContents());
      part.insertNode(element);
      return element;
    });
  const [first] = wrapped;
  const last = wrapped.at(-1);
  if (!first || !last) return;
  range.setStartBefore(first);
  range.setEndAfter(last);
}

/** Makes the selected words bold or italic, or plain again if they already are. */
export function toggleTag(editor: HTMLElement, tag: 'b' | 'i') {
  const range = selectedRange(editor);
  if (!range || range.collapsed) return;
  const node = range.commonAncestorContainer;
  const inside = (node instanceof Element ? node : node.parentElement)?.closest(tag);
  const only = [...editor.querySelectorAll(tag)].find(
    (element) => range.intersectsNode(element) && element.textContent === range.toString(),
  );
  const outer = inside ?? only;
  if (outer && editor.contains(outer)) outer.replaceWith(...outer.childNodes);
  else wrap(editor, range, () => document.createElement(tag));
}

export function setColor(editor: HTMLElement, color: string) {
  const range = selectedRange(editor);
  if (!range || range.collapsed) return;
  wrap(editor, range, () => {
    const span = document.createElement('span');
    span.style.color = color;
    return span;
  });
}

/** Turns the current paragraph into a heading, or back. */
export function toggleHeading(editor: HTMLElement) {
  const range = selectedRange(editor);
  const block = range && blockOf(editor, range.startContainer);
  if (!block) return;
  const next = document.createElement(block.tagName === 'H2' ? 'p' : 'h2');
  next.append(...block.childNodes);
  block.replaceWith(next);
  range.selectNodeContents(next);
}

/** Pastes plain text only, without the styles of other programs and pages. */
export function pastePlain(editor: HTMLElement, event: ClipboardEvent) {
  event.preventDefault();
  const range = selectedRange(editor);
  const text = event.clipboardData?.getData('text/plain') ?? '';
  if (!range || text === '') return;
  range.deleteContents();
  range.insertNode(document.createTextNode(text));
  range.collapse(false);
}
