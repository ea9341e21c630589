import type { NumberedRequest } from '../model/inspection';
import type { Place } from './error-report';

export type { Place };

/** What the frame's runtime provides to the inspector's agent. */
export interface AgentHost {
  /** Sends an `InspectorMessage` to the page. */
  post(content: unknown): void;
  /** Milliseconds since the run began. */
  now(): number;
  /** The innermost location in the demo's modules that a stack contains, in terms of the compiled modules. */
  placeOf(stack: string): Place | undefined;
  /** Whether to record from now on which line creates which node. */
  places: boolean;
}

/** Receives the content of `inspect` messages. */
export type AgentReceiver = (content: NumberedRequest) => void;

function isReceiver(value: unknown): value is AgentReceiver {
  return typeof value === 'function';
}

/**
 * Starts the agent. If that fails, for example in a program without Konva, it notifies the page.
 *
 * @param load imports the agent's module
 */
export async function loadInspector(load: () => Promise<unknown>, host: AgentHost): Promise<AgentReceiver> {
  try {
    const module = await load();
    const start: unknown = Reflect.get(Object(module), 'startAgent');
    const receive: unknown = typeof start === 'function' ? Reflect.apply(start, undefined, [host]) : undefined;
    if (isReceiver(receive)) return receive;
  } catch {
    // The code below notifies the page.
  }
  host.post({ news: { type: 'absent' } });
  return () => undefined;
}
