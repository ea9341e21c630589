import { describe, expect, it } from 'vitest';
import { newHistory } from '../../common/konva/history';
import { BRIDGE, HOUSE, LANTERN, PLAN } from './shared/garden';
import {
  cornerAngle,
  directionOf,
  distanceToLine,
  insideOf,
  lengthOf,
  straighten,
} from './shared/geometry';
import { MAX } from './shared/sheet';
import { writeSheet } from './shared/sheet-file';
import {
  calibrate,
  cancel,
  dropPoint,
  endCalibration,
  erase,
  factsOf,
  finish,
  leave,
  metersOf,
  move,
  newSurvey,
  nudge,
  open,
  press,
  pressKey,
  redoNext,
  release,
  select,
  selectedOf,
  setTool,
  setUnit,
  sheetOf,
  step,
  undoLast,
  type Survey,
} from './shared/survey';
import { inUnit, plainNumber } from './shared/units';

const AIM = { reach: 10 };
const free = (x: number, y: number) => ({ x, y });
const click = (survey: Survey, x: number, y: number, aim = AIM) =>
  release(press(survey, { x, y }, aim), aim);
/** Without the lines of the opening, and without their ids. */
const empty = (): Survey => ({
  ...newSurvey(),
  history: newHistory({ measures: [], draft: [], metersPerUnit: 0.01 }),
});

describe('geometry', () => {
  it('counts angles from the right, upward', () => {
    const o = { x: 0, y: 0 };
    expect(
      [
        { x: 1, y: 0 },
        { x: 1, y: -1 },
        { x: -1, y: 0 },
        { x: 0, y: 1 },
      ].map((to) => directionOf(o, to)),
    ).toEqual([0, 45, 180, -90]);
    expect(cornerAngle({ x: 0, y: -5 }, o, { x: 7, y: 0 })).toBeCloseTo(90);
    expect(cornerAngle({ x: -5, y: 1 }, o, { x: -5, y: -1 })).toBeCloseTo(22.62, 2);
  });

  it('straightens to multiples of 15 degrees, beside the pointer', () => {
    const to = straighten({ x: 10, y: 10 }, { x: 110, y: 14 }, 15);
    expect(to).toEqual({ x: 110, y: 10 });
    const slope = straighten({ x: 0, y: 0 }, { x: 50, y: -54 }, 15);
    expect(slope.x).toBeCloseTo(52);
    expect(slope.y).toBeCloseTo(-52);
  });

  it('finds the inside of an angle', () => {
    const inside = insideOf(free(10, 0), free(0, 0), free(0, 30));
    expect([inside.x, inside.y].map((one) => one.toFixed(3))).toEqual(['0.707', '0.707']);
    expect(insideOf(free(-10, 0), free(0, 0), free(10, 0)).y).toBe(1);
  });

  it('measures lines', () => {
    expect(lengthOf([free(0, 0), free(3, 4), free(3, 14)])).toBe(15);
    expect(distanceToLine({ x: 5, y: 3 }, [free(0, 0), free(10, 0)])).toBe(3);
    expect(distanceToLine({ x: 13, y: 4 }, [free(0, 0), free(10, 0)])).toBe(5);
    expect(distanceToLine({ x: 3, y: 4 }, [free(0, 0), free(0, 0)])).toBe(5);
  });
});

describe('units', () => {
  it('writes lengths as they are read', () => {
    expect([inUnit(5.4, 'm'), inUnit(5.4, 'cm'), inUnit(5.4, 'ft')]).toEqual([
      '5.40 m',
      '540 cm',
      '17′ 9″',
    ]);
    // 11.9 inches are a foot.
    expect(inUnit(0.302, 'ft')).toBe('1′ 0″');
    expect([plainNumber(5.4, 'm'), plainNumber(0.3048, 'ft'), plainNumber(5.404, 'cm')]).toEqual([
      '5.4',
      '1',
      '540',
    ]);
  });
});

describe('measuring', () => {
  it('opens with the known length of the veranda', () => {
    const survey = select(newSurvey(), 1);
    expect(survey.says).toBe('Line 1: 5.40 m at 0°.');
    expect(metersOf(survey, [BRIDGE.from, BRIDGE.to])).toBeCloseTo(6.76, 2);
  });

  it('makes a line of two clicks, and of a drag', () => {
    const clicked = click(click(empty(), 100, 250), 100, 450);
    expect(sheetOf(clicked).measures).toEqual([
      { id: 1, points: [free(100, 250), free(100, 450)] },
    ]);
    expect(clicked.says).toBe('Line 1: 2.00 m at -90°.');
    let dragged = press(empty(), free(100, 250), AIM);
    dragged = release(move(dragged, free(160, 170), AIM), AIM);
    expect(sheetOf(dragged).measures[0]?.points).toEqual([free(100, 250), free(160, 170)]);
    // A press that hardly moves is a click.
    const shaky = release(move(press(empty(), free(100, 250), AIM), free(104, 252), AIM), AIM);
    expect(sheetOf(shaky).draft).toEqual([free(100, 250)]);
  });

  it('makes a path, which the last point or the button finishes', () => {
    let survey = setTool(empty(), 'path');
    survey = click(click(click(survey, 100, 250), 130, 290), 130, 390);
    expect(sheetOf(survey).draft).toHaveLength(3);
    expect(survey.says).toContain('3 points, 1.50 m');
    const [first] = sheetOf(click(survey, 130, 390)).measures;
    expect(first && factsOf(survey, first)).toBe('1.50 m in 2 parts');
    expect(sheetOf(finish(survey)).measures).toHaveLength(1);
    expect(finish(empty()).says).toBe('A line needs two points.');
  });

  it('discards an open line with its tool', () => {
    const begun = click(setTool(empty(), 'path'), 100, 250);
    const survey = setTool(begun, 'line');
    expect(sheetOf(survey).draft).toEqual([]);
    expect(survey.says).toContain('The open line is discarded.');
    expect(sheetOf(click(survey, 300, 250)).measures).toHaveLength(0);
    expect(sheetOf(setTool(begun, 'path')).draft).toHaveLength(1);
  });

  it('snaps to the plan and to other lines, unless it is free', () => {
    const near = { x: LANTERN.x + 5, y: LANTERN.y - 4 };
    const snapped = move(empty(), near, AIM);
    expect([snapped.cross, snapped.isSnapped]).toEqual([LANTERN, true]);
    expect(move(empty(), near, { reach: 10, isFree: true }).cross).toEqual(near);
    const line = click(click(empty(), 300, 250), 300, 450);
    expect(move(select(line, null), free(303, 448), AIM).cross).toEqual(free(300, 450));
    // A point does not snap to its own line.
    expect(move(line, free(303, 448), AIM).isSnapped).toBe(false);
  });

  it('keeps the direction straight, and points on the plan', () => {
    const started = click(empty(), 300, 250);
    expect(move(started, free(420, 262), { reach: 5, isStraight: true }).cross).toEqual(
      free(420, 250),
    );
    expect(move(started, free(-40, 9000), AIM).cross).toEqual(free(0, PLAN.height));
  });

  it('moves a point, as one step', () => {
    const line = click(click(empty(), 300, 250), 300, 450);
    let survey = press(line, free(304, 447), AIM);
    survey = release(move(move(survey, free(320, 430), AIM), free(354, 402), AIM), AIM);
    expect(selectedOf(survey)?.points[1]).toEqual(free(350, 405));
    expect(selectedOf(undoLast(survey))?.points[1]).toEqual(free(300, 450));
    expect(sheetOf(redoNext(undoLast(survey)))).toEqual(sheetOf(survey));
  });

  it('undoes point by point', () => {
    const line = click(click(empty(), 300, 250), 300, 450);
    const one = undoLast(line);
    expect([sheetOf(one).draft.length, one.says]).toEqual([1, 'Undone. 0 lines.']);
    expect(sheetOf(undoLast(one)).draft).toEqual([]);
  });

  it('does all by keys', () => {
    let survey: Survey = { ...empty(), cross: free(300, 250) };
    survey = pressKey(nudge(pressKey(survey), free(20, 0)));
    expect(sheetOf(survey).measures[0]?.points).toEqual([free(300, 250), free(320, 250)]);
    survey = nudge(pressKey(step(survey, 1)), free(0, 2));
    expect(survey.held).not.toBe(null);
    survey = pressKey(survey);
    expect([survey.held, selectedOf(survey)?.points[0]]).toEqual([null, free(300, 252)]);
    expect(dropPoint(survey).says).toBe('Line 1 is removed.');
  });

  it('steps through all points, in both directions', () => {
    const places = (by: 1 | -1) => {
      let survey = newSurvey();
      return Array.from({ length: 8 }, () => {
        survey = step(survey, by);
        return `${survey.selected} ${survey.cross?.x}`;
      });
    };
    const forth = places(1);
    expect(forth.slice(0, 3)).toEqual([
      `1 ${HOUSE.x}`,
      `1 ${HOUSE.x + HOUSE.width}`,
      `2 ${BRIDGE.from.x}`,
    ]);
    expect(forth[7]).toBe(forth[0]);
    expect(places(-1)[0]).toBe(`3 ${BRIDGE.from.x}`);
    expect(step(empty(), 1).says).toBe('There is no line yet.');
  });

  it('cancels, removes and forgets', () => {
    const started = click(empty(), 300, 250);
    expect(sheetOf(cancel(started)).draft).toEqual([]);
    expect(sheetOf(dropPoint(started)).draft).toEqual([]);
    expect(erase(started).says).toBe('Select a line first.');
    expect(leave(move(started, free(1, 1), AIM)).cross).toBe(null);
    expect(cancel(select(newSurvey(), 2)).selected).toBe(null);
  });

  it('has limits', () => {
    let survey = empty();
    for (let i = 0; i <= MAX.measures; i += 1)
      survey = click(click(survey, 20 + 18 * i, 30), 20 + 18 * i, 470);
    expect(sheetOf(survey).measures).toHaveLength(MAX.measures);
    expect(click(survey, 10, 250).says).toBe('The plan is full: 40 lines.');
    let path = setTool(empty(), 'path');
    for (let i = 0; i < MAX.points; i += 1)
      path = click(path, 20 + 20 * i, 230 + (i % 2), { reach: 1 });
    expect(sheetOf(path).measures[0]?.points).toHaveLength(MAX.points);
  });
});

describe('scale', () => {
  it('follows from a known length, and all lengths with it', () => {
    let survey = calibrate(select(newSurvey(), 1), 10.8);
    expect(metersOf(survey, [BRIDGE.from, BRIDGE.to])).toBeCloseTo(2 * 6.756, 1);
    expect(survey.says).toBe('Line 1 is 10.80 m, so the plan is 48.00 m wide.');
    survey = calibrate(survey, 5.4);
    // Typing is one step; the next number is another one.
    expect(metersOf(undoLast(survey), [free(0, 0), free(100, 0)])).toBeCloseTo(3);
    const later = calibrate(endCalibration(survey), 1);
    expect(metersOf(undoLast(later), [free(0, 0), free(100, 0)])).toBeCloseTo(3);
    expect(metersOf(calibrate(setUnit(survey, 'ft'), 18), [free(0, 0), free(180, 0)])).toBeCloseTo(
      5.4864,
    );
  });

  it('answers wrong numbers in words', () => {
    const survey = select(newSurvey(), 1);
    for (const wrong of [NaN, 0, -4, 10_001]) {
      const answered = calibrate(survey, wrong);
      expect(answered.says).toBe('Enter a length from 0 to 10,000.00 m.');
      expect(answered.history).toBe(survey.history);
    }
    expect(calibrate(newSurvey(), 4).says).toBe('Select a line whose length you know.');
  });
});

describe('files', () => {
  it('reads what it writes', () => {
    const survey = click(click(newSurvey(), 300, 250), 420, 410);
    const opened = open(newSurvey(), writeSheet(sheetOf(survey)));
    expect(sheetOf(opened)).toEqual(sheetOf(survey));
  });

  it.each([
    ['nonsense', 'it is not JSON'],
    ['{"lines": []}', 'it has no scale'],
    ['{"metersPerUnit": -1, "lines": []}', 'it has no scale'],
    ['{"metersPerUnit": 1}', 'it has no list of lines'],
    ['{"metersPerUnit": 1, "lines": [[[1, 2]]]}', 'line 1 needs 2 to 30 points'],
    ['{"metersPerUnit": 1, "lines": [[[1, 2], [3, "4"]]]}', 'line 1 needs 2 to 30 points'],
    [`{"metersPerUnit": 1, "lines": [${'0,'.repeat(40)}0]}`, 'more than 40 lines'],
  ])('refuses %s', (text, reason) => {
    const start = newSurvey();
    const answered = open(start, text);
    expect(answered.says).toContain(reason);
    expect(answered.history).toBe(start.history);
  });
});
