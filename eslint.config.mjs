import js from '@eslint/js';
import esX from 'eslint-plugin-es-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/**
 * Packages never import each other; these patterns name the other packages by path. All of them may import `contracts`. `assistant` is not
 * one of them: like the site, it is an application that imports packages by their index files.
 */
const packages = [
  'demo-engine',
  'api-reference',
  'site-search',
  'critical-style',
  'route-tables',
  'late-hydration',
  'lean-theme',
  'page-claims',
  'page-markdown',
  'prose-lint',
  'social-cards',
];

export default tseslint.config(
  {
    ignores: [
      'node_modules/',
      'build/',
      '.docusaurus/',
      '.generated/',
      'content/api/',
      'demos/**/*.vue',
      'demos/**/*.svelte',
      'playwright-report/',
      'blob-report/',
      'test-results/',
      '**/fixtures/**',
      'testing/ssr/scaffolds/',
      'e2e/snippets/*/',
    ],
  },
  js.configs.recommended,
  tseslint.configs.strict,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      // The TypeScript compiler knows what is defined.
      'no-undef': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      // `void` marks a promise whose result nobody waits for.
      '@typescript-eslint/no-invalid-void-type': 'off',
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
    },
  },
  {
    // What the oldest supported browsers (`browserslist` in package.json) do not have. Methods of values are found by the tests with the
    // built-ins of these browsers removed.
    files: ['src/**', 'packages/**', 'demos/**'],
    ignores: ['**/*.test.*', 'packages/*/evaluation/**'],
    plugins: { 'es-x': esX },
    rules: {
      ...esX.configs['flat/no-new-in-es2024'].rules,
      ...esX.configs['flat/no-new-in-es2025'].rules,
      ...esX.configs['flat/no-new-in-esnext'].rules,
    },
  },
  {
    // The reader's clock may be set while a page is open. Dates (`cache.ts` compares those of files) are the only use of `Date.now`.
    files: ['packages/**', 'src/**'],
    ignores: ['packages/demo-engine/precompile/cache.ts', '**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'Date',
          property: 'now',
          message: 'The clock may be set back or forward: measure durations with performance.now().',
        },
      ],
    },
  },
  {
    // What the reader relies on while a demo runs must not look up anything that the demo may have replaced.
    files: ['reader-acts', 'wire', 'json-text', 'outgoing', 'rate-limit', 'save-hook'].map(
      (name) => `packages/demo-engine/sandbox-frame/${name}.ts`,
    ),
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          'ForOfStatement',
          'ArrayPattern',
          'YieldExpression',
          'ArrayExpression > SpreadElement',
          'CallExpression > SpreadElement',
          'NewExpression > SpreadElement',
          'TaggedTemplateExpression',
        ].map((selector) => ({
          selector,
          message: 'A demo can replace iterators: loop with an index, and pass lists on as they are.',
        })),
        {
          // Private members and what a constructor was given are the frame's own.
          selector:
            "CallExpression[callee.type='MemberExpression']:not([callee.object.type='ThisExpression']):not([callee.object.object.type='ThisExpression'])",
          message: 'A demo can replace methods: call `apply(method, target, [])` with a function from primordials.ts.',
        },
        {
          selector: 'NewExpression[callee.name=/^[A-Z]/]:not([callee.name="RateLimit"])',
          message: 'A demo can replace global classes.',
        },
      ],
    },
  },
  {
    // Composables of Vue begin with `use` as well, and are called in `setup`.
    files: ['content/docs/vue/**'],
    rules: { 'react-hooks/rules-of-hooks': 'off' },
  },
  {
    // Commands talk to the terminal.
    files: [
      'scripts/**',
      'bench/**',
      'e2e/support/**',
      'e2e/engines/**',
      '**/cli.ts',
      '**/service.ts',
      '**/docusaurus-plugin/**',
      'demos/**',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: { globals: { process: 'readonly', console: 'readonly', URL: 'readonly' } },
  },
  ...packages.map((name) => ({
    files: [`packages/${name}/**`],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: packages
                .filter((other) => other !== name)
                .flatMap((other) => [`@site-packages/${other}`, `@site-packages/${other}/*`, `**/${other}/**`]),
              message: 'Packages do not import each other: pass what is needed in from the site.',
            },
            {
              group: ['@site/*', '**/src/theme/**', '**/src/components/**'],
              message: 'A package does not import the site.',
            },
          ],
        },
      ],
    },
  })),
  {
    files: ['packages/contracts/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^(?!\\./)', message: 'contracts imports nothing but its own files.' }] },
      ],
    },
  },
  {
    files: ['src/**', 'config/**', '*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex:
                '^@site-packages/[^/]+/(?!docusaurus-plugin$|playground$|playground-page$|player$|write-pages$|testing$).+',
              message: "Import a package's index files only.",
            },
            { group: ['**/packages/*/**'], message: 'Import packages by name (@site-packages/...), not by path.' },
          ],
        },
      ],
    },
  },
  {
    files: ['scripts/**', 'testing/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['**/e2e/**', '**/bench/**', '**/tests/**'],
              message: 'Tests and the bench import commands, not the other way: what both need goes into testing/.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['{content,blog}/**/*.claims.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['@site/*', '**/packages/**', '**/src/**'],
              message: 'A claim imports page-claims by name, installed libraries and files of demos.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['demos/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['@site/*', '@site-packages/*', '**/packages/**', '**/src/**'],
              message: 'A demo imports only the packages that demos/README.md names, its own files and assets.',
            },
            {
              regex: '^(\\.\\./)+(vanilla|react|vue|svelte)/',
              message: 'Neither a flavour nor shared/ imports a flavour: what several of them need goes into shared/.',
            },
          ],
        },
      ],
    },
  },
);
