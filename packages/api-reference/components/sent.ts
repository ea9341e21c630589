/** The API page that came as HTML with the document; empty when another page did. */
let sentPage: string | undefined;
/** The elements of its static parts, in their order. */
let parts: Element[] = [];

function readSentPage(): string {
  const isTakenOver = document.documentElement.dataset['hasHydrated'] === 'true';
  const page = isTakenOver ? null : document.querySelector<HTMLElement>('.kd-api');
  parts = [...(page?.querySelectorAll('.kd-api-static') ?? [])];
  return page?.dataset['page'] ?? '';
}

/**
 * Whether the browser has a page's text already, because the document came with it. What is answered first holds as long as the
 * document does: the text is kept for when the reader comes back.
 *
 * @param page name of an API page
 */
export function isSent(page: string): boolean {
  sentPage ??= readSentPage();
  return page === sentPage;
}

/**
 * Says which element now shows a static part of the page that was sent. React takes the document's own over as it is; one that it
 * makes later, when the reader comes back to the page, gets what was in the one before.
 *
 * @param place which part of the page, from 0
 */
export function takePart(place: number, element: Element): void {
  const before = parts[place];
  if (before !== undefined && before !== element) element.replaceChildren(...before.childNodes);
  parts[place] = element;
}
