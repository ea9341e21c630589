export interface NumberField {
  element: HTMLLabelElement;
  /** Undefined: there is nothing to change. */
  show(value: string | undefined): void;
}

/** While someone types, the field keeps what was typed: “12.” would otherwise become “12.0”. */
export function createNumberField(
  label: string,
  { min, max }: { min: number; max: number },
  onNumber: (value: number) => void,
): NumberField {
  const element = document.createElement('label');
  const input = document.createElement('input');
  let shown = '';
  input.type = 'number';
  input.step = 'any';
  input.min = String(min);
  input.max = String(max);
  input.addEventListener('input', () => onNumber(input.valueAsNumber));
  input.addEventListener('blur', () => (input.value = shown));
  element.append(label, input);
  return {
    element,
    show(value) {
      shown = value ?? '';
      input.disabled = value === undefined;
      if (document.activeElement !== input) input.value = shown;
    },
  };
}
