export const dots = $state<{ id: number; x: number }[]>([]);

export function add(x: number) {
  dots.push({ id: dots.length, x });
}
