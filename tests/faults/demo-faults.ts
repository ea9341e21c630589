import { editDemo } from './demo-edit';
import type { Fault, SiteFault } from './fault';

const RING = 'tutorials/shapes/Ring';
const FILL = 'tutorials/styling/Fill';
const EVENTS = 'tutorials/events/Binding_Events';
const ZOOMING = 'sandbox/Zooming_Relative_To_Pointer';
const BUILDING = 'sandbox/Interactive_Building_Map';
const MENU = 'sandbox/Canvas_Context_Menu';
const ANNOTATION = 'sandbox/Polygon_Annotation';
const DRAWING = 'sandbox/Free_Drawing';

const testOf = (demo: string, flavour: string) => `every-demo.spec.ts > ${demo} > ${flavour}`;

/** A fault that has to be found with the browser's input and by the program in the demo's frame. */
function bothWays(fault: SiteFault): SiteFault[] {
  return [
    { ...fault, name: `${fault.name}, with real input`, env: { DEMO_INPUT: 'real' } },
    { ...fault, name: `${fault.name}, in the frame`, env: { DEMO_INPUT: 'frame' } },
  ];
}

/** Faults that the check of every demo finds: one flavor is changed and compiled again. */
const CHECK_FAULTS: readonly SiteFault[] = [
  {
    name: 'a flavor that draws nothing',
    plantInSite: (site) =>
      editDemo(site, RING, 'vanilla', {
        file: 'index.ts',
        from: /$/,
        to: '\nKonva.stages.forEach((stage) => stage.getLayers().forEach((layer) => layer.destroyChildren()));\n',
      }),
    caughtBy: testOf(RING, 'vanilla'),
    says: /something is drawn on the canvas/,
  },
  {
    name: 'a flavor that logs an error',
    plantInSite: (site) =>
      editDemo(site, RING, 'vue', { file: 'App.vue', from: '</script>', to: "console.error('planted');\n</script>" }),
    caughtBy: testOf(RING, 'vue'),
    says: /planted/,
  },
  {
    name: 'a first picture that has a shape more',
    plantInSite: (site) =>
      editDemo(site, RING, 'svelte', {
        file: 'App.svelte',
        from: '</Layer>',
        to: '<Rect x={4} y={4} width={12} height={12} fill="#f2664a" /></Layer>',
      }),
    caughtBy: testOf(RING, 'svelte'),
    says: /first pictures of vanilla and svelte differ/,
  },
  {
    name: 'a promise that one flavor breaks',
    plantInSite: (site) => editDemo(site, EVENTS, 'vue', { file: 'App.vue', from: /\s@pointerup="[^"]*"/, to: '' }),
    caughtBy: testOf(EVENTS, 'vue'),
    says: /pointer/,
  },
  {
    name: 'a drag that React does not save',
    plantInSite: (site) =>
      editDemo(site, FILL, 'react', {
        file: 'App.tsx',
        from: 'setDropped({ ...dropped, [name]: event.target.position() })',
        to: 'void event',
      }),
    caughtBy: testOf(FILL, 'react'),
    says: /One more render changes the canvas/,
  },
  {
    name: 'a listener that a demo leaves behind',
    plantInSite: (site) =>
      editDemo(site, RING, 'react', {
        file: 'App.tsx',
        from: /$/,
        to: "\nwindow.addEventListener('keydown', () => undefined);\n",
      }),
    caughtBy: testOf(RING, 'react'),
    says: /leaves behind.*keydown/,
  },
  {
    name: 'an animation that a demo leaves behind',
    plantInSite: (site) =>
      editDemo(site, RING, 'vue', {
        file: 'App.vue',
        from: '</script>',
        to: 'const turn = () => requestAnimationFrame(turn);\nturn();\n</script>',
      }),
    caughtBy: testOf(RING, 'vue'),
    says: /leaves behind/,
  },
  {
    name: 'a demo that loops forever',
    plantInSite: (site) =>
      editDemo(site, RING, 'vanilla', { file: 'index.ts', from: /$/, to: '\nfor (let n = 0; n < 1; n *= 1) ;\n' }),
    caughtBy: testOf(RING, 'vanilla'),
    says: /loop|stopped/i,
  },
  {
    name: 'a wheel that nothing listens to',
    plantInSite: (site) => editDemo(site, ZOOMING, 'react', { file: 'App.tsx', from: 'onWheel={zoom}', to: '' }),
    caughtBy: testOf(ZOOMING, 'react'),
    says: /check\.ts|did not hold/,
  },
  {
    name: 'a key with a wrong name',
    plantInSite: (site) =>
      editDemo(site, BUILDING, 'vanilla', { file: 'index.ts', from: "key === 'Escape'", to: "key === 'Esc'" }),
    caughtBy: testOf(BUILDING, 'vanilla'),
    says: /check\.ts|did not hold/,
  },
  {
    name: 'a right button that opens nothing',
    plantInSite: (site) =>
      editDemo(site, MENU, 'vanilla', { file: 'index.ts', from: "stage.on('contextmenu'", to: "stage.on('nothing'" }),
    caughtBy: testOf(MENU, 'vanilla'),
    says: /check\.ts|did not hold/,
  },
  {
    name: 'a finger that the system takes and the demo keeps',
    plantInSite: (site) =>
      editDemo(site, ANNOTATION, 'vue', { file: 'App.vue', from: '@pointercancel="giveUp"', to: '' }),
    caughtBy: testOf(ANNOTATION, 'vue'),
    says: /check\.ts|did not hold/,
  },
];

/** Faults of single demos. */
export const DEMO_FAULTS: readonly Fault[] = [
  ...CHECK_FAULTS.flatMap(bothWays),
  {
    name: 'a player that never runs',
    plantInSite: (site) =>
      editDemo(site, RING, 'vanilla', { file: 'index.ts', from: /$/, to: '\nawait new Promise(() => undefined);\n' }),
    caughtBy: `every-page.spec.ts > page /docs/shapes/Ring.html`,
    says: /demos that do not run/,
  },
  {
    name: 'a control without a label',
    plantInSite: (site) =>
      editDemo(site, DRAWING, 'vanilla', { file: 'index.html', from: /<label>[^<]+/, to: '<label>' }),
    caughtBy: `every-page.spec.ts > page /docs/${DRAWING}.html`,
    says: /\blabel\b/,
  },
  {
    name: 'a demo whose text is too faint',
    plantInSite: (site) =>
      editDemo(site, EVENTS, 'vanilla', { file: 'index.html', from: '<output', to: '<output style="color:#c4c4c4"' }),
    caughtBy: 'every-page.spec.ts > page /docs/events/Binding_Events.html',
    says: /color-contrast/,
  },
];
