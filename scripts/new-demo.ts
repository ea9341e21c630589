import fs from 'node:fs';
import path from 'node:path';
import { demoTemplate, idProblem } from './support/demo-template';

const HELP = 'npm run new-demo -- <id>     for example tutorials/shapes/Star, sandbox/Color_Wheel or guides/vue/Events';

function main(): void {
  const [given] = process.argv.slice(2);
  if (given === undefined || given.startsWith('-')) {
    console.error(HELP);
    process.exitCode = 1;
    return;
  }
  const id = given.replace(/^demos\//, '').replace(/\/$/, '');
  const folder = path.resolve('demos', id);
  const problem = idProblem(id) ?? (fs.existsSync(folder) ? `demos/${id} is there already.` : undefined);
  if (problem !== undefined) {
    console.error(problem);
    process.exitCode = 1;
    return;
  }
  for (const [file, text] of Object.entries(demoTemplate(id))) {
    const full = path.join(folder, file);
    fs.mkdirSync(path.dirname(full), { recursive: true });
    fs.writeFileSync(full, text);
    console.log(path.relative(process.cwd(), full));
  }
  console.log(`
Next:
  1. Write demo.json, the flavours and check.ts (demos/README.md says how). What flavours have in common goes to shared/.
  2. Show it in a page: <Demo id="${id}" />
  3. npm run demos -- ${id}
  4. npm run posters -- ${id}`);
}

main();
