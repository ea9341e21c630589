import type Konva from 'konva';

const [WIDTH, HEIGHT] = [400, 420];
const SERIF = 'Georgia, "Times New Roman", serif';

/** The ticket without its field and its number. */
export const scene = { width: WIDTH + 4, height: HEIGHT + 8, paint: paintTicket };

function paintTicket(context: Konva.Context) {
  context.translate(WIDTH / 2, 0);
  const text = (words: string, y: number, font: string, color: string, spacing = 0) => {
    context.font = font;
    context.letterSpacing = `${spacing}px`;
    context.fillStyle = color;
    // The space behind the last letter moves the middle.
    context.fillText(words, spacing / 2, y);
  };
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';

  // Paper with a torn-off edge of half circles on both sides.
  context.fillStyle = 'rgba(20, 6, 30, 0.4)';
  context.beginPath();
  context.roundRect(-WIDTH / 2 + 4, 8, WIDTH, HEIGHT, 16);
  context.fill('nonzero');
  context.fillStyle = '#ffe9d0';
  context.beginPath();
  context.roundRect(-WIDTH / 2, 0, WIDTH, HEIGHT, 16);
  context.fill('nonzero');
  context.fillStyle = '#3b1c4a';
  for (let y = 30; y < HEIGHT - 20; y += 24) {
    for (const side of [-1, 1]) {
      context.beginPath();
      context.arc((side * WIDTH) / 2, y, 6, 0, 2 * Math.PI);
      context.fill('nonzero');
    }
  }

  // The awning of the shop.
  context.fillStyle = '#3b1c4a';
  context.fillRect(-174, 13, 348, 6);
  for (let i = 0; i < 10; i += 1) {
    context.fillStyle = i % 2 === 0 ? '#ef5d78' : '#ffffff';
    const x = -170 + i * 34;
    context.beginPath();
    context.moveTo(x, 18);
    context.lineTo(x + 34, 18);
    context.lineTo(x + 34, 40);
    context.arc(x + 17, 40, 17, 0, Math.PI);
    context.closePath();
    context.fill('nonzero');
  }
  text('Luna Gelato', 98, `italic bold 40px ${SERIF}`, '#3b1c4a');
  text('SCRATCH AND TASTE', 119, 'bold 11px system-ui, sans-serif', '#c9415c', 4);

  text(
    'One ticket for each cone. Valid until the last one melts.',
    392,
    `italic 13px ${SERIF}`,
    '#8a5b6c',
  );
}
