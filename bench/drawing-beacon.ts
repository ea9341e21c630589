/** Canvas calls that count as drawing. */
const DRAWS = ['fill', 'stroke', 'fillRect', 'strokeRect', 'fillText', 'drawImage', 'putImageData'];

/** Runs in a demo's iframe: tells the page, once, when something is drawn on a canvas of the document. */
const IN_FRAME = `<script>(()=>{let told;const p=CanvasRenderingContext2D.prototype;
for(const name of ${JSON.stringify(DRAWS)}){const native=p[name];p[name]=function(...values){
if(!told&&this.canvas.isConnected){told=performance.timeOrigin+performance.now();parent.postMessage({benchDrawn:told},'*')}
return native.apply(this,values)}}})()</script>`.replaceAll('\n', '');

/** How long a page is left alone after the drawing before the next visit, in milliseconds. */
const REST = 1500;

/**
 * Runs in a page: adds the script above to the documents of its iframes, reports the first drawing to the bench, in milliseconds since the
 * navigation started, and returns to the bench's own page.
 */
const inPage = (bench: string) =>
  `<script>(()=>{const frame=${JSON.stringify(IN_FRAME).replaceAll('</', '<\\/')};
const native=Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype,'srcdoc');
Object.defineProperty(HTMLIFrameElement.prototype,'srcdoc',{...native,set(html){
native.set.call(this,html.replace('<head>',()=>'<head>'+frame))}});
let told;addEventListener('message',({data})=>{if(!data?.benchDrawn||told)return;told=true;
setTimeout(()=>{location=${JSON.stringify(bench)}},${REST});
navigator.sendBeacon(${JSON.stringify(`${bench}drawn?`)}+(data.benchDrawn-performance.timeOrigin))})})()</script>`.replaceAll(
    '\n',
    '',
  );

/** Adds the scripts to a page, or to the document of a demo's iframe. */
export function withBeacon(html: string, bench: string): string {
  const isFrame = html.includes('<title>Demo</title><style>');
  return html.replace('<head>', (head) => head + (isFrame ? IN_FRAME : inPage(bench)));
}
