import path from 'node:path';
import { rolldown } from 'rolldown';
import { ROOT } from '../paths';

const FOLDER = path.join(ROOT, 'testing', 'in-frame-check', 'frame');

/** The demo's own Konva: a second one in the frame would know nothing of its nodes. */
const FRAME_KONVA = '\0frame-konva';

/** A script, and the source map of its lines as JSON. */
export interface Script {
  code: string;
  map: string;
}

async function bundle(input: string, name?: string): Promise<Script> {
  const build = await rolldown({
    input,
    platform: 'browser',
    checks: { pluginTimings: false },
    plugins: [
      {
        name: 'libraries-of-the-frame',
        resolveId: (id) => (id === 'konva' ? FRAME_KONVA : null),
        load: (id) => (id === FRAME_KONVA ? 'export default globalThis.Konva;' : null),
      },
    ],
  });
  const { output } = await build.generate({
    format: 'iife',
    codeSplitting: false,
    sourcemap: 'hidden',
    minify: name === undefined,
    ...(name === undefined ? {} : { name }),
  });
  await build.close();
  const [{ code, map }] = output;
  return { code, map: JSON.stringify(map) };
}

/** The program in the frame that runs checks. */
export function bundleRunner(): Promise<Script> {
  return bundle(path.join(FOLDER, 'run.ts'));
}

/** A check with everything that it imports, as a script with the variable `check`. */
export function bundleCheck(file: string): Promise<Script> {
  return bundle(file, 'check');
}
