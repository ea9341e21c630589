import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { lintProse, patternRule, repeatedWordsRule, spellingRule } from '@site-packages/prose-lint';
import { EXCEPTIONS } from '../config/prose/exceptions';
import { commentedScripts, maintainersDocs, proseFiles } from '../config/prose/files';
import { PATTERNS } from '../config/prose/patterns';
import { COMMENT_WORDS, WORDS } from '../config/prose/words';
import { proseReport } from './support/prose-report';

const HELP = `Reads the prose of pages, posts and API texts: American spelling, repeated words, and our own list of patterns. In documents for
maintainers and in comments it looks for some of the patterns.

npm run lint:prose -- [part of a path ...] [--counts]

  --counts  how often each rule finds something, instead of the places

config/prose/ has the patterns, the project's own words (dictionary.txt) and the exceptions with their reasons.
`;

const ROOT = path.join(import.meta.dirname, '..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { counts: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
});

/** Lines of the project's own word list, without comments. */
function ownWords(): string[] {
  return readFileSync(path.join(ROOT, 'config/prose/dictionary.txt'), 'utf8')
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((word) => word !== '');
}

if (values.help === true) {
  console.log(HELP);
} else {
  const isWanted = (file: string) => positionals.length === 0 || positionals.some((part) => file.includes(part));
  const kinds = [
    { files: proseFiles(ROOT), rules: [patternRule(PATTERNS), repeatedWordsRule(), spellingRule(ownWords())] },
    { files: maintainersDocs(ROOT), rules: [patternRule(WORDS)] },
    { files: commentedScripts(ROOT), rules: [patternRule(COMMENT_WORDS)] },
  ];
  const results = kinds.map(({ files, rules }) => {
    const wanted = files.filter((file) => isWanted(file.path));
    const paths = new Set(wanted.map((file) => file.path));
    return lintProse(
      wanted,
      rules,
      EXCEPTIONS.filter(({ file }) => paths.has(file)),
    );
  });
  const read = new Set(kinds.flatMap(({ files }) => files.map((file) => file.path)));
  const withoutFile = EXCEPTIONS.filter(({ file }) => isWanted(file) && !read.has(file));
  const result = {
    problems: results.flatMap(({ problems }) => problems),
    unused: [...results.flatMap(({ unused }) => unused), ...withoutFile],
  };
  const report = proseReport(result, { counts: values.counts === true });
  console.log(report.text);
  process.exitCode = report.failed ? 1 : 0;
}
