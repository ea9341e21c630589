import Konva from 'konva';

export interface Step {
  name: 'Blur' | 'Threshold' | 'Sepia' | 'Invert';
  isOn: boolean;
}

export const firstSteps: readonly Step[] = [
  { name: 'Blur', isOn: true },
  { name: 'Threshold', isOn: true },
  { name: 'Sepia', isOn: false },
  { name: 'Invert', isOn: false },
];

/** The filters that are on, in their order. */
export function filtersOf(steps: readonly Step[]) {
  return steps.filter(({ isOn }) => isOn).map(({ name }) => Konva.Filters[name]);
}

export function inCode(steps: readonly Step[]) {
  const names = steps.filter(({ isOn }) => isOn).map(({ name }) => name);
  return `filters([${names.join(', ')}])`;
}

export function toggled(steps: readonly Step[], name: Step['name']): Step[] {
  return steps.map((step) => (step.name === name ? { ...step, isOn: !step.isOn } : step));
}

/** The steps with one of them moved before its predecessor. */
export function earlier(steps: readonly Step[], name: Step['name']): Step[] {
  const from = steps.findIndex((step) => step.name === name);
  const [step] = steps.slice(from);
  if (!step || from === 0) return [...steps];
  return steps.filter((other) => other !== step).toSpliced(from - 1, 0, step);
}
