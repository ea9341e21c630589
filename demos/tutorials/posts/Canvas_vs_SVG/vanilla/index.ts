import { dotsOf, inSvg, onCanvas } from './drawings';
import { measure } from './measure';
import './style.css';

const button = document.querySelector<HTMLButtonElement>('#measure');
const most = document.querySelector<HTMLSelectElement>('#most');
const output = document.querySelector('output');
const rows = document.querySelector('tbody');
const svg = document.querySelector('svg');

if (button && most && output && rows && svg) {
  const drawings = [...onCanvas(), inSvg(svg)];
  for (const drawing of drawings) {
    drawing.clear();
    drawing.build(dotsOf(100));
  }

  const write = (row: HTMLTableRowElement, values: unknown[]) => {
    row.replaceChildren();
    for (const value of values) row.insertCell().textContent = String(value);
  };

  /** One row for each count and drawing, not measured yet. */
  const plan = () => {
    rows.replaceChildren();
    const counts = [100, 1000, 5000, 20000].filter((count) => count <= Number(most.value));
    return counts.flatMap((count) =>
      drawings.map((drawing) => {
        const row = rows.insertRow();
        write(row, [count, drawing.name, '–', '–', '–']);
        return { count, drawing, row };
      }),
    );
  };
  plan();
  most.addEventListener('change', plan);

  button.addEventListener('click', async () => {
    button.disabled = most.disabled = true;
    for (const { count, drawing, row } of plan()) {
      output.textContent = `Measuring ${count} dots`;
      const { build, change, elements } = await measure(drawing, count);
      write(row, [count, drawing.name, build.toFixed(1), change.toFixed(1), elements]);
    }
    output.textContent = 'Fastest of 5 rounds';
    button.disabled = most.disabled = false;
  });
}
