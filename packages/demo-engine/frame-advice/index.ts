import Konva from 'konva';
import { noteRejections } from './rejections';
import { noteStorage } from './storage-note';
import { findFault, type Fault } from './stage-faults';

/**
 * Looks on beside a program that a reader writes, in a frame with the development builds of the libraries: says what makes a stage
 * stay empty without any error, and where a text was thrown. Demos as they are published run without it.
 */

/** How often the stages are looked at, in milliseconds, and for how many looks after the first stage is there. */
const LOOK_EVERY = 300;
const MOST_LOOKS = 10;

noteRejections(window);
noteStorage(window);
Konva.Stage.prototype.setContainer = withErrors(Konva.Stage.prototype.setContainer);

/** Konva throws texts where a stage has no container; an error says from which line. */
function withErrors<This, Values extends unknown[], Result>(method: (this: This, ...values: Values) => Result) {
  return function (this: This, ...values: Values): Result {
    try {
      return method.apply(this, values);
    } catch (error) {
      throw typeof error === 'string' ? new Error(error) : error;
    }
  };
}

let looks = 0;
let before: Fault | undefined;
const timer = window.setInterval(() => {
  if (Konva.stages.length === 0) return;
  looks += 1;
  const fault = findFault(Konva.stages);
  // Only what is still so at the next look: a program may measure its place or wait for a picture.
  if (fault !== undefined && fault.message === before?.message) {
    const error = new Error(fault.message);
    error.name = fault.name;
    error.stack = '';
    window.reportError(error);
    looks = MOST_LOOKS;
  }
  before = fault;
  if (looks >= MOST_LOOKS) window.clearInterval(timer);
}, LOOK_EVERY);
