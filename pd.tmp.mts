import { readCatalog } from './packages/demo-engine/catalog';
import { compile } from './packages/demo-engine/compile';
const { demos } = await readCatalog(process.cwd());
let n = 0;
for (const demo of demos) for (const { flavour, files } of demo.flavours) {
  const result = await compile({ flavour, files, assets: new Set(Object.keys(demo.assets)), isPasted: true });
  n += 1;
  if (!result.ok) { console.log('not ok', demo.id, flavour); continue; }
  for (const w of result.warnings) if (w.title !== undefined) console.log(demo.id, flavour, w.file, w.line, w.message.slice(0, 120));
}
console.log(n, 'flavors');
