import { isRecord } from '@site-packages/contracts';

/** A document in the global data. */
export interface GlobalDoc {
  id: string;
  path: string;
  sidebar?: string;
}

export interface GlobalVersion extends Record<string, unknown> {
  name: string;
  mainDocId: string;
  docs: GlobalDoc[];
}

/** Docusaurus' `globalData.json`: data by plugin name and instance id. The docs plugin's data has `versions`. */
export type GlobalData = Record<string, Record<string, unknown>>;

/** The props that a version's route passes to its pages. */
export interface VersionProps {
  version: Record<string, unknown> & {
    pluginId: string;
    version: string;
    docsSidebars: Record<string, unknown>;
    docs: Record<string, Record<string, unknown>>;
  };
}

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

const isDoc = (value: unknown): value is GlobalDoc =>
  isRecord(value) && typeof value['id'] === 'string' && typeof value['path'] === 'string';

const isVersion = (value: unknown): value is GlobalVersion =>
  isRecord(value) &&
  typeof value['name'] === 'string' &&
  typeof value['mainDocId'] === 'string' &&
  Array.isArray(value['docs']) &&
  value['docs'].every(isDoc);

/** Whether a route's props are those of a docs version. */
export function isVersionProps(value: unknown): value is VersionProps {
  if (!isRecord(value) || !isRecord(value['version'])) return false;
  const { pluginId, version, docsSidebars, docs } = value['version'];
  return typeof pluginId === 'string' && typeof version === 'string' && isRecord(docsSidebars) && isRecord(docs);
}

/** Ids of the documents that navbar items, including those in dropdowns, link to. */
export function namedDocs(items: unknown): Set<string> {
  if (!Array.isArray(items)) return new Set();
  return new Set(
    items.filter(isRecord).flatMap(({ docId, items: inner }) => {
      return [...(typeof docId === 'string' ? [docId] : []), ...namedDocs(inner)];
    }),
  );
}

export interface LeanGlobalData {
  data: GlobalData;
  /** The documents that were removed, each with the plugin instance and version to add it back to when its section is loaded. */
  taken: { plugin: string; version: string; doc: GlobalDoc }[];
}

/**
 * Removes the list of documents from the data that every page loads. A site with several versions keeps its lists, because its pages link
 * to the same page of another version.
 *
 * @param named ids of documents that any page may link to
 */
export function leanGlobalData(data: GlobalData, named: ReadonlySet<string>): LeanGlobalData {
  const taken: LeanGlobalData['taken'] = [];
  const instances = Object.entries(data[DOCS_PLUGIN] ?? {}).map(([plugin, instance]): [string, unknown] => {
    const versions = isRecord(instance) ? instance['versions'] : undefined;
    if (!isRecord(instance) || !Array.isArray(versions) || !versions.every(isVersion)) {
      throw new Error(
        `Docusaurus' globalData.json says something else about the documents of "${plugin}" than versions with a name, a ` +
          'mainDocId and docs. Correct packages/route-tables/route-sections/docs-data.ts.',
      );
    }
    const [only, ...others] = versions;
    if (only === undefined || others.length > 0) return [plugin, instance];
    const stays = ({ id }: GlobalDoc) => id === only.mainDocId || named.has(id);
    taken.push(...only.docs.filter((doc) => !stays(doc)).map((doc) => ({ plugin, version: only.name, doc })));
    return [plugin, { ...instance, versions: [{ ...only, docs: only.docs.filter(stays) }] }];
  });
  if (instances.length === 0) return { data, taken };
  return { data: { ...data, [DOCS_PLUGIN]: Object.fromEntries(instances) }, taken };
}
