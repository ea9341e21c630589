const PROJECT = 'choose Download project, where addresses work';

/** What to do instead of a request that the frame's content security policy blocked, by directive. */
const FIXES: readonly [directive: RegExp, fix: string][] = [
  [
    /^img/,
    'Add the picture to the files in the playground and import it (import picture from "./picture.png"), or write it as a data: address.',
  ],
  [/^connect/, `Write the data into the code (const data = { … }), or ${PROJECT}.`],
  [/^font/, `Use a font that computers have, such as Arial or Georgia, or ${PROJECT}.`],
  [
    /^media/,
    'Add the file in the playground and import it (import sound from "./sound.mp3"), or write it as a data: address.',
  ],
  [/^style/, 'Write the styles into a .css file and import it: import "./style.css".'],
  [/^script/, 'Import packages by their name: import Konva from "konva".'],
  [/^worker/, 'Make the worker from a text of yours: new Worker(URL.createObjectURL(new Blob([text]))).'],
  [/^(?:frame|child|object)/, 'Other pages cannot be shown here: link to them instead.'],
  [/^form/, 'Forms are not sent anywhere: listen to the submit event and call event.preventDefault().'],
];

/**
 * @param directive the violated directive: `img-src`
 * @param message the frame's message, followed by a fix for pictures of published demos
 */
export function blockedAdvice(directive: string, message: string): string {
  const told = /^A demo has no network: (.*) was not loaded\./s.exec(message)?.[0];
  const fix = FIXES.find(([pattern]) => pattern.test(directive))?.[1];
  // For code generated from text and event handlers in HTML, the message already contains a fix.
  if (told === undefined || fix === undefined || told.includes(': code made from text was')) return message;
  return `${told.replace('A demo', 'A program')} ${fix}`.replace('A program has', 'A program in this frame has');
}
