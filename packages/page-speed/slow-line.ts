/** On `<html>`: the line took long to answer for the page itself. */
export const SLOW_LINE_ATTRIBUTE = 'data-slow-line';

/** From asking for the page to the first byte of the answer, in milliseconds, above which a line is slow. */
const SLOW_ANSWER = 250;
/** The same until the browser reads that byte, where the first byte's moment does not tell: a proxy answers for a slow line at once. */
const SLOW_READING = 300;

/**
 * Text of a script for the page's head, which notes whether the line is slow. Most browsers say nothing of the line, and those that do
 * tell what it was like for other sites; how long this page took to come is known everywhere.
 */
export const LINE_SCRIPT = `(function(d,p){try{var n=p.getEntriesByType('navigation')[0];
if(n&&(n.responseStart-n.requestStart>${SLOW_ANSWER}||p.now()-n.requestStart>${SLOW_READING}))
d.documentElement.setAttribute('${SLOW_LINE_ATTRIBUTE}','')}catch(x){}})(document,performance)`.replaceAll('\n', '');
