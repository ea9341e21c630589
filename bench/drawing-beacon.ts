/** Canvas calls that count as drawing. */
const DRAWS = ['fill', 'stroke', 'fillRect', 'strokeRect', 'fillText', 'drawImage', 'putImageData'];

/** In a demo's frame: tells the page, once, when something is drawn on a canvas of the document. */
const IN_FRAME = `<script>(()=>{let told;const p=CanvasRenderingContext2D.prototype;
for(const name of ${JSON.stringify(DRAWS)}){const native=p[name];p[name]=function(...values){
if(!told&&this.canvas.isConnected){told=performance.timeOrigin+performance.now();parent.postMessage({benchDrawn:told},'*')}
return native.apply(this,values)}}})()</script>`.replaceAll('\n', '');

/** How long a page is left alone after the drawing, in milliseconds, before the next visit begins. */
const REST = 1500;

/**
 * In a page: writes the script above into the documents of its frames, tells the bench of the first drawing, in milliseconds since
 * the navigation began, and goes back to the bench's own page.
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

/** Puts the scripts into a page, or into the document of a demo's frame. */
export function withBeacon(html: string, bench: string): string {
  const isFrame = html.includes('<title>Demo</title><style>');
  return html.replace('<head>', (head) => head + (isFrame ? IN_FRAME : inPage(bench)));
}
