/** Everything that continues by itself: timers are the least of it. */
export const RESTLESS = `
const source = (text: string) => URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
new Worker(source('for (;;) {}'));
new Worker(source('setInterval(() => postMessage(1), 5)')).onmessage = () => undefined;
const channel = new MessageChannel();
channel.port1.onmessage = () => channel.port2.postMessage(0);
channel.port2.postMessage(0);
const again = (): unknown => fetch(source('')).then(again);
void again();
new AudioContext().createOscillator().start();
const spin = document.createElement('div');
spin.textContent = 'spinning';
document.body.append(spin);
const turn = () => {
  spin.animate([{ rotate: '0turn' }, { rotate: '1turn' }], 50).onfinish = turn;
};
turn();
setInterval(turn, 50);
console.log('restless');`;

/** What could outlive the program that began it. */
export const LASTING = `
const say = async (name: string, begin: () => unknown) => {
  try {
    await begin();
    console.log(name + ' begun');
  } catch (error) {
    console.log(name + ' refused');
  }
};
const script = URL.createObjectURL(new Blob(['onconnect = ({ ports }) => ports[0].postMessage(0);'], { type: 'text/javascript' }));
// Some engines refuse by an exception, others by an event.
void say('shared worker', () => new Promise((resolve, reject) => {
  const worker = new SharedWorker(script);
  worker.onerror = reject;
  worker.port.onmessage = resolve;
}));
void say('service worker', () => navigator.serviceWorker.register(script));

const style = document.createElement('style');
style.textContent = '@keyframes turn { to { rotate: 1turn } } .turning { animation: turn 50ms infinite linear }';
const turning = document.createElement('p');
turning.className = 'turning';
turning.textContent = 'turning';
turning.addEventListener('animationiteration', () => console.log('turned'), { once: true });
document.head.append(style);
document.body.append(turning);

const nested = document.createElement('iframe');
nested.srcdoc = '<style>' + style.textContent + '</style><p class="turning">in</p><iframe srcdoc="<p>deeper</p>"></iframe>';
document.body.append(nested);

const sound = new Audio('data:audio/wav;base64,UklGRiQAAABXQVZFZm10IBAAAAABAAEARKwAAIhYAQACABAAZGF0YQAAAAA=');
sound.loop = true;
const tone = new AudioContext();
const oscillator = tone.createOscillator();
oscillator.connect(tone.destination);
oscillator.start();
addEventListener('pointerdown', () => {
  void tone.resume().then(() => console.log('tone ' + tone.state));
  void sound.play().then(() => console.log('sound plays'));
});
console.log('ready');`;

/** Keeps its frame from answering, with no loop that the compiled code could end. */
export const LONG_HANG =
  'setTimeout(() => { const again = (): void => { try { again(); } finally { again(); } }; again(); }, 300);';

/** The same with promises. */
export const STORM =
  'setTimeout(() => { const storm = (): Promise<void> => Promise.resolve().then(storm); void storm(); }, 100);';

/** Has a canvas of 144 million pixels and one that may not be read; says "kept back" about the latter. */
export const KEPT_BACK = `
const huge = document.createElement('canvas');
huge.width = huge.height = 12_000;
Object.assign(huge.style, { position: 'fixed', inset: '0', width: '100%', height: '100%', zIndex: '-1' });
document.body.append(huge);
const kept = document.createElement('canvas');
document.body.append(kept);
const picture = new Image();
picture.onload = () => {
  const context = kept.getContext('2d');
  context?.drawImage(picture, 0, 0);
  try {
    context?.getImageData(0, 0, 1, 1);
    console.log('not kept back');
  } catch {
    console.log('kept back');
  }
};
picture.src = URL.createObjectURL(
  new Blob(
    ['<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><foreignObject width="9" height="9"><p xmlns="http://www.w3.org/1999/xhtml">a</p></foreignObject></svg>'],
    { type: 'image/svg+xml' },
  ),
);`;

/** Holds every key that is pressed in its frame. */
export const KEY_TRAP = `
const field = document.createElement('input');
field.setAttribute('aria-label', 'Trap');
document.body.append(field);
for (const target of [window, document, field])
  for (const capture of [true, false])
    target.addEventListener('keydown', (event) => { event.preventDefault(); event.stopImmediatePropagation(); }, { capture });
Object.defineProperty(KeyboardEvent.prototype, 'key', { get: () => 'x' });
Object.defineProperty(Event.prototype, 'type', { get: () => 'x' });
Object.defineProperty(KeyboardEvent, Symbol.hasInstance, { value: () => false });
Document.prototype.open.call(document);
console.log('holds');`;

/** Speaks as if it were the page, with marks that change the direction of what follows. */
export const FALSE_VOICE = `
const error = new Error('now');
error.name = 'Your session ended. Sign in again at \\u202emoc.elpmaxe';
console.log('name\\u202etxt.exe');
throw error;`;

/** Programs that never come to an end, and the words of the page about each. */
export const HANGS: readonly [string, string, RegExp][] = [
  ['an endless loop at the start', 'while (true) {}', /loop/i],
  ['an endless loop in a handler', 'setTimeout(() => { for (;;); }, 100);', /loop/i],
  [
    'an endless loop that no guard sees',
    'setTimeout(() => { const again = (): void => { try { again(); } finally { again(); } }; again(); }, 100);',
    /did not answer/,
  ],
  ['a storm of promises', STORM, /did not answer/],
];
