/** Width of the text on the canvas and in the editor, and its maximum height. */
export const TEXT = { width: 236, height: 200 };

/** The styles of the text. An image cannot use the page's style sheets, so it contains them. */
export const TEXT_STYLE = `
  .letter { width: ${TEXT.width}px; color: #26231c; font: 15px/1.45 Georgia, 'Times New Roman', serif; }
  .letter h2 { margin: 0 0 6px; color: inherit; font: bold 19px/1.25 Georgia, 'Times New Roman', serif; }
  .letter p { margin: 0 0 6px; }
`;

/** Makes an image of an element's content: the browser lays out the HTML inside an SVG image. */
export async function pictureOf(editor: HTMLElement): Promise<HTMLImageElement> {
  const letter = document.createElement('div');
  letter.className = 'letter';
  letter.append(...[...editor.childNodes].map((node) => node.cloneNode(true)));
  const style = document.createElement('style');
  style.textContent = TEXT_STYLE;
  letter.prepend(style);
  // XML needs every element closed and every character escaped; the serializer does both.
  const content = new XMLSerializer().serializeToString(letter);
  const { width, height } = TEXT;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<foreignObject width="100%" height="100%">${content}</foreignObject></svg>`;
  const image = new Image();
  // A data URL, not a blob: a blob with HTML would taint the canvas and block the export.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}
