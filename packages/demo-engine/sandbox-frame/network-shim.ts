/**
 * Interfaces that reach other hosts despite any content security policy: WebRTC contacts STUN and TURN servers that the code
 * chooses, by UDP and TCP, and no directive in current browsers covers it. `WebTransport` is removed too, although `connect-src`
 * blocks it. A shared worker is refused in an opaque origin, but WebKit starts it, and it may outlive its frame.
 */
const PAST_POLICY = /^(?:webkit|moz)?RTC|^WebTransport|^SharedWorker$/;

/**
 * Removes these interfaces before the demo's code runs. The code cannot get them back: workers have no constructor for connections,
 * and a nested frame has another origin, so its interfaces cannot be read, and its scripts are bound by the same policy.
 */
export function shimNetwork(view: Window): void {
  for (const name of Object.getOwnPropertyNames(view)) if (PAST_POLICY.test(name)) Reflect.deleteProperty(view, name);
}
