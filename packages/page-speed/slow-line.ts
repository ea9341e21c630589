/** On `<html>`: the line took long to answer for the page itself. */
export const SLOW_LINE_ATTRIBUTE = 'data-slow-line';

/**
 * From asking for the page until the browser reads it, in milliseconds, above which a line is slow. The first byte's moment tells
 * less: where a proxy stands between, it answers for a slow line at once.
 */
const SLOW_READING = 300;

/**
 * Text of a script for the page's head, which notes whether the line is slow. Most browsers say nothing of the line, and those that do
 * tell what it was like for other sites; how long this page took to come is known everywhere.
 */
export const LINE_SCRIPT = `(function(d,p){try{var n=p.getEntriesByType('navigation')[0];
if(n&&p.now()-n.requestStart>${SLOW_READING})d.documentElement.setAttribute('${SLOW_LINE_ATTRIBUTE}','')}catch(x){}})(document,performance)`.replaceAll(
  '\n',
  '',
);
