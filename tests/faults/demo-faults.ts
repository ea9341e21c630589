import { editDemo } from './demo-edit';
import type { Fault } from './fault';

const RING = 'tutorials/shapes/Ring';
const FILL = 'tutorials/styling/Fill';
const EVENTS = 'tutorials/events/Binding_Events';
const DRAWING = 'sandbox/Free_Drawing';

const testOf = (demo: string, flavour: string) => `every-demo.spec.ts > ${demo} > ${flavour}`;

/** Faults of single demos: one flavor is changed and compiled again. */
export const DEMO_FAULTS: readonly Fault[] = [
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
        from: 'setPosition(event.target.position())',
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
