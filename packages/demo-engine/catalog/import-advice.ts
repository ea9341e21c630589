import { assetName, isAssetSpecifier } from '../compile/specifiers';
import type { Problem } from '../model/demo';
import type { AssetIndex } from './assets';
import { FLAVOUR_LABELS } from '../model/flavours';
import { COMMON, EVERY_FRAMEWORK, type FolderFile, SHARED } from './demo-folder';
import { nearest } from './nearest';
import { commonTo, filesMeant, isShared, specifierTo, withoutEnding } from './paths';

type Advice = Pick<Problem, 'message' | 'fix'>;

/** An import with a relative specifier, and what it resolves to. */
interface FoundImport {
  file: FolderFile;
  specifier: string;
  /** Path from the demo's folder; undefined when it leads out of the folder to anything but a common file. */
  meant: string | undefined;
  /** Paths of the demo's files. */
  all: readonly string[];
  /** True when the path is one of the demo's files. */
  isFound: boolean;
  /** True when the specifier names a shared asset from `demos/assets`. */
  isCommon: boolean;
}

/** What is wrong with an import that a shared or common file contains, or that names one; undefined when nothing is. */
export function misplacedImport(found: FoundImport): Advice | undefined {
  const { file, specifier, meant, all, isFound, isCommon } = found;
  if (file.home === COMMON) return isFound ? undefined : fromCommon(specifier);
  if (file.home === SHARED) {
    if (meant !== undefined && commonTo(meant) === EVERY_FRAMEWORK) {
      return isFound ? undefined : notCommon(found, EVERY_FRAMEWORK);
    }
    if (meant === undefined || !isShared(meant)) {
      return {
        message: `A shared file imports "${specifier}", which is outside of ${SHARED}/.`,
        fix: `Move what it needs into ${SHARED}/, or have each flavour pass it in.`,
      };
    }
    return isFound || isAssetSpecifier(specifier) ? undefined : notThere(file, meant, all);
  }
  if (isFound || isCommon || meant === undefined) return undefined;
  const framework = commonTo(meant);
  if (framework !== undefined) return notCommon(found, framework);
  if (meant === SHARED || isShared(meant)) return notThere(file, meant, all);
  if (!meant.startsWith(`${file.home}/`)) return undefined;
  const [twin] = filesMeant(file, SHARED + meant.slice(file.home.length), all);
  if (twin === undefined) return undefined;
  return {
    message: `"${specifier}" is not in ${file.home}/ but in ${SHARED}/.`,
    fix: `Import "${specifierTo(file.origin, withoutEnding(twin))}".`,
  };
}

function fromCommon(specifier: string): Advice {
  return {
    message: `A common file imports "${specifier}", which is not in its folder.`,
    fix: `Import packages, files beside it and those of ${COMMON}/${EVERY_FRAMEWORK}/ only.`,
  };
}

function notCommon(
  { file, meant = '', all }: FoundImport,
  framework: keyof typeof FLAVOUR_LABELS | typeof EVERY_FRAMEWORK,
): Advice {
  if (framework !== file.home && framework !== EVERY_FRAMEWORK) {
    return {
      message: `The import names a file that demos in ${FLAVOUR_LABELS[framework]} have in common.`,
      fix: `Import one of ${COMMON}/${file.home}/, or write it in place.`,
    };
  }
  const like = nearest(
    meant,
    all.filter((one) => commonTo(one) === framework).map((one) => withoutEnding(one)),
  );
  return {
    message: `There is no such file in demos/${COMMON}/${framework}/.`,
    fix: like === undefined ? 'Write the file.' : `Import "${specifierTo(file.origin, like)}", or write the file.`,
  };
}

function notThere({ origin }: FolderFile, meant: string, all: readonly string[]): Advice {
  if (meant === SHARED) {
    return { message: `The import names no file of ${SHARED}/.`, fix: `Write the file's name: "../${SHARED}/…".` };
  }
  const like = nearest(meant, all.filter(isShared).map(withoutEnding));
  return {
    message: `There is no ${meant}.`,
    fix: like === undefined ? 'Write the file.' : `Import "${specifierTo(origin, like)}", or write the file.`,
  };
}

/** The problem of an import of an asset that is neither in the demo nor in `demos/assets`. */
export function missingAsset(specifier: string, index: AssetIndex): Advice {
  const like = nearest(assetName(specifier), index.keys());
  return {
    message: `The asset "${specifier}" is neither beside the file nor in demos/assets.`,
    fix: like === undefined ? 'Add the file, or import one that is there.' : `Import "./${like}", or add the file.`,
  };
}
