/**
 * The inspector's half in the frame. It is loaded when the reader opens the inspector, and says what it sees to the page's half
 * (`inspector/`) in messages of `model/inspection.ts`.
 */
import { readNumberedRequest } from '../model/inspection-requests';
import type { AgentHost, AgentReceiver } from '../sandbox-frame/load-inspector';
import { Agent } from './agent';

/** Starts the agent beside the program of a frame. It does nothing before a request of the type `open`. */
export function startAgent(host: AgentHost): AgentReceiver {
  const agent = new Agent(host);
  return (content) => {
    const message = readNumberedRequest(content);
    if (message !== undefined) agent.receive(message);
  };
}
