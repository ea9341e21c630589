/** Selection and scroll position of the static code, for the editor that takes its place. */
export interface TextPlace {
  anchor: number;
  head: number;
  top: number;
  left: number;
}

function offsetIn(root: Node, node: Node | null, offset: number): number | undefined {
  if (node === null || !root.contains(node)) return undefined;
  const range = root.ownerDocument?.createRange();
  if (range === undefined) return undefined;
  range.setStart(root, 0);
  range.setEnd(node, offset);
  return range.toString().length;
}

/** The reader's position in the static code: a click has placed the caret, or a drag has selected text. */
export function textPlace(scroller: Element): TextPlace {
  const code = scroller.querySelector('code');
  // Cut code is shifted up by a margin, without being scrolled.
  const row = scroller.firstElementChild ?? scroller;
  const top = Math.max(0, scroller.getBoundingClientRect().top - row.getBoundingClientRect().top);
  const place = { anchor: 0, head: 0, top, left: scroller.scrollLeft };
  const selection = scroller.ownerDocument.getSelection();
  if (code === null || selection === null) return place;
  const anchor = offsetIn(code, selection.anchorNode, selection.anchorOffset);
  const head = offsetIn(code, selection.focusNode, selection.focusOffset);
  return { ...place, anchor: anchor ?? head ?? 0, head: head ?? anchor ?? 0 };
}
