import type Konva from 'konva';
import {
  columns,
  curve,
  measure,
  readingsFor,
  remember,
  rowsOf,
  sentence,
  type Readings,
} from '../konva/measure-draws';
import '../konva/meter.css';

interface Options {
  /** What the switch does. */
  tip: string;
  /** The initial number of shapes. */
  count: number;
  /** The largest number of shapes; the slider moves in tenths of it. */
  max: number;
  /** Creates the scene for this number of shapes and this position of the switch. Called at once, and after each change. */
  build: (count: number, isOn: boolean) => void;
  /** Moves the scene in each frame, by the milliseconds since the previous frame. */
  step?: (timeDiff: number) => void;
  /** Moves the scene instead of `step`. It runs as long as the measurement. */
  animation?: Konva.Animation;
}

/** Measures how long a scene takes to draw, with a switch off and on. The controls and the figures are placed below the stage. */
export function showMeter(
  stage: Konva.Stage,
  { tip, count, max, build, step, animation }: Options,
) {
  const tenth = max / 10;
  stage.container().insertAdjacentHTML(
    'afterend',
    `<div class="controls">
      <button type="button" id="meter-run"></button>
      <label><input id="meter-switch" type="checkbox" />${tip}</label>
      <label>
        Shapes
        <input id="meter-count" type="range" min="${tenth}" max="${max}" step="${tenth}" value="${count}" />
      </label>
      <span id="meter-shapes"></span>
    </div>
    <div class="meter">
      <table>
        <thead>
          <tr>${columns.map((name) => `<th>${name}</th>`).join('')}</tr>
        </thead>
        <tbody id="meter-rows"></tbody>
      </table>
      <svg id="meter-curves" viewBox="${curve.viewBox}" preserveAspectRatio="none" aria-hidden="true"></svg>
      <output id="meter-words"></output>
    </div>`,
  );
  const runButton = document.querySelector('#meter-run');
  const tipSwitch = document.querySelector<HTMLInputElement>('#meter-switch');
  const slider = document.querySelector<HTMLInputElement>('#meter-count');
  let readings: Readings = { count };
  let stop: (() => void) | undefined;

  function show() {
    const rows = rowsOf(readings);
    if (runButton) runButton.textContent = stop ? 'Stop' : 'Run';
    write('shapes', String(readings.count));
    write('rows', rows.map(rowHtml).join(''));
    write('curves', rows.map(curveHtml).join(''));
    write('words', sentence(readings, stop !== undefined));
  }

  function run(isRunning: boolean) {
    const isOn = tipSwitch?.checked ?? false;
    stop?.();
    stop = undefined;
    if (isRunning) {
      stop = measure(stage, {
        step,
        animation,
        report: (stretch) => {
          readings = remember(readings, readings.count, isOn, stretch);
          show();
        },
        finish: () => run(false),
      });
    }
    show();
  }

  // A change of the switch or of the number of shapes starts a new measurement.
  function change() {
    readings = readingsFor(readings, slider?.valueAsNumber ?? count);
    build(readings.count, tipSwitch?.checked ?? false);
    run(stop !== undefined);
  }
  change();
  runButton?.addEventListener('click', () => run(!stop));
  tipSwitch?.addEventListener('change', change);
  slider?.addEventListener('input', change);
  stage.on('destroy', () => stop?.());
}

type Row = ReturnType<typeof rowsOf>[number];

function rowHtml({ position, label, drawing, fps, draws }: Row) {
  return `<tr><th class="${position}">${label}</th><td>${drawing}</td><td>${fps}</td><td>${draws}</td></tr>`;
}

function curveHtml({ position, points }: Row) {
  return `<polyline class="${position}" points="${points}" />`;
}

function write(part: string, html: string) {
  const element = document.querySelector(`#meter-${part}`);
  if (element && element.innerHTML !== html) element.innerHTML = html;
}
