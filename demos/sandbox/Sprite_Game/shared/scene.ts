import type Konva from 'konva';
import { applesOf, isCurled, STEP, waspAt, type Game } from './game';
import { APPLE_RADIUS, APPLES, WASPS, WORLD, type Point } from './level';
import { drawFar, drawNear, FAR_WIDTH } from './scenery';
import { drawSheet, FRAME, frameOf, SHEET_SCALE, type Move } from './sheet';

interface Size {
  width: number;
  height: number;
}

/** The images of a game, drawn once when it opens. */
export const createPictures = () => ({ far: drawFar(), near: drawNear(), sheet: drawSheet() });
export type Pictures = ReturnType<typeof createPictures>;

/** The part of the garden that the stage shows. Its height always fits; a wide stage shows more to the sides. */
export function viewOf({ width, height }: Size, hero: Point) {
  const scale = Math.max(height / WORLD.height, width / WORLD.width, 0.01);
  const shown = width / scale;
  const left = Math.min(Math.max(hero.x + 20 - shown / 2, 0), WORLD.width - shown);
  return { left, shown, scale };
}

/** Where the hedgehog is on the canvas: between the last two steps, so that it glides at every frame rate. */
export function placeOf({ hero, before, since }: Game): Point {
  const share = Math.min(since / STEP, 1);
  return {
    x: before.x + (hero.x - before.x) * share,
    y: before.y + (hero.y - before.y) * share,
  };
}

function moveOf(game: Game): Move {
  if (isCurled(game)) return 'curl';
  if (!game.hero.isOnGround) return 'leap';
  return Math.abs(game.hero.speedX) > 20 ? 'run' : 'rest';
}

const UNIT = 1 / SHEET_SCALE;

/**
 * The nodes of a game. They depend on nothing but the game and the size, so each frame is drawn from the state.
 *
 * @param isCalm for people who want less motion: the hills do not slide, the apples hang still, and the resting hedgehog does not move
 */
export function sceneOf(game: Game, size: Size, { far, near, sheet }: Pictures, isCalm: boolean) {
  const place = placeOf(game);
  const { left, shown, scale } = viewOf(size, place);
  const move = moveOf(game);
  const frame = move === 'rest' && isCalm ? 0 : frameOf(move, game.time);
  const slide = isCalm ? 0 : (left / Math.max(WORLD.width - shown, 1)) * (FAR_WIDTH - shown);
  const isRunning = game.status === 'running';
  return {
    view: { scaleX: scale, scaleY: scale } satisfies Konva.GroupConfig,
    far: {
      name: 'far',
      image: far,
      x: -Math.max(slide, 0),
      width: Math.max(FAR_WIDTH, shown),
      height: WORLD.height,
    } satisfies Konva.ImageConfig,
    garden: { name: 'garden', x: -left } satisfies Konva.GroupConfig,
    near: {
      name: 'near',
      image: near,
      width: WORLD.width,
      height: WORLD.height,
    } satisfies Konva.ImageConfig,
    apples: APPLES.map(({ x, y }, i) => ({
      id: `apple-${i}`,
      name: 'apple',
      x,
      // Apples bob a little, each with its own phase.
      y: isCalm ? y : y + 2 * Math.sin(game.time * 3 + i),
      visible: game.taken[i] !== true,
      sceneFunc: drawApple,
    })) satisfies Konva.ShapeConfig[],
    wasps: WASPS.map((wasp, i) => ({
      id: `wasp-${i}`,
      name: 'wasp',
      ...waspAt(wasp, game.time),
      scaleX: waspAt(wasp, game.time + 0.05).x < waspAt(wasp, game.time).x ? -1 : 1,
      wing: isCalm ? 0 : Math.floor(game.time * 20) % 2,
      sceneFunc: drawWasp,
    })) satisfies Konva.ShapeConfig[],
    hero: {
      name: 'hero',
      image: sheet,
      x: place.x + game.hero.width / 2,
      y: place.y + game.hero.height + 1,
      offsetX: (FRAME.width * SHEET_SCALE) / 2,
      offsetY: FRAME.height * SHEET_SCALE,
      width: FRAME.width * SHEET_SCALE,
      height: FRAME.height * SHEET_SCALE,
      // The crop selects the frame of the sheet.
      cropX: frame * FRAME.width * SHEET_SCALE,
      cropY: 0,
      cropWidth: FRAME.width * SHEET_SCALE,
      cropHeight: FRAME.height * SHEET_SCALE,
      scaleX: UNIT * game.hero.facing,
      scaleY: UNIT,
    } satisfies Konva.ImageConfig,
    // Nodes that do not scroll with the garden.
    count: {
      name: 'count',
      x: 44,
      y: 15,
      text: `${applesOf(game)} / ${APPLES.length}`,
      fontFamily: 'Georgia, "Times New Roman", serif',
      fontSize: 21,
      fontStyle: 'bold',
      fill: '#fff3dc',
    } satisfies Konva.TextConfig,
    badge: { x: 27, y: 26, sceneFunc: drawApple } satisfies Konva.ShapeConfig,
    clock: {
      name: 'clock',
      x: shown - 126,
      y: 15,
      width: 110,
      align: 'right',
      text: `${Math.floor(game.time)} s`,
      fontFamily: 'Georgia, "Times New Roman", serif',
      fontSize: 21,
      fill: '#fff3dc',
    } satisfies Konva.TextConfig,
    label: { name: 'label', x: shown / 2, y: 104, visible: !isRunning } satisfies Konva.GroupConfig,
    title: { ...words, y: -42, fontSize: 38, text: TITLES[game.status] } satisfies Konva.TextConfig,
    words: { ...words, y: 6, fontSize: 17, text: lineOf(game) } satisfies Konva.TextConfig,
  };
}

const TITLES: Record<Game['status'], string> = {
  ready: 'Windfall',
  running: '',
  paused: 'Paused',
  won: 'Good night',
};

function lineOf(game: Game): string {
  if (game.status === 'ready') return 'Arrow keys run and jump';
  if (game.status === 'paused') return 'P or the button resumes';
  return `All apples home in ${game.time.toFixed(1)} s`;
}

const words = {
  x: -200,
  width: 400,
  align: 'center',
  fontFamily: 'Georgia, "Times New Roman", serif',
  fontStyle: 'bold',
  fill: '#fff3dc',
  shadowColor: '#2a1836',
  shadowBlur: 10,
  shadowOpacity: 0.9,
};

function drawApple(context: Konva.Context) {
  const size = APPLE_RADIUS;
  context.beginPath();
  context.arc(0, 0, size, 0, 2 * Math.PI);
  context.fillStyle = '#d8382f';
  context.fill();
  context.beginPath();
  context.arc(-3, 2, size * 0.62, 0, 2 * Math.PI);
  context.fillStyle = '#ef5a40';
  context.fill();
  context.beginPath();
  context.ellipse(-4, -4, 3, 1.8, -0.7, 0, 2 * Math.PI);
  context.fillStyle = '#ffd9c2';
  context.fill();
  context.beginPath();
  context.moveTo(0, -size + 3);
  context.quadraticCurveTo(0, -size - 3, 3, -size - 5);
  context.strokeStyle = '#4b2a20';
  context.lineWidth = 2;
  context.stroke();
  context.beginPath();
  context.ellipse(6, -size - 2, 5, 2.6, -0.5, 0, 2 * Math.PI);
  context.fillStyle = '#6fae5b';
  context.fill();
}

/** A wasp that flies to the right. Its attribute `wing` is 0 or 1. */
function drawWasp(context: Konva.Context, shape: Konva.Shape) {
  const isUp = shape.getAttr('wing') === 1;
  context.beginPath();
  context.ellipse(-2, isUp ? -9 : -6, 4, isUp ? 7 : 5, isUp ? -0.5 : -0.9, 0, 2 * Math.PI);
  context.ellipse(4, isUp ? -9 : -6, 4, isUp ? 7 : 5, isUp ? 0.1 : -0.3, 0, 2 * Math.PI);
  context.fillStyle = 'rgba(255, 255, 255, 0.75)';
  context.fill();
  context.beginPath();
  context.ellipse(-2, 0, 11, 6.5, 0, 0, 2 * Math.PI);
  context.fillStyle = '#f5c43a';
  context.fill();
  context.strokeStyle = '#2b1d1a';
  context.lineWidth = 3;
  for (const x of [-8, -2, 4]) {
    context.beginPath();
    context.moveTo(x, -5.5);
    context.lineTo(x, 5.5);
    context.stroke();
  }
  context.beginPath();
  context.arc(9, -1, 4.6, 0, 2 * Math.PI);
  context.moveTo(-13, 0);
  context.lineTo(-18, 1);
  context.lineTo(-13, 3);
  context.fillStyle = '#2b1d1a';
  context.fill();
  context.beginPath();
  context.arc(10.5, -2, 1.2, 0, 2 * Math.PI);
  context.fillStyle = '#ffffff';
  context.fill();
}
