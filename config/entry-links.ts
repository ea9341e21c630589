/** An entry point into the site, as listed on the home page and the not-found page. */
export interface EntryLink {
  to: string;
  label: string;
  /** One sentence about what the reader finds there. */
  text: string;
  /** Decides where the link is shown: at the top of the home page, in its list, on the not-found page. */
  group: 'start' | 'learn' | 'framework';
}

export const ENTRY_LINKS: readonly EntryLink[] = [
  {
    to: '/docs/index.html',
    label: 'Getting started',
    text: 'Install the library, make a stage, draw a first shape.',
    group: 'start',
  },
  {
    to: '/docs/overview.html',
    label: 'Overview',
    text: 'Stage, layers, groups and shapes, and how a picture is drawn.',
    group: 'learn',
  },
  {
    to: '/docs/shapes/Rect.html',
    label: 'Shapes',
    text: 'Rectangles, circles, text, images: position, size, style.',
    group: 'learn',
  },
  {
    to: '/docs/events/Binding_Events.html',
    label: 'Events',
    text: 'Listen to clicks, taps and the pointer on a shape.',
    group: 'learn',
  },
  {
    to: '/docs/drag_and_drop/Drag_and_Drop.html',
    label: 'Drag and drop',
    text: 'Make a shape draggable and keep track of where it goes.',
    group: 'learn',
  },
  {
    to: '/docs/select_and_transform/Basic_demo.html',
    label: 'Select and transform',
    text: 'Resize and rotate shapes with handles.',
    group: 'learn',
  },
  {
    to: '/docs/animations/Create_an_Animation.html',
    label: 'Animations',
    text: 'Change shapes frame by frame.',
    group: 'learn',
  },
  {
    to: '/docs/data_and_serialization/Serialize_a_Stage.html',
    label: 'Save and load',
    text: 'Turn a drawing into JSON or a picture, and back.',
    group: 'learn',
  },
  {
    to: '/api/Konva.html',
    label: 'API reference',
    text: 'Every class, attribute, method and event.',
    group: 'learn',
  },
  { to: '/docs/react/index.html', label: 'React', text: 'Stage, layers and shapes as components.', group: 'framework' },
  { to: '/docs/vue/index.html', label: 'Vue', text: 'The same nodes as v- components.', group: 'framework' },
  { to: '/docs/svelte/index.html', label: 'Svelte', text: 'Shapes with bindings and runes.', group: 'framework' },
];

/** Entry links whose pages exist; `isWritten` tells whether a page of this site exists. */
export function entryLinks(isWritten: (slug: string) => boolean): EntryLink[] {
  return ENTRY_LINKS.filter(({ to }) => isWritten(to));
}
