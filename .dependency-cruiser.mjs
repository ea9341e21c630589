/**
 * No file is part of a circle of imports, because whoever reads one of its files has to read them all. Imports of types count, and so
 * do those that load a file later.
 */
export default {
  forbidden: [
    {
      name: 'circular-import',
      comment: 'Move what both files need, often a type or a constant, into a file of its own.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    includeOnly: { path: '^(bench|config|e2e|packages|scripts|src|testing|tests)/' },
    exclude: { path: '(node_modules|/fixtures/|^testing/ssr/scaffolds/|^e2e/snippets/)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  },
};
