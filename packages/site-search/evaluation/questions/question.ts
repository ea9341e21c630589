/** A question that somebody asked in public about the library or one of its bindings, and where this site answers it. */
export interface Question {
  /** Repository and number of the thread, or the name of the page. */
  id: string;
  /** Address of the thread or page where it was asked. */
  thread: string;
  framework: Framework;
  section: Section;
  level: 'beginner' | 'expert';
  /** The question in our words. */
  asks: string;
  /** What a person would type into a search field, with the words and the typing errors of people. */
  typed: readonly string[];
  /** Site paths, with the heading's anchor where one heading answers. The best comes first; every one is a good result. */
  answers: readonly string[];
  /** Whether the site answers: `partly` when a reader finds the page but not all of the answer. */
  answered: Answered;
  /** What is missing, unless the answer is there. */
  missing?: string;
}

export const ANSWERED = ['yes', 'partly', 'no'] as const;
export type Answered = (typeof ANSWERED)[number];

/** The framework that was asked about. `other` are bindings without pages of their own. */
export const FRAMEWORKS = ['vanilla', 'react', 'vue', 'svelte', 'other'] as const;
export type Framework = (typeof FRAMEWORKS)[number];

/** What a question is about: the sections of the menu, and topics that lie across them. */
export const SECTIONS = [
  'getting-started',
  'shapes',
  'styling',
  'text',
  'images',
  'events',
  'drag-and-drop',
  'select-and-transform',
  'animations',
  'tweens',
  'filters',
  'clipping',
  'groups-and-layers',
  'layering',
  'selectors',
  'coordinates',
  'zoom-and-pan',
  'performance',
  'memory',
  'data-and-export',
  'mobile',
  'accessibility',
  'typescript',
  'testing',
  'server-rendering',
  'bundlers',
  'upgrading',
] as const;
export type Section = (typeof SECTIONS)[number];
