/** A configuration for type-checking `demos/`: its file name and content. */
export interface TypeCheckConfig {
  name: string;
  content: string;
}

/** File extensions that the frameworks' compilers read; TypeScript reads the others. */
const KINDS = [
  { of: '', files: ['**/*.ts', '**/*.tsx'], claims: ['.claims.ts', '.claims.tsx'] },
  { of: 'vue', files: ['vue/**/*.ts', 'vue/**/*.vue'], claims: [] },
  { of: 'svelte', files: ['svelte/**/*.ts', 'svelte/**/*.svelte'], claims: [] },
] as const;

/** Folder below `content/` of the page that shows a demo. */
const pageOf = (id: string) => `docs/${id.replace(/^tutorials\//, '').replace(/^guides\//, '')}`;

/**
 * The configurations that check some demos: for TypeScript, Vue and Svelte. Without ids they check all demos.
 *
 * @param ids demos, as folders below `demos/`
 */
export function typeCheckConfigs(ids: readonly string[]): [TypeCheckConfig, TypeCheckConfig, TypeCheckConfig] {
  const config = ({ of, files, claims }: (typeof KINDS)[number]): TypeCheckConfig => {
    const ending = of === '' ? '' : `.${of}`;
    if (ids.length === 0) return { name: `tsconfig${ending}.json`, content: '' };
    const include = [
      'types/*.d.ts',
      '../packages/page-claims/*.d.ts',
      ...ids.flatMap((id) => [
        ...files.map((pattern) => `${id}/${pattern}`),
        ...claims.map((claim) => `../content/${pageOf(id)}${claim}`),
      ]),
    ];
    return {
      name: `tsconfig${ending}.some.json`,
      content: `${JSON.stringify({ extends: `./tsconfig${ending}.json`, include }, null, 2)}\n`,
    };
  };
  return [config(KINDS[0]), config(KINDS[1]), config(KINDS[2])];
}
