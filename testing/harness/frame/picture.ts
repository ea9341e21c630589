import type { FirstPicture } from '../model';
import { isWorkerCanvas } from './worker-canvases';

/** A 64-bit hash that is updated number by number. */
class Hash {
  #high = 0xdeadbeef | 0;
  #low = 0x41c6ce57 | 0;

  add(value: number): void {
    this.#high = Math.imul(this.#high ^ value, 2_654_435_761);
    this.#low = Math.imul(this.#low ^ value, 1_597_334_677);
    this.#low = (this.#low << 13) | (this.#low >>> 19);
  }

  addText(text: string): void {
    for (let at = 0; at < text.length; at += 1) this.add(text.charCodeAt(at));
    this.add(-1);
  }

  get text(): string {
    return [this.#high, this.#low].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
  }
}

/** Elements that paint something themselves, whatever their style. */
const DRAWN_BY_THEMSELVES = 'input, select, textarea, button, progress, meter, svg, iframe, hr';
const CLEAR = 'rgba(0, 0, 0, 0)';

const round = (value: number) => Math.round(value * 100) / 100;
const boxText = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(round).join(' ');

/** What an element's style paints; an empty string for a plain wrapper. */
function paintOf(style: CSSStyleDeclaration): string {
  const parts = [
    style.backgroundColor === CLEAR ? '' : style.backgroundColor,
    style.backgroundImage === 'none' ? '' : style.backgroundImage,
    ...(['top', 'right', 'bottom', 'left'] as const).map((side) => {
      const width = style.getPropertyValue(`border-${side}-width`);
      const kind = style.getPropertyValue(`border-${side}-style`);
      if (width === '0px' || kind === 'none') return '';
      return `${side} ${width} ${kind} ${style.getPropertyValue(`border-${side}-color`)}`;
    }),
    style.boxShadow === 'none' ? '' : style.boxShadow,
    style.outlineStyle === 'none' ? '' : style.outline,
    style.opacity === '1' ? '' : `opacity ${style.opacity}`,
    style.filter === 'none' ? '' : style.filter,
    style.clipPath === 'none' ? '' : style.clipPath,
  ].filter((part) => part !== '');
  return parts.length === 0 ? '' : [...parts, style.borderRadius].join(';');
}

function controlText(element: Element): string {
  if (element instanceof HTMLInputElement) {
    const { type, value, checked, min, max, placeholder, disabled } = element;
    return [type, value, checked, min, max, placeholder, disabled].join('|');
  }
  if (element instanceof HTMLSelectElement) {
    return [element.selectedOptions[0]?.label ?? '', element.disabled].join('|');
  }
  if (element instanceof HTMLTextAreaElement) return [element.value, element.placeholder, element.disabled].join('|');
  if (element instanceof SVGElement) return element.outerHTML;
  return '';
}

function addText(node: Text, hash: Hash): void {
  const text = node.data.replaceAll(/\s+/g, ' ').trim();
  const parent = node.parentElement;
  if (text === '' || parent === null) return;
  const range = document.createRange();
  range.selectNodeContents(node);
  const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
  if (boxes.length === 0) return;
  const { color, font, letterSpacing, textDecorationLine, textTransform } = getComputedStyle(parent);
  hash.addText([text, ...boxes.map(boxText), color, font, letterSpacing, textDecorationLine, textTransform].join('|'));
}

function addElement(element: Element, style: CSSStyleDeclaration, hash: Hash): void {
  const paint = paintOf(style);
  if (paint !== '' || element.matches(DRAWN_BY_THEMSELVES)) {
    const { x, y } = { x: element.scrollLeft, y: element.scrollTop };
    hash.addText([boxText(element.getBoundingClientRect()), paint, controlText(element), style.font, x, y].join('|'));
  }
  for (const part of ['::before', '::after']) {
    const { content, color, backgroundColor, width, height } = getComputedStyle(element, part);
    if (content !== 'none' && content !== 'normal') {
      hash.addText([part, content, color, backgroundColor, width, height].join('|'));
    }
  }
}

type Drawn = HTMLCanvasElement | HTMLImageElement | HTMLVideoElement;

let composed: CanvasRenderingContext2D | undefined;

/** An empty canvas of the frame's size. */
function emptyCanvas(): CanvasRenderingContext2D {
  const width = Math.max(1, window.innerWidth);
  const height = Math.max(1, window.innerHeight);
  composed ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true }) ?? undefined;
  if (composed === undefined) throw new Error('No 2D context.');
  // Setting the size clears it.
  Object.assign(composed.canvas, { width, height });
  return composed;
}

function isVisible(element: Element, { visibility, display }: CSSStyleDeclaration): boolean {
  return display !== 'none' && visibility === 'visible' && element.getClientRects().length > 0;
}

/** Draws an element's own pixels where the browser shows them. */
function draw(context: CanvasRenderingContext2D, element: Drawn): void {
  const { x, y, width, height } = element.getBoundingClientRect();
  if (width === 0 || height === 0) return;
  context.globalAlpha = Number(getComputedStyle(element).opacity);
  context.drawImage(element, x, y, width, height);
}

/** Adds the canvas's pixels; true when one of them is not transparent. */
function addPixels(context: CanvasRenderingContext2D, hash: Hash): boolean {
  const { width, height } = context.canvas;
  let drawn = false;
  for (const pixel of new Uint32Array(context.getImageData(0, 0, width, height).data.buffer)) {
    if (pixel !== 0) drawn = true;
    hash.add(pixel);
  }
  return drawn;
}

/** Finishes CSS transitions: they run on the browser's time, which does not stop, so a picture would show one in progress. */
function endTransitions(): void {
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
}

/**
 * What the frame shows now: the pixels of its canvases and images, composed as the browser does, and the boxes, texts and styles of
 * everything else. Elements that paint nothing are left out, so frameworks may add wrappers. The hash leaves out what a worker draws.
 */
export function pictureNow(): Omit<FirstPicture, 'complete'> {
  endTransitions();
  const hash = new Hash();
  const canvases: HTMLCanvasElement[] = [];
  const pictures: Drawn[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node: Node | null = walker.currentNode; node !== null; node = walker.nextNode()) {
    if (node instanceof Text) addText(node, hash);
    if (!(node instanceof Element) || node.matches('script, style')) continue;
    const style = getComputedStyle(node);
    if (!isVisible(node, style)) continue;
    addElement(node, style, hash);
    if (node instanceof HTMLCanvasElement && node.width > 0 && node.height > 0) canvases.push(node);
    if (node instanceof HTMLImageElement || node instanceof HTMLVideoElement) pictures.push(node);
  }
  const context = emptyCanvas();
  for (const canvas of canvases) if (!isWorkerCanvas(canvas)) draw(context, canvas);
  let drawn = addPixels(context, hash);
  if (pictures.length > 0) {
    for (const picture of pictures) draw(context, picture);
    addPixels(context, hash);
  }
  const moving = canvases.filter(isWorkerCanvas);
  if (!drawn && moving.length > 0) {
    // Their pixels differ from moment to moment, so the hash leaves them out.
    for (const canvas of moving) draw(context, canvas);
    drawn = addPixels(context, new Hash());
  }
  const largest = Math.max(0, ...canvases.map(({ width, height }) => width * height)) / devicePixelRatio ** 2;
  return { hash: hash.text, canvases: canvases.length, largest, drawn };
}
