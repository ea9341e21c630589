import { FLAVOURS, isFlavour, type Flavour } from '../packages/demo-engine/model/flavours';

export interface Choice<Demo> {
  demos: Demo[];
  flavour: Flavour | undefined;
}

/**
 * The demos that a command should run: all of them, or those with a given id or below a given folder (`tutorials/shapes`).
 *
 * @param wanted comma-separated ids or folders, and one flavor; all demos when omitted
 * @throws when a name does not match any demo or the flavor is unknown; the message lists what there is
 */
export function chooseDemos<Demo extends { id: string; flavours: readonly Flavour[] }>(
  all: readonly Demo[],
  wanted: { demos?: string | undefined; flavour?: string | undefined },
): Choice<Demo> {
  const { flavour } = wanted;
  if (flavour !== undefined && !isFlavour(flavour)) {
    throw new Error(`There is no flavour ${flavour}. There are: ${FLAVOURS.join(', ')}.`);
  }
  const names = (wanted.demos ?? '')
    .split(',')
    .map((name) =>
      name
        .trim()
        .replace(/^demos\//, '')
        .replace(/\/$/, ''),
    )
    .filter((name) => name !== '');
  if (names.length === 0) return { demos: [...all], flavour };
  const fits = (name: string, { id }: Demo) => id === name || id.startsWith(`${name}/`);
  const unknown = names.filter((name) => !all.some((demo) => fits(name, demo)));
  if (unknown.length > 0) {
    const near = all
      .map(({ id }) => id)
      .filter((id) => unknown.some((name) => id.toLowerCase().includes(lastPart(name))));
    const shown = near.length > 0 ? near : all.map(({ id }) => id);
    throw new Error(`There is no demo ${unknown.join(', ')}. There are: ${shown.slice(0, 20).join(', ')}.`);
  }
  return { demos: all.filter((demo) => names.some((name) => fits(name, demo))), flavour };
}

function lastPart(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1).toLowerCase();
}
