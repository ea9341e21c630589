import type { Place } from './error-report';

export type { Place };

/** What the frame's program gives the inspector's agent. */
export interface AgentHost {
  /** Sends an `InspectorMessage` to the page. */
  post(content: unknown): void;
  /** Milliseconds since the run began. */
  now(): number;
  /** The innermost place of the demo's modules in a stack, as the compiled modules have it. */
  placeOf(stack: string): Place | undefined;
  /** Which line makes which node is to be noted from now on. */
  places: boolean;
}

/** Takes the content of `inspect` messages. */
export type AgentReceiver = (content: unknown) => void;

function isReceiver(value: unknown): value is AgentReceiver {
  return typeof value === 'function';
}

/**
 * Starts the agent. Where that fails, as in a program without the library that the agent looks into, the page is told.
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
    // The page hears of it below.
  }
  host.post({ news: { type: 'absent' } });
  return () => undefined;
}
