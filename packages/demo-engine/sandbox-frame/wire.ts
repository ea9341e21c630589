import type { HostMessage, ReaderAct } from '../model/messages';
import { apply, getterOf, isArray, listen } from './primordials';

/** The frame's end of the two ports to the page. */
export interface Wire {
  /** Sends a message; does nothing before the page has given its port. */
  post(message: unknown, given?: Transferable[]): void;
  /** Tells the page what the reader does. */
  sendAct(act: ReaderAct): void;
}

/**
 * Takes the ports that the page gives, once, and answers the page's pings itself, so that a program that replaces the browser's
 * functions does not look like one that hangs.
 *
 * Only a page can give the ports: a program could make a frame of this same document inside its own, the only one there that may
 * run a script, and run code in it that the page does not see. A program has an opaque origin, and browsers name a sender's origin.
 *
 * @param onReady called when the ports are there
 * @param onMessage called with each message that is not a ping
 */
export function openWire(
  view: Window & typeof globalThis,
  onReady: () => void,
  onMessage: (message: HostMessage) => void,
): Wire {
  const { postMessage, start } = view.MessagePort.prototype;
  const { prototype } = view.MessageEvent;
  const dataOf = getterOf(prototype, 'data');
  const originOf = getterOf(prototype, 'origin');
  const sourceOf = getterOf(prototype, 'source');
  const portsOf = getterOf(prototype, 'ports');
  const { parent, MessagePort } = view;
  let port: MessagePort | undefined;
  let acts: MessagePort | undefined;

  const receive = (event: Event): void => {
    const message = dataOf(event) as HostMessage;
    if (message.type !== 'ping') onMessage(message);
    else if (port !== undefined) apply(postMessage, port, [`{"type":"pong","id":${message.id}}`]);
  };

  listen(view, 'message', (event) => {
    if (port !== undefined || originOf(event) === 'null' || sourceOf(event) !== parent) return;
    const ports: unknown = portsOf(event);
    if (!isArray(ports)) return;
    const given: unknown = ports[0];
    const givenForActs: unknown = ports[1];
    if (!(given instanceof MessagePort)) return;
    port = given;
    if (givenForActs instanceof MessagePort) acts = givenForActs;
    listen(given, 'message', receive);
    apply(start, given, []);
    onReady();
  });

  return {
    post(message, given) {
      // Browsers read a list of what is given by the iterator of arrays, which a program can replace.
      if (port !== undefined) apply(postMessage, port, given === undefined ? [message] : [message, given]);
    },
    sendAct(act) {
      if (acts !== undefined) apply(postMessage, acts, [act]);
    },
  };
}
