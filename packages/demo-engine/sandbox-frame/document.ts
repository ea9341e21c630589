/**
 * What a demo may load: itself, from what the page posted in. No host, no `eval`, no plugins, no forms.
 * `unsafe-inline` is for this document's own script, import map and bootstrap; the frame's origin is opaque, so script in it
 * reaches nothing that is not its own.
 */
export const FRAME_POLICY = [
  "default-src 'none'",
  "script-src 'unsafe-inline' blob:",
  "style-src 'unsafe-inline'",
  'img-src data: blob:',
  'font-src data: blob:',
  'connect-src data: blob:',
  'media-src data: blob:',
  'worker-src blob:',
  "form-action 'none'",
  "base-uri 'none'",
].join('; ');

/**
 * The `srcdoc` of a demo's frame.
 *
 * @param script text of the bundled runtime, one classic script
 * @param css text of the frame's base stylesheet
 */
export function frameDocument(script: string, css: string): string {
  // Inside a script element only these two can end or confuse it; both mean the same to JavaScript when escaped.
  const safeScript = script.replaceAll(/<\/(?=script)/gi, '<\\/').replaceAll('<!--', '<\\!--');
  const safeCss = css.replaceAll(/<\/(?=style)/gi, '<\\/');
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${FRAME_POLICY}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>Demo</title><style>${safeCss}</style></head>`,
    `<body><div id="container"></div><script>${safeScript}</script></body></html>`,
  ].join('');
}
