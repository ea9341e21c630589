import { describe, expect, it } from 'vitest';
import { placeInStack, reportOf } from '../../../sandbox-frame/error-report';
import { placeInError } from '../../../sandbox-frame/module-errors';
import { adviseError } from './advise-error';
import recorded from './recorded-messages.json';

/** What a reader is told about each mistake, whichever engine found it; without words, the engine's own are enough. */
const ADVICE: Readonly<Record<string, string>> = {
  'undefined name': 'layerr',
  'name of React': 'import { useState } from "react"',
  'no Konva': 'import Konva from "konva"',
  require: 'in place of require("konva")',
  'module.exports': 'in place of module.exports',
  process: 'There is no Node.js in a browser',
  jQuery: 'jQuery is not here',
  'unknown class': 'Did you mean Konva.Rect?',
  'unknown class of a default': 'Did you mean Konva.Rect?',
  'unknown class of an import': 'Did you mean Konva.Rect?',
  'unknown function': 'stage.drawAll is not a function',
  'ReactDOM.render': 'React 19 has no render',
  'property of nothing': 'fill',
  'call of nothing': 'fill',
  recursion: 'calls itself without an end',
  'not iterable': '',
  constant: '',
  'missing export': 'does not export "Rect"',
  'missing default export': 'does not export "default"',
  'unknown package': 'The package "no-such-thing" is not there',
};
const exported = { konva: ['default'], react: ['default', 'useState'], 'react-konva': ['Rect'] };
/** Mistakes that WebKit finds before a line is known. */
const NO_LINE = /^(?:missing|unknown package)/;
/** It reports an assignment to a constant at the start of the module. */
const WRONG_LINE = { webkit: 'constant' };

for (const [engine, { version, messages }] of Object.entries(recorded)) {
  describe(`the words of ${engine}, recorded in ${version},`, () => {
    it.each(Object.entries(messages))('lead to advice: %s', (mistake, { name, message, stack, ...place }) => {
      const thrown = Object.assign(new Error(message), { name, stack, ...place });
      const flavour = mistake === 'name of React' || mistake.startsWith('ReactDOM') ? 'react' : 'vanilla';
      const packages = new Map([['demo://empty.ts', 'empty']]);
      const report = reportOf(thrown, 'run', new Map(), placeInError(thrown), packages);
      expect(adviseError(report, flavour, exported).message).toContain(ADVICE[mistake]);
    });

    it.each(Object.entries(messages).filter(([mistake]) => !NO_LINE.test(mistake)))(
      'have their line in the stack: %s',
      (mistake, { stack }) => {
        const isWrong = engine === 'webkit' && mistake === WRONG_LINE.webkit;
        expect(placeInStack(stack, new Map())).toMatchObject({ file: 'index.ts', line: isWrong ? 1 : 3 });
      },
    );

    it('are of every mistake', () => {
      expect(Object.keys(messages).toSorted()).toEqual(Object.keys(ADVICE).toSorted());
    });
  });
}
