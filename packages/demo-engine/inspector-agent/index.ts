/**
 * The frame's half of the inspector. It loads when the reader opens the inspector, and communicates with the page's half
 * (`inspector/`) in messages of `model/inspection.ts`.
 */
import type { AgentHost, AgentReceiver } from '../sandbox-frame/load-inspector';
import { Agent } from './agent';

/** Starts the agent next to a frame's program. It does nothing until it receives the request `open`. */
export function startAgent(host: AgentHost): AgentReceiver {
  const agent = new Agent(host);
  return (request) => agent.receive(request);
}
