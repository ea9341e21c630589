import type { SsrProject } from './model';
import { change } from './page-files';

const PROGRAM = 'node_modules/next/dist/bin/next';
const AROUND = ['<h1>Choose a table</h1>', 'Loading the plan…'];

const pageWith = (name: string) =>
  `import { FloorPlan } from '../../components/${name}';\n\nexport default function Page() {\n  return <FloorPlan />;\n}\n`;

/** The project of the Next.js page. */
export const nextjs: SsrProject = {
  name: 'nextjs',
  page: 'content/docs/react/Nextjs.mdx',
  files: [
    'components/FloorPlan.tsx',
    'components/use-width.ts',
    'components/LazyFloorPlan.tsx',
    'app/page.tsx',
    'app/later/page.tsx',
  ],
  build: { args: [PROGRAM, 'build'] },
  serve: (port) => ({ args: [PROGRAM, 'start', '-p', String(port), '-H', '127.0.0.1'] }),
  routes: [
    { path: '/', html: AROUND, hasKonvaInFirstScripts: true },
    { path: '/later', html: AROUND, hasKonvaInFirstScripts: false },
  ],
  mistakes: (file) => {
    const plan = file('components/FloorPlan.tsx');
    return {
      'components/NoState.tsx': `import { Circle, Layer, Stage } from 'react-konva';

export function FloorPlan() {
  return (
    <Stage width={100} height={100}>
      <Layer>
        <Circle x={50} y={50} radius={40} fill="#f2664a" />
      </Layer>
    </Stage>
  );
}
`,
      'app/context/page.tsx': pageWith('NoState'),
      'components/WithState.tsx': change(plan, "'use client';\n", ''),
      'app/state/page.tsx': pageWith('WithState'),
      'app/dynamic/page.tsx': change(file('components/LazyFloorPlan.tsx'), "'use client';\n", '')
        .replace('export function LazyFloorPlan', 'export default function Page')
        .replace("'./FloorPlan'", "'../../components/FloorPlan'"),
      'components/ReadsWindow.tsx': change(
        change(plan, 'width === 0', 'width < 0'),
        '<Stage width={width}',
        '<Stage width={window.innerWidth}',
      ),
      'app/window/page.tsx': pageWith('ReadsWindow'),
      'components/TellsParent.tsx': change(
        change(plan, 'FloorPlan()', 'FloorPlan({ onChoose }: { onChoose: (name: string) => void })'),
        'onPointerClick={() => setChosen(name)}',
        'onPointerClick={() => onChoose(name)}',
      ),
      'app/handler/page.tsx': `import { FloorPlan } from '../../components/TellsParent';

export default function Page() {
  return <FloorPlan onChoose={(name) => console.log(name)} />;
}
`,
      'components/RandomText.tsx': change(plan, 'Table: {chosen}', 'Table: {Math.random()}'),
      'app/random/page.tsx': pageWith('RandomText'),
    };
  },
  serveMistakes: (port) => ({ args: [PROGRAM, 'dev', '-p', String(port), '-H', '127.0.0.1'] }),
  // Routes that do not compile come last: after the first one, the development server answers every route with its error.
  failures: [
    { path: '/window', status: 500, says: 'window is not defined', where: 'html' },
    {
      path: '/random',
      status: 200,
      says: "Hydration failed because the server rendered text didn't match the client",
      where: 'console',
    },
    {
      path: '/handler',
      status: 500,
      says: 'Event handlers cannot be passed to Client Component props.',
      where: 'server',
    },
    { path: '/context', status: 500, says: 'createContext is not a function', where: 'server' },
    { path: '/context', status: 500, says: 'createContext only works in Client Components', where: 'server' },
    {
      path: '/state',
      status: 500,
      says: "You're importing a module that depends on `useState` into a React Server Component module",
      where: 'server',
    },
    {
      path: '/dynamic',
      status: 500,
      says: '`ssr: false` is not allowed with `next/dynamic` in Server Components',
      where: 'server',
    },
  ],
};
