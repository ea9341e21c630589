/** What is compared between demos. */
export interface ComparedDemo {
  id: string;
  /** What it is for: its tags and the words of its title. */
  task: readonly string[];
  /** What its code uses: names of classes and members. */
  terms: readonly string[];
  /** The gallery's category: what people build with it. */
  category?: string;
}

/** Similarities are rounded to 1/`STEP`; demos with the same result count as equally similar. */
const STEP = 1000;

/** How much each likeness counts. The same task counts more than the same members: a seat plan and a labeling tool both zoom an image. */
const WEIGHTS = { task: 0.65, category: 0.15, members: 0.2 };

/**
 * For each demo, the demos that are most similar to it, most similar first. Demos are similar when they are for the same task, and next when
 * they use the same members; above all rare ones: that both use `Konva.Layer` says nothing, that both use
 * `Konva.Transformer#boundBoxFunc` says much. A demo that uses a lot is not similar to everything because of that (cosine similarity, with
 * each term weighted by the logarithm of its rarity).
 *
 * Every demo is in at least one list: a demo that would be in none replaces one that is in several, in the list of the demo most similar to
 * it.
 *
 * @param count how many demos each demo gets; fewer when there are not enough
 */
export function relatedDemos(demos: readonly ComparedDemo[], count: number): Map<string, string[]> {
  const likeness = {
    task: compare(demos.map(({ id, task }) => ({ id, terms: task }))),
    members: compare(demos),
  };
  const byId = new Map(demos.map((demo) => [demo.id, demo]));
  const nearestOf = ({ id, category }: ComparedDemo): string[] => {
    const rank = (other: string) => {
      const isNear = category !== undefined && byId.get(other)?.category === category;
      const [task, members] = [likeness.task, likeness.members].map((table) => table.get(pair(id, other)) ?? 0);
      const sum = WEIGHTS.task * (task ?? 0) + WEIGHTS.members * (members ?? 0) + (isNear ? WEIGHTS.category : 0);
      return Math.round(sum * STEP);
    };
    return [...byId.keys()].filter((other) => other !== id).sort((a, b) => rank(b) - rank(a) || (a < b ? -1 : 1));
  };
  const all = new Map(demos.map((demo) => [demo.id, nearestOf(demo)]));
  const chosen = new Map([...all].map(([id, near]) => [id, near.slice(0, count)]));
  reachAll(all, chosen);
  return chosen;
}

const pair = (a: string, b: string) => (a < b ? `${a}\n${b}` : `${b}\n${a}`);

/** The similarity of each pair of demos, from 0 to 1. */
function compare(demos: readonly Pick<ComparedDemo, 'id' | 'terms'>[]): Map<string, number> {
  const users = new Map<string, string[]>();
  for (const { id, terms } of demos)
    for (const term of new Set(terms)) users.set(term, [...(users.get(term) ?? []), id]);
  const lengths = new Map<string, number>();
  const shared = new Map<string, number>();
  for (const ids of users.values()) {
    const weight = Math.log(demos.length / ids.length) ** 2;
    for (const [at, id] of ids.entries()) {
      lengths.set(id, (lengths.get(id) ?? 0) + weight);
      for (const other of ids.slice(at + 1)) {
        const key = pair(id, other);
        shared.set(key, (shared.get(key) ?? 0) + weight);
      }
    }
  }
  const length = (id: string) => Math.sqrt(lengths.get(id) ?? 0);
  return new Map(
    [...shared].map(([key, sum]) => {
      const [a = '', b = ''] = key.split('\n');
      const size = length(a) * length(b);
      return [key, size === 0 ? 0 : sum / size];
    }),
  );
}

/** Puts each demo that is in no list into one, where it replaces a demo that is in other lists as well. */
function reachAll(all: ReadonlyMap<string, readonly string[]>, chosen: Map<string, string[]>): void {
  const leads = new Map<string, number>();
  for (const ids of chosen.values()) for (const id of ids) leads.set(id, (leads.get(id) ?? 0) + 1);
  for (const [id, near] of all) {
    if ((leads.get(id) ?? 0) > 0) continue;
    for (const host of near) {
      const list = chosen.get(host) ?? [];
      const at = list.findLastIndex((other) => (leads.get(other) ?? 0) > 1);
      const before = list[at];
      if (before === undefined) continue;
      list.splice(at, 1);
      list.push(id);
      leads.set(before, (leads.get(before) ?? 0) - 1);
      leads.set(id, 1);
      break;
    }
  }
}
