import { createContext, type ReactElement, type ReactNode, useContext } from 'react';
import type { SourceFile } from '../model/demo';
import type { Flavour } from '../model/flavours';

/** What the reader sees of a demo now: their edits included. */
export interface OpenDemo {
  id: string;
  title: string;
  flavour: Flavour;
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
  /** Opens the demo in the playground. */
  onOpenPlayground?(demo: OpenDemo): void;
  /** Saves the demo as a project. */
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
