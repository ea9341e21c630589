/** Visible state of a program in its page. */
export interface Seen {
  isDrawn: boolean;
  /** How many nodes of each class are on its stages. */
  nodes: Record<string, number>;
  text: string;
}

/** Reads what a program shows. Runs in its page. */
export function look(): Seen {
  const nodes: Record<string, number> = {};
  const konva: unknown = Reflect.get(window, 'Konva');
  const stages: unknown =
    typeof konva === 'function' || typeof konva === 'object' ? Reflect.get(konva ?? {}, 'stages') : [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const name = String(Reflect.get(node, 'className') || Reflect.get(node, 'nodeType'));
    nodes[name] = (nodes[name] ?? 0) + 1;
    const children: unknown = Reflect.get(node, 'children');
    if (Array.isArray(children)) children.forEach(visit);
  };
  if (Array.isArray(stages)) stages.forEach(visit);
  const roots = [document, ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])];
  const isDrawn = roots
    .flatMap((root) => [...root.querySelectorAll('canvas')])
    .some((canvas) => {
      if (canvas.width === 0 || canvas.height === 0) return false;
      const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
      return data?.some((value) => value > 0) ?? false;
    });
  return { isDrawn, nodes, text: document.body.innerText };
}

/** What is missing of the nodes that a program should draw; undefined when all are there. */
export function undrawn({ isDrawn, nodes }: Seen, draws: Readonly<Record<string, number>>): string | undefined {
  if (!isDrawn) return 'drew nothing';
  const isRight = Object.entries(draws).every(([name, count]) => nodes[name] === count);
  return isRight ? undefined : `has ${JSON.stringify(nodes)}, not ${JSON.stringify(draws)}`;
}
