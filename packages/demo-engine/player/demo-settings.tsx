import { createContext, type ReactElement, type ReactNode, useContext } from 'react';
import type { SourceFile } from '../model/demo';
import type { Flavour } from '../model/flavours';

/** A demo as the reader sees it now, with their edits. */
export interface OpenDemo {
  id: string;
  title: string;
  flavour: Flavour;
  /** URL of the demo's published sources; it contains a hash. */
  sourcesUrl: string;
  /** True when the files differ from the published ones. */
  isEdited: boolean;
  /** The flavor's files with the reader's edits. */
  files(): Promise<readonly SourceFile[]>;
  /** Address of each asset by name. */
  assets: Readonly<Record<string, string>>;
}

/** What only the site knows. An action that is absent has no button. */
export interface DemoSettings {
  /** URL of the library's names, types and descriptions, for completion in the editor; see `workshop/editor/library-data.ts`. */
  libraryDataUrl?: string;
  /** URL of the folder with the API reference's pages (`Konva.<Class>.html`), with a trailing slash. */
  apiFolder?: string;
  /** URL of the folder with a demo's sources, for readers without JavaScript; undefined when the demo has none. */
  sourceUrl?(id: string): string | undefined;
  /** Opens the demo in the playground; errors it throws are shown to the reader. */
  onOpenPlayground?(demo: OpenDemo): Promise<void>;
  /** Saves the demo as a project; errors it throws are shown to the reader. */
  onDownload?(demo: OpenDemo): Promise<void>;
}

const Settings = createContext<DemoSettings>({});

/** Provides the site's settings and actions to every demo below it. */
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
