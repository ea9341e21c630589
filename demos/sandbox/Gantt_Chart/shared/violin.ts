import type { Task } from './plan';

export const HEADLINE = 'Violin No. 31';

/** Day 0 of the plan is Monday, March 2, 2026. */
export const FIRST_DAY = Date.UTC(2026, 2, 2);

/** The day on which the plan is looked at. In a product: the days from `FIRST_DAY` to now. */
export const TODAY = 19;

/** The work on one violin. Invented, but in the order in which violins are made. */
export const TASKS: readonly Task[] = [
  {
    id: 'wood',
    name: 'Choose the wood',
    material: 'spruce',
    start: 0,
    days: 3,
    after: [],
    done: 100,
  },
  {
    id: 'ribs',
    name: 'Bend the ribs',
    material: 'maple',
    start: 3,
    days: 5,
    after: ['wood'],
    done: 100,
  },
  {
    id: 'back',
    name: 'Carve the back',
    material: 'maple',
    start: 8,
    days: 8,
    after: ['ribs'],
    done: 100,
  },
  {
    id: 'top',
    name: 'Carve the top',
    material: 'spruce',
    start: 8,
    days: 9,
    after: ['ribs'],
    done: 100,
  },
  {
    id: 'holes',
    name: 'Cut the f-holes',
    material: 'spruce',
    start: 17,
    days: 3,
    after: ['top'],
    done: 60,
  },
  { id: 'bar', name: 'Fit the bass bar', material: 'spruce', start: 20, days: 2, after: ['holes'] },
  {
    id: 'scroll',
    name: 'Carve the scroll',
    material: 'maple',
    start: 10,
    days: 8,
    after: ['wood'],
    done: 100,
  },
  {
    id: 'body',
    name: 'Close the body',
    material: 'maple',
    start: 22,
    days: 2,
    after: ['bar', 'back'],
  },
  {
    id: 'neck',
    name: 'Set the neck',
    material: 'maple',
    start: 24,
    days: 3,
    after: ['body', 'scroll'],
  },
  { id: 'pegs', name: 'Turn the pegs', material: 'ebony', start: 24, days: 4, after: ['scroll'] },
  { id: 'varnish', name: 'Varnish', material: 'varnish', start: 27, days: 10, after: ['neck'] },
  {
    id: 'sun',
    name: 'Dry in the sun',
    material: 'varnish',
    start: 37,
    days: 8,
    after: ['varnish'],
  },
  {
    id: 'strings',
    name: 'Bridge and strings',
    material: 'ebony',
    start: 45,
    days: 3,
    after: ['sun', 'pegs'],
  },
];
