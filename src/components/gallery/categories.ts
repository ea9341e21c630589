/** A block of the demos gallery. */
export interface GalleryCategory {
  title: string;
  /** Ids of demos in the order they stand; ids of demos that are not there are left out. */
  ids: string[];
}

const sandbox = (title: string, names: string[]): GalleryCategory => ({
  title,
  ids: names.map((name) => `sandbox/${name}`),
});

/** Hand-ordered blocks of sandbox demos. A sandbox demo that stands in none of them fails a test. */
export const SANDBOX_CATEGORIES: readonly GalleryCategory[] = [
  sandbox('Editors and plans', [
    'Canvas_Editor',
    'Simple_Window_Frame',
    'Window_Frame_Designer',
    'Seats_Reservation',
    'Image_Labeling',
    'Interactive_Building_Map',
  ]),
  sandbox('Games and apps', [
    'Wheel_of_Fortune',
    'Free_Drawing',
    'Animals_on_the_Beach_Game',
    'Planets_Map',
    'Physics_Simulator',
  ]),
  sandbox('Performance', [
    'Drag_and_Drop_Stress_Test',
    'Animation_Stress_Test',
    'Jumping_Bunnies',
    '10000_Shapes_with_Tooltip',
    '20000_Nodes',
    'Resizing_Stress_Test',
    'Quantum_Squiggle',
  ]),
];

/** Titles of the tutorial sections, in the sidebar's order. */
export const TUTORIAL_SECTIONS: readonly { folder: string; title: string }[] = [
  { folder: 'shapes', title: 'Shapes' },
  { folder: 'styling', title: 'Styling' },
  { folder: 'events', title: 'Events' },
  { folder: 'drag_and_drop', title: 'Drag and drop' },
  { folder: 'select_and_transform', title: 'Select and transform' },
  { folder: 'clipping', title: 'Clipping' },
  { folder: 'groups_and_layers', title: 'Groups and layers' },
  { folder: 'filters', title: 'Filters' },
  { folder: 'tweens', title: 'Tweens' },
  { folder: 'animations', title: 'Animations' },
  { folder: 'selectors', title: 'Selectors' },
  { folder: 'data_and_serialization', title: 'Data and serialization' },
  { folder: 'performance', title: 'Performance' },
  { folder: 'posts', title: 'In depth' },
];

/**
 * All blocks of the gallery that have at least one demo: sandbox demos first, then the tutorials' demos by section.
 * @param ids ids of the demos there are
 */
export function galleryBlocks(ids: readonly string[]): GalleryCategory[] {
  const present = new Set(ids);
  const tutorials = TUTORIAL_SECTIONS.map(({ folder, title }) => ({
    title,
    ids: ids.filter((id) => id.startsWith(`tutorials/${folder}/`)),
  }));
  return [...SANDBOX_CATEGORIES, ...tutorials]
    .map((block) => ({ ...block, ids: block.ids.filter((id) => present.has(id)) }))
    .filter((block) => block.ids.length > 0);
}

/** Address of the page a demo stands on: sandbox and tutorial demos carry the name of their page. */
export function demoPage(id: string): string {
  return `/docs/${id.replace(/^tutorials\//, '')}.html`;
}
