import Konva from 'konva';
import type { AgentHost, AgentReceiver } from '../sandbox-frame/load-inspector';

/** Starts the agent beside the program of a frame. */
export function startAgent(host: AgentHost): AgentReceiver {
  return () => {
    host.post({ news: { type: 'open', nodes: Konva.stages.length, knowsPlaces: false } });
  };
}
