import type Konva from 'konva';
import { COLUMNS, isOver, ROWS, stepTime, type Game } from './game';
import { drawHead, drawScarf, drawYarn, label } from './look';
import { pathOf } from './path';

interface Size {
  width: number;
  height: number;
}

/** The cloth in the middle of the stage. Inside the group, a unit is a cell. */
export function boardOf({ width, height }: Size) {
  const cell = Math.max(Math.min(width / (COLUMNS + 1.5), height / (ROWS + 1.5)), 1);
  return {
    x: (width - COLUMNS * cell) / 2,
    y: (height - ROWS * cell) / 2,
    scaleX: cell,
    scaleY: cell,
  } satisfies Konva.GroupConfig;
}

const TITLES: Record<Game['status'], string> = {
  ready: 'The Long Scarf',
  running: 'Knitting …',
  paused: 'Paused',
  edge: 'Off the cloth',
  tangled: 'What a tangle',
  full: 'All knitted',
};

/**
 * The nodes of a game. They depend on nothing but the game, so each frame is drawn from the state.
 *
 * @param glides false draws the scarf only in whole cells, for people who want less motion
 */
export function sceneOf(game: Game, glides: boolean) {
  const path = pathOf(game, glides ? Math.min(game.since / stepTime(game), 1) : 1);
  const [head] = path;
  const [color = 0] = game.stripes;
  const { column, row } = game.body[0] ?? game.yarn;
  const isLabeled = game.status !== 'running';
  return {
    yarn: {
      name: 'yarn',
      x: game.yarn.column + 0.5,
      y: game.yarn.row + 0.5,
      color: game.yarn.color,
      visible: game.status !== 'full',
      sceneFunc: drawYarn,
    } satisfies Konva.ShapeConfig,
    scarf: {
      name: 'scarf',
      path,
      stripes: game.stripes,
      sceneFunc: drawScarf,
    } satisfies Konva.ShapeConfig,
    head: {
      name: 'head',
      x: head?.x ?? 0,
      y: head?.y ?? 0,
      rotation: (Math.atan2(head?.toward.y ?? 0, head?.toward.x ?? 1) * 180) / Math.PI,
      color,
      dizzy: isOver(game) && game.status !== 'full',
      sceneFunc: drawHead,
    } satisfies Konva.ShapeConfig,
    label: {
      name: 'label',
      // Not over the head, which shows how the game ended.
      x: column < COLUMNS / 2 ? COLUMNS - 5 : 5,
      y: row < ROWS / 2 ? ROWS - 2.5 : 2.5,
      rotation: -2,
      visible: isLabeled,
    } satisfies Konva.GroupConfig,
    title: { ...label.title, text: TITLES[game.status] } satisfies Konva.TextConfig,
    words: { ...label.words, text: wordsOf(game) } satisfies Konva.TextConfig,
  };
}

function wordsOf(game: Game): string {
  if (game.status === 'ready') return 'arrow keys or swipe';
  if (game.status === 'paused') return 'space or tap goes on';
  return `${game.score} knitted, best ${game.best}`;
}
