import type Konva from 'konva';

/** The head of a swan that looks to the right; its neck ends at 20, 20. */
export const scene = {
  width: 84,
  height: 40,
  ratio: 3,
  paint: ({ _context: pen }: Konva.Context) => {
    pen.translate(20, 20);
    drawHead(pen);
  },
};

function drawHead(pen: CanvasRenderingContext2D) {
  pen.fillStyle = '#ffffff';
  pen.beginPath();
  pen.ellipse(6, 0, 23, 16, 0, 0, 2 * Math.PI);
  pen.fill();
  pen.fillStyle = '#ee7b30';
  pen.beginPath();
  pen.moveTo(22, -9);
  pen.quadraticCurveTo(48, -6, 61, 6);
  pen.quadraticCurveTo(44, 13, 22, 10);
  pen.closePath();
  pen.fill();
  pen.fillStyle = '#27223f';
  pen.beginPath();
  pen.moveTo(12, -4);
  pen.lineTo(30, -9);
  pen.lineTo(28, 2);
  pen.lineTo(23, 10);
  pen.quadraticCurveTo(20, 2, 12, -4);
  pen.fill();
  pen.beginPath();
  pen.arc(11, -6, 3.2, 0, 2 * Math.PI);
  pen.fill();
  pen.strokeStyle = '#a64a14';
  pen.lineWidth = 1.2;
  pen.beginPath();
  pen.moveTo(28, 4);
  pen.quadraticCurveTo(46, 3, 58, 6);
  pen.stroke();
}
