import { createContext, type ReactElement, type ReactNode, useContext } from 'react';
import type { SourceFile } from '../model/demo';
import type { Flavour } from '../model/flavours';

/** What the reader sees of a demo now: their edits included. */
export interface OpenDemo {
  id: string;
  title: string;
  flavour: Flavour;
  /** Address of the demo's own sources; it carries a hash. */
  sourcesUrl: string;
  /** True when the files differ from the site's own. */
  isEdited: boolean;
  /** The flavour's files with the reader's edits. */
  files(): Promise<readonly SourceFile[]>;
  /** Address of each asset by name. */
  assets: Readonly<Record<string, string>>;
}

/** What only the site can say. An action that is not given has no button. */
export interface DemoSettings {
  /** Address of the library's names, types and texts, for completion in the editor; see `player/editor/library-data.ts`. */
  libraryDataUrl?: string;
  /** Address of the folder with the API reference's pages, `Konva.<Class>.html`; with a slash at its end. */
  apiFolder?: string;
  /** Address of the folder with a demo's sources, for readers whose browser runs no script; undefined when it has none. */
  sourceUrl?(id: string): string | undefined;
  /** Opens the demo in the playground; what it throws is told to the reader. */
  onOpenPlayground?(demo: OpenDemo): Promise<void>;
  /** Saves the demo as a project; what it throws is told to the reader. */
  onDownload?(demo: OpenDemo): Promise<void>;
}

const Settings = createContext<DemoSettings>({});

/** Gives every demo below it the site's actions. */
export function DemoSettingsProvider({
  settings,
  children,
}: {
  settings: DemoSettings;
  children: ReactNode;
}): ReactElement {
  return <Settings value={settings}>{children}</Settings>;
}

export function useDemoSettings(): DemoSettings {
  return useContext(Settings);
}
