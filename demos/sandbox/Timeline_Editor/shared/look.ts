/** The table below the theater: ruler, tracks and clips as cut paper. */
import type Konva from 'konva';
import { xOf } from '../../../common/konva/axis-window';
import { actionOf, endOf, trackOf } from './clips';
import { chosenOf, clipsOf, type Editor, type Layout, ROW, RULER } from './editor';
import { FRAMES_A_SECOND, LAST_FRAME, type Track, TRACK_NAMES, TRACKS } from './play';

const SANS = "'Helvetica Neue', Helvetica, Arial, sans-serif";
const GOLD = '#dca93f';
const WINE = '#35100f';
const RED = '#f0532d';

const PAPERS: Record<Track, { fill: string; edge: string }> = {
  light: { fill: '#d9861b', edge: '#8d4f08' },
  moon: { fill: '#5a6cab', edge: '#313f70' },
  boat: { fill: '#b8442f', edge: '#6f2114' },
  whale: { fill: '#27727a', edge: '#10444a' },
  gulls: { fill: '#75604a', edge: '#423424' },
};

const numbersOf = (shape: Konva.Shape) => (key: string) => Number(shape.getAttr(key));

/** How many seconds are between two labels of the ruler. */
const stepOf = (second: number) => [1, 2, 4, 8].find((step) => step * second >= 44) ?? 12;

function drawTable(context: Konva.Context, shape: Konva.Shape) {
  const pen = context._context;
  const at = numbersOf(shape);
  const plot = { x: at('plotX'), width: at('plotWidth') };
  const window = { from: at('from'), to: at('to') };
  const [width, height, top] = [at('width'), at('height'), at('top')];
  const x = (frame: number) => xOf(frame, window, plot);
  TRACKS.forEach((_, row) => {
    pen.fillStyle = row % 2 === 0 ? '#f5e8cf' : '#ecdcbc';
    pen.fillRect(0, top + row * ROW, width, ROW);
  });
  const second = x(FRAMES_A_SECOND) - x(0);
  const step = stepOf(second);
  const [first, last] = [Math.floor(window.from / FRAMES_A_SECOND), LAST_FRAME / FRAMES_A_SECOND];
  pen.fillStyle = WINE;
  pen.fillRect(0, top - RULER, width, RULER);
  pen.font = `11px ${SANS}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  for (let each = Math.max(0, first); each <= last; each += 1) {
    const isLabel = each % step === 0;
    pen.fillStyle = isLabel ? '#cdb68c' : '#dfcda9';
    pen.fillRect(x(each * FRAMES_A_SECOND), top, 1, TRACKS.length * ROW);
    pen.fillStyle = '#e9c987';
    pen.fillRect(x(each * FRAMES_A_SECOND), top - (isLabel ? 9 : 5), 1, isLabel ? 9 : 5);
    if (isLabel) pen.fillText(String(each), x(each * FRAMES_A_SECOND), top - 18);
  }
  // Single frames, as soon as there is room for them.
  for (let frame = 0; second > 110 && frame <= LAST_FRAME; frame += 1) {
    pen.fillRect(x(frame), top - 3, 1, 3);
  }
  // The area beyond the end of the play.
  pen.fillStyle = 'rgba(60, 24, 16, 0.28)';
  if (x(0) > plot.x) pen.fillRect(plot.x, top, x(0) - plot.x, TRACKS.length * ROW);
  const end = x(LAST_FRAME);
  if (end < width) pen.fillRect(end, top, width - end, TRACKS.length * ROW);
  pen.fillStyle = WINE;
  pen.fillRect(0, top + TRACKS.length * ROW, width, height);
}

/** Ruler and rows. Numbers as attributes and one function: a moving playhead does not redraw them. */
export const tableConfig = ({ window }: Editor, { width, height, plot }: Layout) => ({
  name: 'table',
  listening: false,
  width,
  height,
  top: plot.y,
  plotX: plot.x,
  plotWidth: plot.width,
  from: window.from,
  to: window.to,
  sceneFunc: drawTable,
});

/** Nothing of a clip is drawn over the names. */
export const plotClip = ({ width, height, plot }: Layout) => ({
  clipX: plot.x,
  clipY: plot.y - RULER,
  clipWidth: Math.max(1, width - plot.x),
  clipHeight: Math.max(1, height - plot.y + RULER),
});

function drawClip(context: Konva.Context, shape: Konva.Shape) {
  const pen = context._context;
  const { width, height } = shape.size();
  const isChosen = Boolean(shape.getAttr('isChosen'));
  // A trimmed end is straight, an untrimmed end is round.
  const [left, right] = [shape.getAttr('cutsStart'), shape.getAttr('cutsEnd')].map((isCut) =>
    isCut ? 2 : 9,
  );
  pen.beginPath();
  pen.roundRect(0.5, 0, Math.max(2, width - 1), height, [
    left ?? 2,
    right ?? 2,
    right ?? 2,
    left ?? 2,
  ]);
  pen.fillStyle = String(shape.getAttr('paper'));
  pen.fill();
  pen.save();
  pen.clip();
  pen.fillStyle = 'rgba(255, 246, 224, 0.22)';
  pen.fillRect(0, 0, width, height / 2.3);
  if (width > 22) {
    pen.fillStyle = '#fff7e4';
    pen.font = `bold 11.5px ${SANS}`;
    pen.textBaseline = 'middle';
    pen.fillText(String(shape.getAttr('words')), isChosen ? 16 : 9, height / 2 + 0.5);
  }
  if (isChosen) {
    pen.fillStyle = GOLD;
    const grip = Math.min(9, width / 4);
    pen.fillRect(0, 0, grip, height);
    pen.fillRect(width - grip, 0, grip, height);
    pen.fillStyle = WINE;
    pen.fillRect(grip / 2 - 0.5, 7, 1.4, height - 14);
    pen.fillRect(width - grip / 2 - 0.9, 7, 1.4, height - 14);
  }
  pen.restore();
  pen.lineWidth = isChosen ? 2 : 1;
  pen.strokeStyle = isChosen ? WINE : String(shape.getAttr('edge'));
  pen.stroke();
}

/** A bar for each clip. */
export const clipConfigs = (editor: Editor, { plot }: Layout) =>
  clipsOf(editor).map((clip) => {
    const track = trackOf(clip);
    const action = actionOf(clip.action);
    const x = xOf(clip.start, editor.window, plot);
    return {
      id: `clip-${clip.id}`,
      name: 'clip',
      x,
      y: plot.y + TRACKS.indexOf(track) * ROW + 3,
      width: xOf(endOf(clip), editor.window, plot) - x,
      height: ROW - 6,
      words: action.name,
      paper: PAPERS[track].fill,
      edge: PAPERS[track].edge,
      cutsStart: clip.from > 0,
      cutsEnd: clip.from + clip.frames < action.frames,
      isChosen: clip.id === editor.chosen,
      sceneFunc: drawClip,
    };
  });

/** How far the chosen clip could be stretched: the whole action, behind the clips. */
export function wholeConfig(editor: Editor, { plot }: Layout) {
  const clip = chosenOf(editor);
  const start = clip ? clip.start - clip.from : 0;
  const frames = clip ? actionOf(clip.action).frames : 0;
  const x = xOf(start, editor.window, plot);
  return {
    name: 'whole',
    x,
    y: plot.y + (clip ? TRACKS.indexOf(trackOf(clip)) : 0) * ROW + 6,
    width: xOf(start + frames, editor.window, plot) - x,
    height: ROW - 12,
    cornerRadius: 7,
    fill: clip ? PAPERS[trackOf(clip)].fill : WINE,
    opacity: 0.26,
    visible: clip !== undefined,
  };
}

/** The line at the frame to which a dragged edge has snapped. */
export const guideConfig = ({ guide, window }: Editor, { plot }: Layout) => ({
  name: 'guide',
  x: xOf(guide ?? 0, window, plot) - 0.75,
  y: plot.y,
  width: 1.5,
  height: plot.height,
  fill: RED,
  visible: guide !== null,
});

export const boardConfig = ({ plot, height }: Layout) => ({
  name: 'board',
  x: 0,
  y: plot.y - RULER,
  width: plot.x,
  height: height - plot.y + RULER,
  fill: WINE,
});

export const nameConfigs = (editor: Editor, { plot }: Layout) => {
  const chosen = chosenOf(editor);
  return TRACKS.map((track, row) => {
    const isChosen = chosen !== undefined && trackOf(chosen) === track;
    return {
      id: `name-${track}`,
      name: 'track-name',
      text: TRACK_NAMES[track],
      x: plot.x < 80 ? 8 : 16,
      y: plot.y + row * ROW,
      height: ROW,
      verticalAlign: 'middle',
      fontFamily: "Georgia, 'Times New Roman', serif",
      fontSize: plot.x < 80 ? 13 : 15.5,
      fontStyle: isChosen ? 'italic bold' : 'italic',
      fill: isChosen ? '#ffd56b' : '#efd9ae',
    };
  });
};

function drawPlayhead(context: Konva.Context, shape: Konva.Shape) {
  const pen = context._context;
  const height = shape.height();
  pen.fillStyle = RED;
  pen.fillRect(-1, 12, 2, height - 12);
  pen.beginPath();
  pen.moveTo(-8, 3);
  pen.lineTo(8, 3);
  pen.lineTo(8, 15);
  pen.lineTo(0, 24);
  pen.lineTo(-8, 15);
  pen.closePath();
  pen.fill();
  pen.fillStyle = '#fff4dc';
  pen.fillRect(-3.5, 7, 1.6, 8);
  pen.fillRect(1.9, 7, 1.6, 8);
}

export const playheadConfig = ({ playhead, window }: Editor, { plot }: Layout) => ({
  name: 'playhead',
  x: xOf(playhead, window, plot),
  y: plot.y - RULER,
  height: RULER + plot.height,
  visible: playhead >= window.from && playhead <= window.to,
  sceneFunc: drawPlayhead,
});
