/**
 * Interfaces that reach other hosts past every content security policy: WebRTC asks servers of the code's choice for addresses, by
 * UDP and TCP, and no directive of today's browsers covers it. `WebTransport` goes along, though `connect-src` holds it.
 */
const PAST_POLICY = /^(?:webkit|moz)?RTC|^WebTransport/;

/**
 * Takes them away before the demo's code runs. None comes back: workers have no constructor of connections, and a frame in the
 * frame has another origin, so its interfaces cannot be read, and its scripts are held by the same policy.
 */
export function shimNetwork(view: Window): void {
  for (const name of Object.getOwnPropertyNames(view)) if (PAST_POLICY.test(name)) Reflect.deleteProperty(view, name);
}
