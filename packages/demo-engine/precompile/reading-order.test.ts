import { describe, expect, it } from 'vitest';
import { inReadingOrder, lessonPlace } from './reading-order';

const FILES = [
  {
    path: 'App.tsx',
    text: "import { look } from './look';\nimport { Panel } from './Panel';\nimport { plan } from './plan';\n",
  },
  { path: 'Panel.tsx', text: "import { room } from './room';\n" },
  { path: 'look.ts', text: 'export const look = 1;\n' },
  { path: 'plan.ts', text: "import './style.css';\nimport { area } from './area';\nexport function layOut() {}\n" },
  { path: 'area.ts', text: 'export const area = 1;\n' },
  { path: 'room.ts', text: 'export const room = 1;\n' },
  { path: 'style.css', text: 'p {}\n' },
];
const order = (lesson?: string) => inReadingOrder(FILES, lesson).map(({ path }) => path);

describe('the order of files', () => {
  it('is the entry, the parts as they are imported, the interface, the scenery', () => {
    expect(order()).toEqual(['App.tsx', 'plan.ts', 'room.ts', 'area.ts', 'Panel.tsx', 'look.ts', 'style.css']);
  });

  it('has the file of the lesson after the entry', () => {
    expect(order('area.ts').slice(0, 3)).toEqual(['App.tsx', 'area.ts', 'plan.ts']);
  });
});

describe('the place of the lesson', () => {
  it('is the line with the first of the texts that the flavor has', () => {
    expect(lessonPlace(FILES, ['const layOut', 'function layOut', 'area'])).toEqual({ path: 'plan.ts', start: 2 });
  });

  it('is nowhere when the flavor has none of them', () => {
    expect(lessonPlace(FILES, ['function move'])).toBeUndefined();
  });
});
