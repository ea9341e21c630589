const HINT =
  'position: absolute; inset: 0; margin: auto; width: fit-content; height: fit-content; ' +
  'padding: 6px 12px; border-radius: 6px; background: #1b1f2a; color: #fff; pointer-events: none';
const hinted = new WeakSet<EventTarget>();

/**
 * Takes a wheel event from the page if it zooms: with Ctrl or Cmd, as a pinch on a trackpad is sent. The plain wheel scrolls the page;
 * the first one shows how to zoom. `sideways`: horizontal scrolling is taken, too.
 */
export function claimWheel(event: WheelEvent, { sideways = false } = {}): boolean {
  const isSideways = sideways && Math.abs(event.deltaX) > Math.abs(event.deltaY);
  if (event.ctrlKey || event.metaKey || isSideways) {
    event.preventDefault();
    return true;
  }
  // Konva listens on the element that holds the stage's canvases.
  const content = event.currentTarget;
  if (!(content instanceof HTMLElement) || hinted.has(content)) return false;
  hinted.add(content);
  const hint = document.createElement('div');
  hint.textContent = `Use ${navigator.userAgent.includes('Mac') ? '⌘' : 'Ctrl'} + wheel to zoom`;
  hint.style.cssText = HINT;
  content.append(hint);
  hint.animate({ opacity: [1, 1, 0] }, 2500).onfinish = () => hint.remove();
  return false;
}
