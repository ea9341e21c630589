/** Ways in which a frame can navigate itself to another URL. */
export const DEPARTURES: readonly [string, (address: string) => string][] = [
  ['its location', (address) => `location.href = '${address}';`],
  [
    'a meta element',
    (address) =>
      `document.head.append(Object.assign(document.createElement('meta'), { httpEquiv: 'refresh', content: '0; url=${address}' }));`,
  ],
  [
    'answers without content, again and again',
    (address) => `setInterval(() => { location.href = '${address}' + Math.random(); }, 50);`,
  ],
  [
    'a link',
    (address) =>
      `const link = Object.assign(document.createElement('a'), { href: '${address}' }); document.body.append(link); link.click();`,
  ],
  [
    'a download',
    (address) =>
      `const link = Object.assign(document.createElement('a'), { href: '${address}', download: 'x' }); document.body.append(link); link.click();`,
  ],
];

/**
 * Looks for WebRTC in all frames, windows and workers that a program can make, and says what it found.
 *
 * @param port of another host, which must not receive anything
 * @param ownDocument the text of the frames' document
 */
export function seekWebRtc(port: number, ownDocument: string): string {
  const try_ = `(window.RTCPeerConnection || window.webkitRTCPeerConnection)`;
  const inside = `
const Connection = ${try_};
if (Connection) {
  for (const urls of ['stun:127.0.0.1:${port}', 'turn:127.0.0.1:${port}?transport=tcp']) {
    const connection = new Connection({ iceServers: [{ urls, username: 'a', credential: 'b' }] });
    connection.createDataChannel('x');
    connection.createOffer().then((offer) => connection.setLocalDescription(offer));
  }
}
parent.postMessage('child ' + typeof Connection, '*');`;
  return `
const seen: string[] = [];
const names = Object.getOwnPropertyNames(window).filter((name) => /RTC|PeerConnection|WebTransport/.test(name));
seen.push('names ' + names.length);
const wait = <T,>(promise: Promise<T>, most = 1000) => Promise.race([promise, new Promise<string>((resolve) => setTimeout(resolve, most, 'silent'))]);
const heard = () => new Promise<string>((resolve) => addEventListener('message', ({ data }) => { if (String(data).startsWith('child')) resolve(data); }));
const scriptOf = (code: string, type = 'text/javascript') => URL.createObjectURL(new Blob([code], { type }));
const code = ${JSON.stringify(inside)};

const read = (element: HTMLIFrameElement | HTMLObjectElement | HTMLEmbedElement) => {
  document.body.append(element);
  try {
    return typeof Reflect.get(Reflect.get(element, 'contentWindow') ?? element, 'RTCPeerConnection');
  } catch (error) {
    return (error as Error).name;
  }
};
seen.push('blank ' + read(document.createElement('iframe')));
seen.push('object ' + read(Object.assign(document.createElement('object'), { data: 'about:blank', type: 'text/html' })));
seen.push('embed ' + read(Object.assign(document.createElement('embed'), { src: 'about:blank', type: 'text/html' })));
const opened = () => { try { return open('about:blank'); } catch { return null; } };
seen.push('window ' + opened());
const view = document.implementation.createHTMLDocument('').defaultView;
seen.push('document ' + view);
document.open();
seen.push('reopened ' + typeof Reflect.get(window, 'RTCPeerConnection'));

for (const [name, html] of Object.entries({
  inline: '<script>' + code + '</' + 'script>',
  blob: '<script src="' + scriptOf(code) + '"></' + 'script>',
  handler: '<img src=x onerror="' + code.replaceAll('"', "'") + '">',
})) {
  const element = document.createElement('iframe');
  const said = heard();
  element.srcdoc = html;
  document.body.append(element);
  seen.push(name + ' ' + (await wait(said)));
}
for (const [name, address] of Object.entries({
  page: scriptOf('<script src="' + scriptOf(code) + '"></' + 'script>', 'text/html'),
  data: 'data:text/html,' + encodeURIComponent('<script>' + code + '</' + 'script>'),
  javascript: 'javascript:' + code,
})) {
  const element = document.createElement('iframe');
  const said = heard();
  element.src = address;
  document.body.append(element);
  seen.push(name + ' ' + (await wait(said)));
}

const own = document.createElement('iframe');
own.srcdoc = ${JSON.stringify(ownDocument).replaceAll('</', '<\\/')};
const loaded = new Promise((resolve) => { own.onload = resolve; });
document.body.append(own);
await wait(loaded, 20_000);
const { port1, port2 } = new MessageChannel();
const said = heard();
own.contentWindow!.postMessage('port', '*', [port2]);
port1.start();
port1.postMessage({ type: 'vendors', specifiers: {}, bundles: {} });
port1.postMessage({
  type: 'run', runId: 1, assets: {}, mount: 'vanilla',
  demo: { flavour: 'vanilla', entry: 'index.ts', modules: [{ path: 'index.ts', code, links: [] }], styles: [], html: '', assets: [], packages: [] },
});
seen.push('own ' + (await wait(said, 5000)));

const worker = new Worker(scriptOf("postMessage('worker ' + typeof self.RTCPeerConnection)"));
seen.push(await wait(new Promise<string>((resolve) => { worker.onmessage = ({ data }) => resolve(data); }), 20_000));
console.log(seen.join(', '));`;
}

/** Reaches for the page, its storage, the network and this site, and says what became of each. */
export function reachOut(site: string): string {
  return `
const seen: string[] = [];
const attempt = (name: string, run: () => unknown) => {
  try {
    seen.push(name + ' ' + String(run()));
  } catch (error) {
    seen.push(name + ' refused');
  }
};
attempt('page', () => parent.document.title);
attempt('top', () => top!.document.title);
attempt('sibling', () => parent.frames[0].document.title);
attempt('storage', () => localStorage.getItem('secret'));
attempt('cookie', () => document.cookie === '');
attempt('window', () => open('https://example.com/'));
attempt('eval', () => new Function('return 1')());
attempt('location', () => (top!.location.href = 'https://example.com/'));
await fetch('https://example.com/').then(() => seen.push('network open'), () => seen.push('network refused'));
await fetch('${site}/').then(() => seen.push('site open'), () => seen.push('site refused'));
console.log(seen.join(', '));`;
}

/** Opens windows and navigates the page, by links, forms, scripts and frames, and says "tried". */
export const OPENERS = `
const seen: string[] = [];
for (const target of ['_blank', '_top', '_parent']) {
  const link = Object.assign(document.createElement('a'), { href: 'https://example.com/', target });
  document.body.append(link);
  link.click();
  const form = Object.assign(document.createElement('form'), { action: 'https://example.com/', target, method: 'post' });
  document.body.append(form);
  form.submit();
  // Firefox throws where others answer nothing.
  try { seen.push(String(open('https://example.com/', target) ?? 'nothing')); } catch { seen.push('refused'); }
}
const meta = Object.assign(document.createElement('meta'), { httpEquiv: 'refresh', content: '0; url=https://example.com/' });
const inner = document.createElement('iframe');
inner.srcdoc = '<script>top.location = "https://example.com/"<' + '/script>';
document.body.append(inner);
setTimeout(() => console.log('tried', seen[0]), 300);`;

/** Sends the page messages as if they were those of its own frames, and says "sent". */
export const FORGED = `
for (const data of [{ type: 'error', runId: 1, error: { phase: 'run', name: 'Forged', message: 'forged' } }, 'port', { type: 'painted', runId: 9 }]) {
  parent.postMessage(data, '*');
  parent.postMessage(data, '*', [new MessageChannel().port1]);
}
console.log('sent');`;

/** Logs values that throw when they are read, and says "survived". */
export const SPRUNG = `
console.log({ get trap(): never { throw new Error('sprung'); } });
console.log(new Proxy({}, { ownKeys: () => { throw new Error('sprung'); }, get: () => { throw new Error('sprung'); } }));
console.log(window, document.body);
console.log('<img src=x onerror=alert(1)>');
console.log('survived');`;
