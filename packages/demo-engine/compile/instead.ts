const ICONS = 'Draw the icon as SVG in a file of the project, or as a Path.';
const STORE = 'Keep the state in the framework’s own state; in React, zustand is here.';
const ANIMATION = 'Use Konva.Tween, node.to({ … }) or Konva.Animation.';
const CSS = 'Write the styles into a .css file of the project.';
const NETWORK = 'The result has no network: put the data into a file of the project and import it.';
const ROUTES = 'A program here is one page: switch what it shows by state.';
const OPTIONS = 'Decorators do not run here: write export default { data() { … }, methods: { … } }.';
const SAVE =
  'Save with a link: const a = document.createElement("a"); a.href = stage.toDataURL(); a.download = "stage.png"; a.click().';
const SIZES = 'Use ResizeObserver, which browsers have.';
const KEYS = 'Use addEventListener("keydown", …).';
const EVENTS = 'Use EventTarget, or a list of callbacks.';
const COLOR = 'Use Konva.Util.colorToRGBA(…), or CSS colors.';
const PANEL = 'Use <input type="range"> and other HTML elements.';
const NODE = 'It belongs to Node.js, and a demo runs in a browser: delete the import.';
const CANVAS = 'It is another canvas library: draw with Konva.';

/** What to use in place of a package that programs import and that is not here, by its name or its scope. */
const INSTEAD: Readonly<Record<string, string>> = {
  'prop-types':
    'React no longer reads propTypes: delete the import and the propTypes, or describe the props with TypeScript.',
  'zustand/middleware':
    'Leave the middleware out: create((set) => ({ … })) works alone, and the result keeps nothing over a run.',
  'zustand/shallow': 'Select each value by itself: const x = useStore((state) => state.x).',
  'zustand/react/shallow': 'Select each value by itself: const x = useStore((state) => state.x).',
  next: 'It belongs to Next.js, which renders pages on a server: export the component alone.',
  nuxt: 'It belongs to Nuxt, which renders pages on a server: export the component alone.',
  $app: 'It belongs to SvelteKit, which serves pages, and a demo is one page: delete the import, and write the value itself.',
  '@angular':
    'Angular is not here: draw with Konva alone in the Vanilla tab, where new Konva.Stage({ container: "container", … }) is what a component would do.',
  'ng2-konva': 'Angular is not here: draw with Konva alone in the Vanilla tab.',
  'vue-property-decorator': OPTIONS,
  'vue-class-component': OPTIONS,
  'vue-facing-decorator': OPTIONS,
  '@vue': 'Import it from "vue".',
  lit: 'Lit is not here: draw with Konva alone in the Vanilla tab.',
  'create-react-class': 'Write a class: class App extends React.Component { … }.',
  'solid-js': 'Solid is not here: draw with Konva alone in the Vanilla tab.',
  jquery: 'Write document.querySelector and addEventListener in place of $.',
  gsap: ANIMATION,
  animejs: ANIMATION,
  'framer-motion': ANIMATION,
  motion: ANIMATION,
  '@react-spring': ANIMATION,
  popmotion: ANIMATION,
  '@tweenjs': ANIMATION,
  axios: NETWORK,
  'socket.io-client': NETWORK,
  swr: NETWORK,
  '@tanstack': NETWORK,
  firebase: NETWORK,
  '@supabase': NETWORK,
  yjs: 'The result has no network: two stages on one page can share a state instead.',
  'styled-components': CSS,
  '@emotion': CSS,
  tailwindcss: CSS,
  bootstrap: CSS,
  '@mui': 'Use plain HTML elements and a .css file of the project.',
  antd: 'Use plain HTML elements and a .css file of the project.',
  'element-plus': 'Use plain HTML elements and a .css file of the project.',
  vuetify: 'Use plain HTML elements and a .css file of the project.',
  clsx: 'Join the names yourself: [one, two].filter(Boolean).join(" ").',
  classnames: 'Join the names yourself: [one, two].filter(Boolean).join(" ").',
  redux: STORE,
  'react-redux': STORE,
  '@reduxjs': STORE,
  mobx: STORE,
  'mobx-react-lite': STORE,
  'mobx-state-tree': STORE,
  jotai: STORE,
  recoil: STORE,
  valtio: STORE,
  pinia: 'Put reactive() or ref() into a file of the project and import it.',
  vuex: 'Put reactive() or ref() into a file of the project and import it.',
  '@vueuse': 'Write the composable into a file of the project.',
  'react-router': ROUTES,
  'react-router-dom': ROUTES,
  'vue-router': ROUTES,
  nanoid: 'Use uuid, which is here, or crypto.randomUUID().',
  moment: 'Use Intl.DateTimeFormat and Date.',
  dayjs: 'Use Intl.DateTimeFormat and Date.',
  'date-fns': 'Use Intl.DateTimeFormat and Date.',
  underscore: 'Use lodash, which is here.',
  ramda: 'Use lodash, which is here.',
  hammerjs: 'Use the touch and pointer events of Konva’s nodes.',
  '@use-gesture': 'Use the drag and pointer events of Konva’s nodes.',
  'react-dnd': 'Use draggable: true on the nodes.',
  '@dnd-kit': 'Use draggable: true on the nodes.',
  interactjs: 'Use draggable: true and a Transformer.',
  'react-icons': ICONS,
  'lucide-react': ICONS,
  '@fortawesome': ICONS,
  gifler: 'Use omggif, which is here.',
  'react-color': 'Use <input type="color">.',
  'react-colorful': 'Use <input type="color">.',
  'file-saver': SAVE,
  downloadjs: SAVE,
  'react-resize-detector': SIZES,
  'react-use-measure': SIZES,
  'react-use': 'Write the hook into a file of the project.',
  'resize-observer-polyfill': SIZES,
  'react-hotkeys-hook': KEYS,
  'hotkeys-js': KEYS,
  mousetrap: KEYS,
  mitt: EVENTS,
  eventemitter3: EVENTS,
  events: EVENTS,
  rxjs: EVENTS,
  'chroma-js': COLOR,
  tinycolor2: COLOR,
  color: COLOR,
  'dat.gui': PANEL,
  'lil-gui': PANEL,
  tweakpane: PANEL,
  leva: PANEL,
  fs: NODE,
  path: NODE,
  express: NODE,
  jsdom: NODE,
  immutable: 'Use immer, which is here.',
  webfontloader: 'Add the font’s file with Add file, and write @font-face in a .css file.',
  fontfaceobserver: 'Add the font’s file with Add file, and wait for document.fonts.load("16px Name").',
  jspdf: 'Export an image with stage.toDataURL(), and make the PDF in a downloaded project.',
  html2canvas: 'Draw the content with Konva: stage.toDataURL() exports it.',
  canvas: 'It draws in Node.js. Browsers have a canvas: delete the import.',
  'skia-canvas': 'It draws in Node.js. Browsers have a canvas: delete the import.',
  'planck-js': 'Use matter-js, which is here.',
  planck: 'Use matter-js, which is here.',
  'cannon-es': 'Use matter-js, which is here.',
  p2: 'Use matter-js, which is here.',
  three: CANVAS,
  fabric: CANVAS,
  'pixi.js': CANVAS,
  paper: CANVAS,
  p5: CANVAS,
};

/** Packages by the names of their global variables, where these differ. */
const OF_GLOBAL: Readonly<Record<string, string>> = {
  TweenMax: 'gsap',
  TweenLite: 'gsap',
  TimelineMax: 'gsap',
  anime: 'animejs',
  TWEEN: '@tweenjs',
  io: 'socket.io-client',
  saveAs: 'file-saver',
  jsPDF: 'jspdf',
  jspdf: 'jspdf',
  Hammer: 'hammerjs',
  PIXI: 'pixi.js',
  THREE: 'three',
  WebFont: 'webfontloader',
  dat: 'dat.gui',
  chroma: 'chroma-js',
  tinycolor: 'tinycolor2',
};

/** What to use in place of a library, by the name of its global variable. */
export function insteadOfGlobal(name: string): string | undefined {
  const of =
    OF_GLOBAL[name] ??
    (/^(?:gsap|axios|fabric|paper|moment|dayjs|firebase|html2canvas|interact)$/.test(name) ? name : '');
  const instead = insteadOf(of === 'interact' ? 'interactjs' : of);
  return instead === undefined ? undefined : `It is the library ${of || name}, which is not here. ${instead}`;
}

/** What to use in place of a package; undefined if nothing is known. */
export function insteadOf(specifier: string): string | undefined {
  const [scope = '', name = ''] = specifier.split('/');
  const keys = [specifier, `${scope}/${name}`, scope];
  const key = keys.find((one) => Object.hasOwn(INSTEAD, one));
  return key === undefined ? undefined : INSTEAD[key];
}
