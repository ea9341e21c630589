import type { Flavour } from '../model/flavours';
import type { KonvaVersion, KonvaVersions } from '../model/published';

/** Name of the query's parameter: `/play?konva=9.3.22`. */
export const KONVA_PARAMETER = 'konva';
/** Name of the parameter for the version to compare with. */
export const COMPARE_PARAMETER = 'compare';

/** True for a full version: three numbers. */
export function isKonvaVersion(text: unknown): text is string {
  return typeof text === 'string' && /^\d{1,4}\.\d{1,4}\.\d{1,4}$/.test(text);
}

/** The version with which a link's program runs. */
export interface KonvaChoice {
  version: string;
  /** Why it is another one than the link asks for. */
  notice?: string;
}

function numbers(version: string): number[] {
  return version.split('.').map(Number);
}

/** All versions on offer, the current one first. */
export function versionsOf({ current, others }: KonvaVersions): string[] {
  return [current, ...others.map(({ version }) => version)];
}

/**
 * Finds the version that a link asks for. Versions come and go with each release, and links stay: instead of one that is not here, it
 * takes one of the same minor version, or the nearest of the same major version.
 *
 * @param asked undefined for a link without a version, which means the current one
 */
export function chooseKonva(asked: string | undefined, versions: KonvaVersions): KonvaChoice {
  const { current } = versions;
  const all = versionsOf(versions);
  if (asked === undefined || all.includes(asked)) return { version: asked ?? current };
  const [major = 0, minor = 0] = numbers(asked);
  const near = all
    .filter((version) => numbers(version)[0] === major)
    .sort((one, two) => Math.abs((numbers(one)[1] ?? 0) - minor) - Math.abs((numbers(two)[1] ?? 0) - minor));
  const version = near[0] ?? current;
  return { version, notice: `The link asks for Konva ${asked}, which is not here. It runs with ${version} instead.` };
}

/** The version with which a flavor really runs, and the binding that rejects the chosen one. */
export interface UsableKonva {
  version: string;
  /** Absent when the flavor runs with the current version. */
  other?: KonvaVersion;
  refusedBy?: { name: string; asks: string };
}

/** Applies a choice to a flavor: a binding may not accept the version. */
export function usableKonva(chosen: string, flavour: Flavour, { current, others }: KonvaVersions): UsableKonva {
  const other = others.find(({ version }) => version === chosen);
  const refusedBy = other?.refusedBy[flavour];
  if (other === undefined || refusedBy !== undefined)
    return { version: current, ...(refusedBy === undefined ? {} : { refusedBy }) };
  return { version: other.version, other };
}

/** The query with a version of Konva, or without one. */
export function withKonva(search: string, version: string | undefined, parameter = KONVA_PARAMETER): string {
  const query = new URLSearchParams(search);
  if (version === undefined) query.delete(parameter);
  else query.set(parameter, version);
  const text = query.toString().replaceAll('%2F', '/');
  return text === '' ? '' : `?${text}`;
}
