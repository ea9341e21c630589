import type { Flavour } from '../../../model/flavours';
import { insideFix } from './stage-fixes';

/** A function or a class at the start of a line, with the parameters of a function. */
const DECLARED =
  /^(?:export\s+(?:default\s+)?)?(?:(?:async\s+)?function\s*\*?\s*([\w$]+)\s*\(([^)]*)|(?:abstract\s+)?class\s+([\w$]+)|(?:const|let|var)\s+([\w$]+)\s*=\s*(?:async\s*)?(?:function\b[^(]*)?(?:\(([^)]*)\)\s*(?::[^=\n]+)?(?:=>|\{)|[\w$]+\s*=>))/gm;

/** The names of parameters, without types and default values. */
function parameters(text: string): string {
  return text
    .replace(/\{[^}]*\}/g, 'options')
    .split(',')
    .map((one) => one.replace(/[?:=][^]*$/, '').trim())
    .filter((one) => one !== '')
    .join(', ');
}

/** What to write for a program that declares functions or classes of which nothing uses one. */
export function uncalledPart(source: string): string | undefined {
  for (const [, named, first, made, kept, second] of source.matchAll(DECLARED)) {
    const name = named ?? made ?? kept ?? '';
    // Without a look-behind, which Safari has since 16.4 only.
    const uses = new RegExp(String.raw`(?:^|[^\w$.])${name.replaceAll('$', '\\$')}(?![\w$])`, 'gm');
    if ([...source.matchAll(uses)].length > 1) continue;
    if (made !== undefined) return `Nothing creates a ${name}: write new ${name}(…) at the end.`;
    const given = parameters(first ?? second ?? '');
    const values = given === '' ? '' : ', with values of your own';
    return `Nothing calls ${name}: write ${name}(${given}) at the end${values}.`;
  }
  return undefined;
}

/** How a program that has no stage gets one. */
export function silentFix(flavour: Flavour, source = ''): string {
  const uncalled = flavour === 'vanilla' ? uncalledPart(source) : undefined;
  return uncalled ?? insideFix(flavour);
}

const SHAPE: Readonly<Record<Flavour, string>> = {
  vanilla: 'layer.add(new Konva.Rect({ x: 20, y: 20, width: 100, height: 50, fill: "green" }))',
  react: '<Layer><Rect x={20} y={20} width={100} height={50} fill="green" /></Layer>',
  vue: '<v-layer><v-rect :config="{ x: 20, y: 20, width: 100, height: 50, fill: \'green\' }" /></v-layer>',
  svelte: '<Layer><Rect x={20} y={20} width={100} height={50} fill="green" /></Layer>',
};

/** How a stage gets a shape. */
export function emptyFix(flavour: Flavour, source = ''): string {
  const uncalled = flavour === 'vanilla' ? uncalledPart(source) : undefined;
  return uncalled ?? `Add one: ${SHAPE[flavour]}.`;
}

/** What to do about a shape that is not seen, by what is said of it. */
const UNSEEN: readonly (readonly [RegExp, string])[] = [
  [/is hidden/, 'Leave visible: false out, or call node.show().'],
  [/an opacity of 0/, 'Write opacity: 1.'],
  [/0 by 0 pixels/, 'Write them in numbers: a Rect has width and height, a Circle has radius, a Line has points.'],
  [/neither a fill nor a stroke/, 'Write a color: fill: "green", or stroke: "black".'],
  [/outside of the stage/, 'Change its x and y, or the size of the stage.'],
];

export function unseenFix(message: string): string | undefined {
  return UNSEEN.find(([pattern]) => pattern.test(message))?.[1];
}
