export interface Point {
  x: number;
  y: number;
}

/** Corners of a closed outline, clockwise. */
export type Outline = Point[];
export type Operation = 'Union' | 'Intersect' | 'Subtract' | 'Exclude';
type Edge = [from: Point, to: Point];

/** A ray to the right crosses the outline an odd number of times. */
function isInside({ x, y }: Point, outline: Outline): boolean {
  const crossed = edgesOf(outline).filter(
    ([a, b]) => a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x),
  );
  return crossed.length % 2 === 1;
}

function edgesOf(outline: Outline): Edge[] {
  return outline.map((corner, index) => [corner, outline[(index + 1) % outline.length] ?? corner]);
}

/** Where two edges cross, as fractions of their lengths. */
function crossing([a, b]: Edge, [c, d]: Edge): { first: number; second: number } | undefined {
  const area = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x);
  if (area === 0) return undefined;
  const first = ((c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x)) / area;
  const second = ((c.x - a.x) * (b.y - a.y) - (c.y - a.y) * (b.x - a.x)) / area;
  return first > 0 && first < 1 && second > 0 && second < 1 ? { first, second } : undefined;
}

/** The edges of both outlines, cut where they cross. A crossing is one object in both, so that `chain` finds it. */
function cut(a: Outline, b: Outline): { ofA: Edge[]; ofB: Edge[] } {
  const edgesA = edgesOf(a).map((edge) => ({ edge, cuts: new Map<number, Point>() }));
  const edgesB = edgesOf(b).map((edge) => ({ edge, cuts: new Map<number, Point>() }));
  for (const one of edgesA) {
    for (const other of edgesB) {
      const found = crossing(one.edge, other.edge);
      if (!found) continue;
      const [from, to] = one.edge;
      const point = {
        x: from.x + found.first * (to.x - from.x),
        y: from.y + found.first * (to.y - from.y),
      };
      one.cuts.set(found.first, point);
      other.cuts.set(found.second, point);
    }
  }
  const pieces = ({ edge: [from, to], cuts }: (typeof edgesA)[number]): Edge[] => {
    const inOrder = [...cuts].sort(([one], [other]) => one - other).map(([, point]) => point);
    const points = [from, ...inOrder, to];
    return points.slice(1).map((point, index) => [points[index] ?? from, point]);
  };
  return { ofA: edgesA.flatMap(pieces), ofB: edgesB.flatMap(pieces) };
}

/** Joins edges end to start into closed outlines. */
function chain(edges: Edge[]): Outline[] {
  const ends = new Map(edges);
  const outlines: Outline[] = [];
  for (const [start] of edges) {
    const outline: Outline = [];
    for (let at: Point | undefined = start; at && ends.has(at);) {
      const next: Point | undefined = ends.get(at);
      ends.delete(at);
      outline.push(at);
      at = next;
    }
    if (outline.length > 2) outlines.push(outline);
  }
  return outlines;
}

/** The outlines of the combined area; holes run counterclockwise. */
export function combine(a: Outline, b: Outline, operation: Operation): Outline[] {
  if (operation === 'Exclude') return [...combine(a, b, 'Subtract'), ...combine(b, a, 'Subtract')];
  const { ofA, ofB } = cut(a, b);
  const keep = (edges: Edge[], other: Outline, inside: boolean) =>
    edges.filter(([from, to]) => {
      const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
      return isInside(middle, other) === inside;
    });
  if (operation === 'Subtract') {
    const rim = keep(ofB, a, true).map(([from, to]): Edge => [to, from]);
    return chain([...keep(ofA, b, false), ...rim]);
  }
  const inside = operation === 'Intersect';
  return chain([...keep(ofA, b, inside), ...keep(ofB, a, inside)]);
}
