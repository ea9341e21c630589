import { LOOP_ERROR_NAME, LOOP_LIMIT, LOOP_MESSAGES } from '../model/compiled';
import type { Edit } from './edits';
import { isEndless } from './endless';
import type { Loop } from './loop';

/** The limit after the guard has stopped a loop once, in milliseconds: frameworks repeat a failed render. */
export const LOOP_LIMIT_AFTER_STOP = 50;

/**
 * Edits that make every loop of a module throw an error when one task of the page has spent too long in loops. A loop that awaits
 * between its iterations lets the page run other tasks, and so never counts as stuck.
 *
 * The check is a countdown, so that a loop over pixels costs little; how often the clock is read adapts to the speed of the
 * iterations. The guard's own code is appended as the last line, so that no line moves.
 */
export function guardLoops(code: string, loops: readonly Loop[]): { edits: Edit[]; suffix: string } {
  if (loops.length === 0) return { edits: [], suffix: '' };
  let name = '$loop';
  while (code.includes(name)) name += '_';
  const edits = loops.flatMap((loop): Edit[] => {
    const { body } = loop;
    const check = `if(!(--${name}Left>0)&&${name}())throw ${name}(Error()${isEndless(loop) ? ',1' : ''});`;
    return body.type === 'BlockStatement'
      ? [{ start: body.start + 1, end: body.start + 1, text: check }]
      : [
          { start: body.start, end: body.start, text: `{${check}` },
          { start: body.end, end: body.end, text: '}' },
        ];
  });
  return { edits, suffix: `\n${guardCode(name)}` };
}

/**
 * Uses `var` and properties of a hoisted function, because both exist before the module's first line runs. The error is created in
 * the loop itself, so that its stack begins there.
 */
function guardCode(name: string): string {
  const { endless, late } = LOOP_MESSAGES;
  return [
    `var ${name}Left;function ${name}(e,o){`,
    `if(e){e.name=${JSON.stringify(LOOP_ERROR_NAME)};e.message=o?${JSON.stringify(endless)}:${JSON.stringify(late)};return e}`,
    `var g=${name},n=performance.now();`,
    `if(!g.on){g.on=true;g.from=g.at=n;g.step=1;`,
    `if(!g.c){g.c=new MessageChannel();g.c.port1.onmessage=function(){g.on=false;${name}Left=0}}g.c.port2.postMessage(0)}`,
    `else{if(n-g.at<1)g.step=Math.min(g.step*2,16384);else if(n-g.at>4)g.step=Math.ceil(g.step/4);g.at=n;`,
    `if(n-g.from>(g.hit?${LOOP_LIMIT_AFTER_STOP}:${LOOP_LIMIT})){g.hit=true;${name}Left=0;return true}}`,
    `${name}Left=g.step;return false}`,
  ].join('');
}
