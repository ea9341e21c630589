/** Size of the previews' picture in CSS pixels. */
export const SUBJECT_WIDTH = 200;
export const SUBJECT_HEIGHT = 130;

const COLORS = ['#f2664a', '#f6b73c', '#3fa66b', '#1f9aa5', '#4a90e2', '#8457c9'] as const;

/** Draws a picture on which each filter shows: flat areas, a gradient, thin lines, a plain background. */
export function drawSubject(context: CanvasRenderingContext2D): void {
  const { canvas } = context;
  context.fillStyle = '#fbfaf7';
  context.fillRect(0, 0, canvas.width, canvas.height);
  const sky = context.createLinearGradient(0, 20, 0, 110);
  sky.addColorStop(0, '#4a90e2');
  sky.addColorStop(1, '#e8ebfb');
  context.fillStyle = sky;
  context.fillRect(20, 20, 160, 90);
  COLORS.forEach((color, index) => {
    context.fillStyle = color;
    context.beginPath();
    context.arc(40 + index * 24, index % 2 === 0 ? 55 : 78, 18, 0, Math.PI * 2);
    context.fill();
  });
  context.strokeStyle = '#1b1f2a';
  context.lineWidth = 1.5;
  for (let x = 26; x < 178; x += 12) {
    context.beginPath();
    context.moveTo(x, 96);
    context.lineTo(x + 8, 106);
    context.stroke();
  }
  context.fillStyle = '#1b1f2a';
  context.fillRect(150, 26, 22, 22);
}
