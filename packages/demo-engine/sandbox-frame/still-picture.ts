/** Maximum number of pixels of an image: about twice those of a full screen. A program may make its canvases as large as it likes. */
const MAX_PIXELS = 8_000_000;
/** Maximum number of elements that are examined. */
const MAX_ELEMENTS = 300;

/** The area in which an element is visible: its ancestors may clip it. */
function seenPart(element: Element, view: Window): Path2D {
  let { top, left, right, bottom } = { top: 0, left: 0, right: view.innerWidth, bottom: view.innerHeight };
  for (let parent = element.parentElement; parent !== null; parent = parent.parentElement) {
    if (view.getComputedStyle(parent).overflow === 'visible') continue;
    const box = parent.getBoundingClientRect();
    top = Math.max(top, box.top);
    left = Math.max(left, box.left);
    right = Math.min(right, box.right);
    bottom = Math.min(bottom, box.bottom);
  }
  const path = new Path2D();
  path.rect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  return path;
}

/** Whether a canvas can be drawn without tainting the whole picture. */
function canBeGiven(canvas: HTMLCanvasElement): boolean {
  const probe = new OffscreenCanvas(1, 1).getContext('2d');
  try {
    probe?.drawImage(canvas, 0, 0, 1, 1);
    probe?.getImageData(0, 0, 1, 1);
    return true;
  } catch {
    return false;
  }
}

/**
 * What the frame shows, as pixels: its canvases in their positions, on the background colors behind them. Controls and texts are
 * left out, and so are tainted canvases, whose pixels the browser does not expose.
 *
 * @returns undefined when no canvas is visible
 */
export function takePicture(view: Window): ImageBitmap | undefined {
  const { innerWidth: width, innerHeight: height, document } = view;
  const scale = Math.min(view.devicePixelRatio, Math.sqrt(MAX_PIXELS / (width * height)));
  const sheet = new OffscreenCanvas(Math.max(1, width * scale), Math.max(1, height * scale));
  const pen = sheet.getContext('2d');
  if (pen === null) return undefined;
  let hasCanvas = false;
  pen.scale(scale, scale);
  for (const element of [...document.querySelectorAll(':has(canvas), canvas')].slice(0, MAX_ELEMENTS)) {
    const { left, top, width: wide, height: high } = element.getBoundingClientRect();
    const { backgroundColor, opacity, visibility } = view.getComputedStyle(element);
    if (wide * high === 0 || visibility !== 'visible') continue;
    pen.save();
    pen.clip(seenPart(element, view));
    pen.globalAlpha = Number(opacity);
    pen.fillStyle = backgroundColor;
    pen.fillRect(left, top, wide, high);
    if (element instanceof HTMLCanvasElement && canBeGiven(element)) {
      pen.drawImage(element, left, top, wide, high);
      hasCanvas = true;
    }
    pen.restore();
  }
  return hasCanvas ? sheet.transferToImageBitmap() : undefined;
}
