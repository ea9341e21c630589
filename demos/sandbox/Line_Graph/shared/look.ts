import type Konva from 'konva';
import { xOf } from '../../../common/konva/axis-window';
import {
  type Box,
  type Chart,
  curvesOf,
  type Layout,
  readingText,
  spread,
  visibleGauges,
  yOf,
} from './chart';
import { CRESTS, FLOOD_MARK, type Gauge, LAG } from './river';
import { ALL, momentName, shortMoment, timeTicks } from './time';

export const INK = '#1d2935';
const SOFT = '#6d6a60';
const PAPER = '#faf4e8';
const RULE = '#e4dac6';
const ALARM = '#b8371f';
export const COLORS: Record<Gauge['id'], string> = { mill: '#d0771c', bridge: '#11627f' };
const SANS = "'Helvetica Neue', Helvetica, Arial, sans-serif";
const SERIF = "Georgia, 'Times New Roman', serif";

/** The shapes of a part of the chart, in drawing order. */
export interface Picture {
  rects: Konva.RectConfig[];
  lines: Konva.LineConfig[];
  circles: Konva.CircleConfig[];
  texts: Konva.TextConfig[];
}

const picture = (parts: Partial<Picture>): Picture => ({
  rects: [],
  lines: [],
  circles: [],
  texts: [],
  ...parts,
});

const EMPTY = picture({});

const line = (points: number[], stroke: string, strokeWidth: number, dash: number[] = []) =>
  ({
    name: 'line',
    points,
    stroke,
    strokeWidth,
    dash,
    lineCap: 'butt',
    lineJoin: 'round',
  }) satisfies Konva.LineConfig;

/** A text with an outline in the color of the paper, so that lines below do not cross it. `x` is its left, middle or right, depending on its alignment. */
function label(
  text: string,
  x: number,
  y: number,
  { align = 'left', fill = SOFT, bold = false, fontFamily = SANS, name = 'label' } = {},
) {
  const width = 200;
  const shift = { left: 0, center: width / 2, right: width }[align] ?? 0;
  return {
    name,
    text,
    x: x - shift,
    y,
    width,
    align,
    fill,
    fontSize: 12,
    lineHeight: 1.2,
    fontStyle: bold ? 'bold' : 'normal',
    fontFamily,
    stroke: PAPER,
    strokeWidth: 4,
    lineJoin: 'round',
    fillAfterStrokeEnabled: true,
  } satisfies Konva.TextConfig;
}

/** Levels and times. */
export function gridPicture({ window }: Chart, { plot }: Layout): Picture {
  const right = plot.x + plot.width;
  const bottom = plot.y + plot.height;
  const levels = [1, 2, 3, 4, 5];
  const ticks = timeTicks(window, plot.width, 60);
  return picture({
    lines: [
      ...levels.map((level) => line([plot.x, yOf(level, plot), right, yOf(level, plot)], RULE, 1)),
      line([plot.x, bottom, right, bottom], INK, 1.5),
      ...ticks.map(({ hour, isMain }) => {
        const x = xOf(hour, window, plot);
        return line([x, bottom, x, bottom + (isMain ? 9 : 5)], INK, 1);
      }),
    ],
    texts: [
      ...levels.map((level) =>
        label(level === 5 ? '5 m' : String(level), plot.x - 6, yOf(level, plot) - 6, {
          align: 'right',
        }),
      ),
      ...ticks
        // The names of the gauges are farther right; a time label there would extend beyond the plot.
        .filter(({ hour }) => xOf(hour, window, plot) < right + 4)
        .map(({ hour, text, isMain }) =>
          label(text, xOf(hour, window, plot) + 3, bottom + 8, {
            bold: isMain,
            fill: isMain ? INK : SOFT,
            name: 'tick',
          }),
        ),
    ],
  });
}

/** The plot, with some space above for the round ends of the curves. */
export const plotClip = ({ plot }: Layout) => ({
  clipX: plot.x,
  clipY: 0,
  clipWidth: plot.width,
  clipHeight: plot.y + plot.height,
});

/** Clips to the area above the flood mark, so no code has to compute where the curve crosses it. */
export const floodClip = (layout: Layout) => ({
  ...plotClip(layout),
  clipHeight: yOf(FLOOD_MARK, layout.plot),
});

const gaugeCurves = ({ id, levels }: Gauge, chart: Chart, box: Box, strokeWidth: number) =>
  curvesOf(levels, chart.window, box).map((points) => ({
    ...line(points, COLORS[id], strokeWidth),
    name: `curve ${id}`,
  }));

/** The area between the town's curve and the ground; `floodClip` cuts out the flood. */
export function floodPicture(chart: Chart, { plot }: Layout): Picture {
  const ground = plot.y + plot.height;
  return picture({
    lines: visibleGauges(chart)
      .filter(({ id }) => id === 'bridge')
      .flatMap(({ levels }) => curvesOf(levels, chart.window, plot))
      .map((points) => ({
        name: 'flood',
        points: [...points, points.at(-2) ?? 0, ground, points[0] ?? 0, ground],
        closed: true,
        fill: '#9fccd4',
      })),
  });
}

export const curvePicture = (chart: Chart, { plot }: Layout): Picture =>
  picture({ lines: visibleGauges(chart).flatMap((gauge) => gaugeCurves(gauge, chart, plot, 2.5)) });

/** The words in the plot: names at the ends of the lines, the flood mark, and the notes on the crests while there is no cursor. */
export function notePicture(chart: Chart, { plot, width }: Layout): Picture {
  const { window, cursor } = chart;
  const gauges = visibleGauges(chart);
  const right = plot.x + plot.width;
  const mark = yOf(FLOOD_MARK, plot);
  const ends = spread(
    gauges.map(({ levels }) => yOf(levels[Math.floor(window.to)] ?? 0, plot)),
    17,
  );
  const crests = CRESTS.filter(
    ({ gauge, hour }) => gauges.includes(gauge) && hour > window.from && hour < window.to,
  ).map((crest) => ({
    ...crest,
    x: xOf(crest.hour, window, plot),
    y: yOf(crest.level, plot),
  }));
  const [first, second] = crests;
  const told = cursor === null ? crests : [];
  const hasArrow = cursor === null && first && second && second.x - first.x > 20;
  const arrowY = plot.y - 4;
  return picture({
    lines: [
      line([plot.x, mark, right, mark], ALARM, 1.5, [5, 4]),
      ...(hasArrow
        ? [
            line([first.x, arrowY, first.x, first.y - 7], INK, 1),
            line([second.x, arrowY, second.x, second.y - 7], INK, 1),
            line([first.x, arrowY, second.x, arrowY], INK, 1),
          ]
        : []),
    ],
    circles: told.map(({ x, y, gauge }) => ({
      name: 'crest',
      x,
      y,
      radius: 5,
      fill: PAPER,
      stroke: COLORS[gauge.id],
      strokeWidth: 2.5,
    })),
    texts: [
      label(width < 480 ? 'Quay closes' : 'Quay closes at 4 m', plot.x, mark + 5, { fill: ALARM }),
      ...gauges.map(({ id, name }, index) =>
        label(name, right + 6, (ends[index] ?? 0) - 6, {
          bold: true,
          fill: COLORS[id],
          name: 'gauge-name',
        }),
      ),
      ...told.map(({ x, y, gauge, hour, level }, index) => {
        // The note on the first crest is on its left, the other on its right, so that they do not overlap.
        const isLeft = index === 0 && x - plot.x > 66;
        const text = `${level.toFixed(2)} m\n${shortMoment(hour)}`;
        return label(text, x + (isLeft ? -10 : 11), y - (isLeft ? 10 : 22), {
          align: isLeft ? 'right' : 'left',
          fill: COLORS[gauge.id],
        });
      }),
      ...(hasArrow
        ? [
            label(`${LAG} ${width < 480 ? 'h' : 'hours'}`, (first.x + second.x) / 2, arrowY - 17, {
              align: 'center',
              fill: INK,
              bold: true,
              fontFamily: SERIF,
            }),
          ]
        : []),
    ],
  });
}

/** All readings, small, with the frame of the brush. */
export function stripPicture(chart: Chart, { strip }: Layout): Picture {
  const whole = { ...chart, window: ALL };
  const box = { ...strip, y: strip.y + 6, height: strip.height - 8 };
  const left = xOf(chart.window.from, ALL, strip);
  const right = xOf(chart.window.to, ALL, strip);
  const { x, y, width, height } = strip;
  const bottom = y + height;
  const grips = [
    ['grip-from', left],
    ['grip-to', right],
  ] as const;
  return picture({
    rects: [
      { name: 'strip', ...strip, fill: '#eee4cf' },
      { name: 'frame', x: left, y, width: right - left, height, fill: '#fffdf8' },
    ],
    lines: [
      ...[31 * 24].map((hour) =>
        line([xOf(hour, ALL, strip), y, xOf(hour, ALL, strip), bottom], RULE, 1),
      ),
      ...visibleGauges(chart).flatMap((gauge) => gaugeCurves(gauge, whole, box, 1.2)),
      line([x, bottom, x + width, bottom], INK, 1),
      line([left, y, right, y, right, bottom, left, bottom, left, y], INK, 1.5),
      // Round ends turn a short thick line into a grip.
      ...grips.map(([name, at]) => ({
        ...line([at, y + height / 2 - 7, at, y + height / 2 + 7], INK, 7),
        lineCap: 'round' as const,
        name,
      })),
    ],
    texts: [0, 31 * 24].map((hour) => ({
      ...label(hour === 0 ? 'Oct' : 'Nov', xOf(hour, ALL, strip) + 6, y + 4),
      strokeWidth: 0,
    })),
  });
}

/** The line of the cursor with the time above it and a value at each curve. */
export function cursorPicture(chart: Chart, { plot }: Layout, isFocused: boolean): Picture {
  const { cursor, window } = chart;
  if (cursor === null || cursor < window.from || cursor > window.to) return EMPTY;
  const x = xOf(cursor, window, plot);
  const readings = visibleGauges(chart).map((gauge) => ({
    gauge,
    level: gauge.levels[cursor] ?? null,
    text: readingText(gauge, cursor),
  }));
  const places = spread(
    readings.map(({ level }) => yOf(level ?? 0.3, plot)),
    18,
  );
  const isLeft = x > plot.x + plot.width / 2;
  // The time stays inside the plot at its ends.
  const half = 62;
  const middle = Math.max(plot.x + half, Math.min(plot.x + plot.width + 60 - half, x));
  return picture({
    lines: [
      {
        ...line([x, plot.y - 6, x, plot.y + plot.height], INK, isFocused ? 2.5 : 1),
        name: 'cursor',
      },
    ],
    circles: readings.flatMap(({ gauge, level }) =>
      level === null
        ? []
        : [
            {
              name: 'reading',
              x,
              y: yOf(level, plot),
              radius: 5,
              fill: COLORS[gauge.id],
              stroke: PAPER,
              strokeWidth: 2,
            },
          ],
    ),
    texts: [
      label(momentName(cursor), middle, plot.y - 22, {
        align: 'center',
        fill: INK,
        bold: true,
        name: 'moment',
      }),
      ...readings.map(({ gauge, text }, index) =>
        label(text, x + (isLeft ? -10 : 10), (places[index] ?? 0) - 6, {
          align: isLeft ? 'right' : 'left',
          fill: COLORS[gauge.id],
          bold: true,
          name: 'value',
        }),
      ),
    ],
  });
}
