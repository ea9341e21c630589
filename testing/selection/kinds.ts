/** The kind of a demo: its demos are built and checked alike. Each framework's guide is a kind of its own. */
export function kindOfDemo(id: string): string {
  const [first = '', second = ''] = id.split('/');
  return first === 'guides' ? `${first}/${second}` : first;
}

/**
 * The kind of a page: its pages share their layout.
 *
 * @param url path of the page
 */
export function kindOfPage(url: string): string {
  const [, first = '', second = ''] = url.split('/');
  if (url === '/docs/sandbox.html') return 'gallery';
  if (first === 'docs') return second === 'sandbox' ? 'sandbox' : second.includes('.') ? 'docs' : 'tutorial';
  return first === '' ? 'home' : first;
}
