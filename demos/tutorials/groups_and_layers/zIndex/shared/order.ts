import { blue, coral, teal, yellow } from './boxes';

/** Both groups with their boxes, from the bottom of the canvas to its top. */
export function groupsInOrder(isCoralUp: boolean, isWarmUp: boolean) {
  const warm = { name: 'warm', boxes: isCoralUp ? [yellow, coral] : [coral, yellow] };
  const cold = { name: 'cold', boxes: [teal, blue] };
  return isWarmUp ? [cold, warm] : [warm, cold];
}

/** The names of the boxes in the order in which they are drawn. */
export function inWords(groups: ReturnType<typeof groupsInOrder>) {
  return groups.flatMap(({ boxes }) => boxes.map(({ name }) => name)).join(', ');
}
