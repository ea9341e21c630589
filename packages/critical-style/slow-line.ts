import { SLOW_LINE_ATTRIBUTE } from '@site-packages/contracts';

/**
 * The connection counts as slow when more than this many milliseconds pass between requesting the page and parsing it. The time to the
 * first byte says less: a proxy in between may send it at once on a slow connection.
 */
const SLOW_READING = 300;

/**
 * Source of an inline script for the page's head, which notes whether the connection is slow. Most browsers report nothing about it, and
 * the others report what it was like for other sites; how long this page took to arrive is known everywhere.
 */
export const LINE_SCRIPT = `(function(d,p){try{var n=p.getEntriesByType('navigation')[0];
if(n&&p.now()-n.requestStart>${SLOW_READING})d.documentElement.setAttribute('${SLOW_LINE_ATTRIBUTE}','')}catch(x){}})(document,performance)`.replaceAll(
  '\n',
  '',
);
