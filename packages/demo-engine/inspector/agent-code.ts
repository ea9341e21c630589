import addresses from '@demo-data/inspector';
import type { SentBundle } from '../model/messages';
import { FileStore, textOf } from '../sandbox-host/file-store';

/** The inspector's agent, to send to a frame. */
export interface AgentCode {
  /** Key of the bundle that the frame imports. */
  key: string;
  bundles: Record<string, SentBundle>;
}

const files = new FileStore(textOf);

/** Fetches the agent, once per page. */
export async function loadAgentCode(): Promise<AgentCode> {
  const bundles = await Promise.all(
    Object.entries(addresses.bundles).map(async ([key, { url, code, imports }]) => {
      const text = url === undefined ? code : await files.get(url);
      return [key, { code: text ?? '', imports }] as const;
    }),
  );
  return { key: addresses.key, bundles: Object.fromEntries(bundles) };
}
