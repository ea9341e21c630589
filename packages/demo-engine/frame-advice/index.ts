import Konva from 'konva';
import { keepHistory, keepLinks } from './own-history';
import { noteRejections } from './rejections';
import { noteStorage } from './storage-note';
import { findSceneFault } from './scene-faults';
import { findSilence } from './silence';
import { watchSizeReads } from './size-reads';
import { findFault, type Fault } from './stage-faults';

/**
 * Watches a reader's program, in a frame with the development builds of the libraries: reports why a stage stays empty or nothing is shown, and
 * what it draws wrong, although nothing throws, where a value that is not an error was thrown, and that storage is not kept. Published demos run without it.
 */

/** How often the stages are checked, in milliseconds, and how many checks follow the first stage, or the start of a program without one. */
const LOOK_EVERY = 300;
const MAX_LOOKS = 10;
/** The checks before the last ones: a program that shows nothing may be waiting for an image or a timer. */
const PATIENCE = 7;

noteRejections(window);
noteStorage(window);
keepHistory(window);
// eslint-disable-next-line no-console -- the demo's own console, which the reader sees
keepLinks(window, (text) => console.info(text));
Konva.Stage.prototype.setContainer = withErrors(Konva.Stage.prototype.setContainer);

/** Konva throws a string when a stage has no container; an error has a stack with the line. */
function withErrors<This, Values extends unknown[], Result>(method: (this: This, ...values: Values) => Result) {
  return function (this: This, ...values: Values): Result {
    try {
      return method.apply(this, values);
    } catch (error) {
      throw typeof error === 'string' ? new Error(error) : error;
    }
  };
}

function report({ name, message }: Fault): void {
  const error = new Error(message);
  error.name = name;
  error.stack = '';
  window.reportError(error);
}

let isToldOfSize = false;
const fire = watchSizeReads(Konva.Node.prototype._fire, (fault) => {
  if (!isToldOfSize) report(fault);
  isToldOfSize = true;
});
Konva.Node.prototype._fire = fire;

/** Older versions of Konva have a list of animations, newer ones a set. */
function isAnimated(): boolean {
  const all: unknown = Konva.Animation.animations;
  return (all instanceof Set ? all.size : Array.isArray(all) ? all.length : 0) > 0;
}

let looks = 0;
let before: Fault | undefined;
const timer = window.setInterval(() => {
  // A frame is prepared before it gets a program, whose script is then in its head.
  if (Konva.stages.length === 0 && document.querySelector('head > script') === null) return;
  looks += 1;
  const fault =
    findFault(Konva.stages) ??
    findSceneFault(Konva.stages) ??
    (looks > PATIENCE ? findSilence(Konva.stages, document, isAnimated()) : undefined);
  // Report only what two checks in a row find: a program may still be measuring its container or waiting for an image.
  if (fault !== undefined && fault.message === before?.message) {
    report(fault);
    looks = MAX_LOOKS;
  }
  before = fault;
  if (looks >= MAX_LOOKS) window.clearInterval(timer);
}, LOOK_EVERY);
