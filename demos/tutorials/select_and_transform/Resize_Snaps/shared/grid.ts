export const rows = [30, 78, 126, 174, 222, 270];

/** Lines 50 pixels apart, one of them in the middle. */
export function columnsOf(width: number) {
  return Array.from(
    { length: Math.ceil(width / 50) },
    (_, index) => ((width / 2) % 50) + index * 50,
  );
}

/** The nearest line within reach, or the value itself. */
export function snap(value: number, lines: number[]) {
  return lines.find((line) => Math.abs(line - value) <= 12) ?? value;
}
