/**
 * The frame's content security policy. A demo may load only what the page has sent in: no hosts, no inline scripts, no `eval`, no
 * plugins, no forms.
 *
 * @param script source expression of the document's only inline script
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
 * @param script source of the bundled runtime, a classic script
 * @param css source of the frame's base stylesheet
 * @param hashOf returns the source expression that allows exactly this script: `'sha256-…'`
 */
export function frameDocument(script: string, css: string, hashOf: (script: string) => string): string {
  // Inside a script element, only `</script` and `<!--` can end or confuse it; escaped, both mean the same to JavaScript. The HTML
  // parser normalizes line endings to line feeds before the browser computes the hash.
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
