import { init, parse } from 'es-module-lexer';
import type { VendorBundle, VendorManifest } from '../../packages/demo-engine/model/published';

/** Libraries that the agent in a frame wraps, and the exports that it replaces. */
const WRAPPED: Readonly<Record<string, (name: string) => boolean>> = {
  'react-dom': () => false,
  'react-dom/client': (name) => name === 'createRoot',
  'react-konva': () => false,
  vue: (name) => name === 'createApp',
  'vue-konva': () => false,
  svelte: (name) => name === 'mount',
  // Its components.
  'svelte-konva': (name) => /^[A-Z]/.test(name),
};

/**
 * The vendor manifest with a small bundle in front of each wrapped library. The bundle exports what the library exports, after passing it
 * through the frame's agent.
 *
 * @param codeOf source of a bundle
 * @throws when a library is no longer in the manifest
 */
export async function withWrappedModules(
  manifest: VendorManifest,
  codeOf: (bundle: VendorBundle) => string,
): Promise<VendorManifest> {
  await init;
  const specifiers = { ...manifest.specifiers };
  const bundles = { ...manifest.bundles };
  for (const [specifier, isReplaced] of Object.entries(WRAPPED)) {
    const key = manifest.specifiers[specifier];
    const bundle = key === undefined ? undefined : manifest.bundles[key];
    if (key === undefined || bundle === undefined) throw new Error(`There is no vendor bundle of ${specifier}.`);
    const [, exported] = parse(codeOf(bundle));
    const names = exported.flatMap((one) => ('name' in one ? [one.name] : []));
    const own = `#harness/${specifier}`;
    specifiers[specifier] = own;
    bundles[own] = wrapper(specifier, key, names, names.filter(isReplaced));
  }
  return { ...manifest, specifiers, bundles };
}

function wrapper(specifier: string, key: string, names: readonly string[], replaced: readonly string[]): VendorBundle {
  const quoted = JSON.stringify(key);
  const lines = [
    `import * as library from ${quoted};`,
    `export * from ${quoted};`,
    ...(names.includes('default') ? [`export { default } from ${quoted};`] : []),
    `const wrapped = window.__demoAgent.wrapModule(${JSON.stringify(specifier)}, library);`,
    // A module's own exports take precedence over re-exported ones.
    ...(replaced.length > 0 ? [`export const { ${replaced.join(', ')} } = wrapped;`] : []),
  ];
  const code = lines.join('\n');
  const imports = parse(code)[0].map(({ start, end }) => ({ key, start, end }));
  return { code, bytes: code.length, imports };
}
