export type Pen = CanvasRenderingContext2D;

const SKINS = ['#f3cfae', '#e3ae82', '#c98a5a', '#9a6340', '#6f452d', '#f0c7a0'];
const HAIRS = ['#2b211c', '#5a3a22', '#8a5a2b', '#c98f3d', '#b9b4ac', '#7a2f1d'];
const KNITS = ['#c0432f', '#2f6f7a', '#d69a2d', '#46566e'];

/** A number that is always the same for a text, so an id always has the same face. */
function hashOf(text: string): number {
  let hash = 7;
  for (const letter of text) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return hash;
}

const pick = <T>(list: readonly T[], number: number, other: T) =>
  list[number % list.length] ?? other;

function blob(pen: Pen, color: string, x: number, y: number, across: number, down = across) {
  pen.fillStyle = color;
  pen.beginPath();
  pen.ellipse(x, y, across, down, 0, 0, 2 * Math.PI);
  pen.fill();
}

/** A face in a porthole of 32 pixels around 0, 0. Officers wear a white cap, the captain one with gold. */
export function drawPortrait(
  pen: Pen,
  id: string,
  shirt: string,
  rank: 'captain' | 'officer' | 'hand',
) {
  const hash = hashOf(id);
  const skin = pick(SKINS, hash, '#e3ae82');
  const hair = pick(HAIRS, hash >> 3, '#5a3a22');
  pen.save();
  blob(pen, '#b8842f', 0, 0, 17);
  pen.beginPath();
  pen.arc(0, 0, 15, 0, 2 * Math.PI);
  pen.clip();
  blob(pen, '#cfe6ea', 0, 0, 15);
  blob(pen, '#9cc9d3', 0, 12, 18, 8);
  // Long hair falls behind the neck.
  const isLong = (hash >> 5) % 2 === 0;
  if (isLong) blob(pen, hair, 0, 3, 8.6, 10);
  blob(pen, shirt, 0, 16, 12, 7.5);
  pen.strokeStyle = '#ffffff';
  pen.lineWidth = 1.4;
  for (const y of [12, 15]) {
    pen.beginPath();
    pen.ellipse(0, y + 8, 13, 7.5, 0, Math.PI, 2 * Math.PI);
    pen.stroke();
  }
  pen.fillStyle = skin;
  pen.fillRect(-2.6, 4, 5.2, 6);
  blob(pen, skin, 0, 0, 6.6, 7.6);
  const isBearded = !isLong && (hash >> 7) % 3 === 0;
  if (isBearded) {
    pen.fillStyle = hair;
    pen.beginPath();
    pen.ellipse(0, 1.5, 6.7, 7.2, 0, 0, Math.PI);
    pen.fill();
    blob(pen, skin, 0, 1, 4.4, 3);
  }
  // Hair over the forehead, from one side or the other.
  pen.fillStyle = hair;
  pen.beginPath();
  pen.ellipse(0, -2.5, 7.2, 6.2, hash % 2 === 0 ? 0.25 : -0.25, Math.PI, 2 * Math.PI);
  pen.fill();
  blob(pen, '#2a1f1a', -2.4, 0, 0.8);
  blob(pen, '#2a1f1a', 2.4, 0, 0.8);
  pen.strokeStyle = '#8d4a3a';
  pen.lineWidth = 1;
  pen.beginPath();
  pen.arc(0, 2, 2.4, 0.35, Math.PI - 0.35);
  pen.stroke();
  if (rank === 'hand') drawKnit(pen, hash);
  else drawCap(pen, rank === 'captain');
  pen.restore();
}

/** About half of the sailors wear a knitted cap. */
function drawKnit(pen: Pen, hash: number) {
  if ((hash >> 9) % 2 === 0) return;
  pen.fillStyle = pick(KNITS, hash >> 4, '#c0432f');
  pen.beginPath();
  pen.ellipse(0, -4, 7.4, 7.4, 0, Math.PI, 2 * Math.PI);
  pen.fill();
  pen.fillStyle = '#f5ead6';
  pen.beginPath();
  pen.roundRect(-7.8, -6, 15.6, 3.4, 1.6);
  pen.fill();
}

function drawCap(pen: Pen, isCaptain: boolean) {
  blob(pen, '#fdfaf2', 0, -8, 9.4, 4.2);
  pen.fillStyle = '#1b2a41';
  pen.beginPath();
  pen.roundRect(-7.2, -7.4, 14.4, 3.6, 1);
  pen.fill();
  blob(pen, '#10192a', 0, -3.7, 6.6, 1.4);
  blob(pen, isCaptain ? '#f2c14e' : '#d9d2c2', 0, -6.6, isCaptain ? 2 : 1.3);
}
