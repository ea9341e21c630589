/** The API page whose HTML is in the document; empty for another page. */
let sentPage: string | undefined;
/** The elements of its static parts, in order. */
let parts: Element[] = [];

function readSentPage(): string {
  const isTakenOver = document.documentElement.dataset['hasHydrated'] === 'true';
  const page = isTakenOver ? null : document.querySelector<HTMLElement>('.kd-api');
  parts = [...(page?.querySelectorAll('.kd-api-static') ?? [])];
  return page?.dataset['page'] ?? '';
}

/**
 * Whether the browser already has a page's text from the document. The first answer remains valid as long as the document: the text is
 * stored for when the reader returns.
 *
 * @param page name of an API page
 */
export function isSent(page: string): boolean {
  sentPage ??= readSentPage();
  return page === sentPage;
}

/**
 * Registers the element that shows a static part of the first page. During hydration, React keeps the document's own element. An element
 * that React creates later, when the reader returns to the page, gets the content of the previous one.
 *
 * @param place index of the part on the page, from 0
 */
export function takePart(place: number, element: Element): void {
  const before = parts[place];
  if (before !== undefined && before !== element) element.replaceChildren(...before.childNodes);
  parts[place] = element;
}
