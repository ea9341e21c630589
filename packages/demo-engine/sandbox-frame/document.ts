/**
 * What a demo may load: itself, from what the page posted in. No host, no inline script, no `eval`, no plugins, no forms.
 *
 * @param script source expression of the one inline script: this document's own
 */
export function framePolicy(script: string): string {
  return [
    "default-src 'none'",
    `script-src ${script} blob:`,
    "style-src 'unsafe-inline'",
    'img-src data: blob:',
    'font-src data: blob:',
    'connect-src data: blob:',
    'media-src data: blob:',
    'worker-src blob:',
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ');
}

/**
 * The `srcdoc` of a demo's frame.
 *
 * @param script text of the bundled runtime, one classic script
 * @param css text of the frame's base stylesheet
 * @param hashOf the source expression that lets in exactly this script: `'sha256-…'`
 */
export function frameDocument(script: string, css: string, hashOf: (script: string) => string): string {
  // Inside a script element only these two can end or confuse it; both mean the same to JavaScript when escaped. The parser
  // makes every line end a line feed, and the hash is of that.
  const safeScript = script
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/<\/(?=script)/gi, '<\\/')
    .replaceAll('<!--', '<\\!--');
  const safeCss = css.replaceAll(/<\/(?=style)/gi, '<\\/');
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${framePolicy(hashOf(safeScript))}">`,
    '<meta name="robots" content="noindex"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>Demo</title><style>${safeCss}</style></head>`,
    `<body><div id="container"></div><script>${safeScript}</script></body></html>`,
  ].join('');
}
