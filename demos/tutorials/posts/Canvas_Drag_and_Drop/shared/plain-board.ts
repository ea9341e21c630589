import {
  board,
  boardColor,
  firstTiles,
  place,
  rest,
  slotAt,
  slotColor,
  slots,
  slotSize,
  tileSize,
  type Rules,
  type Tile,
} from './board';

/**
 * The board without a library.
 *
 * @param rules returns the current rules; called on every move
 * @param report receives the tiles after every drop
 * @returns a function that removes the listeners
 */
export function plainBoard(
  canvas: HTMLCanvasElement,
  rules: () => Rules,
  report: (tiles: Tile[]) => void,
): () => void {
  const context = canvas.getContext('2d');
  if (!context) return () => {};

  let tiles = firstTiles;
  /** The held tile: its current position, and its distance from the pointer. */
  let held: (Tile & { pointerId: number; gripX: number; gripY: number }) | undefined;

  function draw() {
    if (!context) return;
    const { left, top, width, height } = board;
    const square = ({ x, y }: { x: number; y: number }, size: number, fill: string) => {
      context.fillStyle = fill;
      context.fillRect(x - size / 2, y - size / 2, size, size);
    };
    const over = held && slotAt(held);
    context.clearRect(-canvas.clientWidth / 2, 0, canvas.clientWidth, canvas.clientHeight);
    context.fillStyle = boardColor;
    context.fillRect(left, top, width, height);
    for (const slot of slots) square(slot, slotSize, slotColor(slot === over));
    for (const tile of tiles) if (tile.id !== held?.id) square(tile, tileSize, tile.fill);
    if (held) square(held, tileSize, held.fill);
  }

  // The canvas has the pixels of the screen; the drawing has CSS pixels around the middle.
  function fit() {
    const ratio = window.devicePixelRatio;
    canvas.width = Math.round(canvas.clientWidth * ratio);
    canvas.height = Math.round(canvas.clientHeight * ratio);
    context?.setTransform(ratio, 0, 0, ratio, canvas.width / 2, 0);
    draw();
  }

  const pointIn = (event: PointerEvent) => ({
    x: event.offsetX - canvas.clientWidth / 2,
    y: event.offsetY,
  });

  // The tile on top comes last, so the search begins at the end.
  const tileAt = (point: { x: number; y: number }) =>
    tiles.findLast(
      ({ x, y }) => Math.max(Math.abs(point.x - x), Math.abs(point.y - y)) <= tileSize / 2,
    );

  function press(event: PointerEvent) {
    const point = pointIn(event);
    const tile = tileAt(point);
    if (!tile || held) return;
    // From now on, moves and the release arrive even from outside the canvas.
    canvas.setPointerCapture(event.pointerId);
    held = {
      ...tile,
      pointerId: event.pointerId,
      gripX: tile.x - point.x,
      gripY: tile.y - point.y,
    };
    tiles = [...tiles.filter(({ id }) => id !== tile.id), tile];
    draw();
  }

  function move(event: PointerEvent) {
    const point = pointIn(event);
    if (held?.pointerId === event.pointerId) {
      const { x, y } = place({ x: point.x + held.gripX, y: point.y + held.gripY }, rules());
      held = { ...held, x, y };
      draw();
    }
    canvas.style.cursor = held ? 'grabbing' : tileAt(point) ? 'grab' : 'default';
  }

  function release(event: PointerEvent) {
    if (held?.pointerId !== event.pointerId) return;
    const { id } = held;
    const place = rest(id, { x: held.x, y: held.y }, tiles);
    tiles = tiles.map((tile) => (tile.id === id ? { ...tile, ...place } : tile));
    held = undefined;
    draw();
    report(tiles);
  }

  const listening = new AbortController();
  const { signal } = listening;
  canvas.addEventListener('pointerdown', press, { signal });
  canvas.addEventListener('pointermove', move, { signal });
  canvas.addEventListener('pointerup', release, { signal });
  canvas.addEventListener('pointercancel', release, { signal });
  const observer = new ResizeObserver(fit);
  observer.observe(canvas);
  fit();

  return () => {
    listening.abort();
    observer.disconnect();
  };
}
