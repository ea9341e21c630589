/** The board is centered on x = 0. */
export const board = { x: -150, y: 10, width: 300, height: 212 };
export const radius = 26;

const steps: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-10, 0],
  ArrowRight: [10, 0],
  ArrowUp: [0, -10],
  ArrowDown: [0, 10],
};

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** The ball's position after a key press, or undefined if the key is not an arrow. The ball stays on the board. */
export function moveBall(ball: { x: number; y: number }, key: string) {
  const step = steps[key];
  if (!step) return undefined;
  return {
    x: clamp(ball.x + step[0], board.x + radius, board.x + board.width - radius),
    y: clamp(ball.y + step[1], board.y + radius, board.y + board.height - radius),
  };
}
