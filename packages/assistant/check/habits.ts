import type { Flavour, SourceFile } from '@site-packages/demo-engine/programs';
import type { Fault } from './explain';

/** A habit that compiles and draws something else than was meant. */
interface Habit {
  /** Frameworks in which it is a fault; all without. */
  only?: readonly Flavour[];
  /** Where it is; the first group, if there is one, is a name for `unless`. */
  pattern: RegExp;
  /** True for a program in which it is right. */
  unless?: (program: string, match: RegExpExecArray, file: string) => boolean;
  what: string;
  instead: string;
  page: string;
}

const COMPONENTS: readonly Flavour[] = ['react', 'vue', 'svelte'];
const SHAPES =
  'Arc|Arrow|Circle|Ellipse|Image|Label|Line|Path|Rect|RegularPolygon|Ring|Shape|Sprite|Star|Tag|Text|TextPath|Transformer|Wedge';
const HTML = 'div|span|p|button|img|input|h[1-6]|ul|li|a|canvas|svg|rect|circle|ellipse|line|path|text|g|image';
const has = (pattern: RegExp) => (program: string) => pattern.test(program);
/** Methods that return the node in a call of `add`, or that are of use for a node without a layer. */
const STANDALONE = 'addTo|moveTo|to[A-Z]|clone|getClientRect|measureSize|width|height|getTextWidth|getSelfRect|text';
/** How often a variable is used other than to set up its node. */
const uses = (program: string, name: string) =>
  [
    ...program.matchAll(
      new RegExp(`(?<![\\w.$])${name}(?![\\w$]|\\s*[?!]?\\.\\s*(?!${STANDALONE}))|[(,]\\s*${name}\\.`, 'g'),
    ),
  ].length;

const HABITS: readonly Habit[] = [
  {
    pattern: /\bfilters(?::\s*\[\s*[\w.]|=\{\s*\[\s*[\w.]|\(\s*\[\s*[\w.])/g,
    unless: has(/\bcache\b|\bisCached\b/),
    what: 'A filter is set and the node is never cached: it has no effect.',
    instead: 'node.cache() after the node is drawn or its image has loaded, and again after a change',
    page: '/docs/filters/Blur.html',
  },
  {
    pattern: /(?<!stage|layer|canvas|container)\.(?:width|height)\(\)/gi,
    unless: (program) =>
      !/\bon\(\s*['"][^'"]*transform|ontransform|@transform/i.test(program) || /scale/i.test(program),
    what: 'A size is read after a transform without its scale: a Transformer changes scaleX and scaleY, not width and height.',
    instead: 'node.width() * node.scaleX(), then node.scaleX(1); the same for the height',
    page: '/docs/select_and_transform/Basic_demo.html',
  },
  {
    only: ['react', 'svelte'],
    pattern: /<[A-Z]\w*\b[^<>]*?\szIndex=\{/g,
    what: 'A zIndex prop works against the order of the components.',
    instead: 'sort the list: what comes later is drawn on top',
    page: '/docs/groups_and_layers/zIndex.html',
  },
  {
    only: ['vue'],
    pattern: /<v-[\w-]+\b[^>]*?:config="\{[^"]*\bzIndex:/g,
    what: 'A zIndex in a config works against the order of the components.',
    instead: 'sort the list: what comes later is drawn on top',
    page: '/docs/groups_and_layers/zIndex.html',
  },
  {
    only: ['vue'],
    pattern: /<v-[\w-]+\b[^>]*?\sconfig="/g,
    what: 'config without a colon is a text.',
    instead: ':config="…"',
    page: '/docs/vue/index.html',
  },
  {
    only: ['vue'],
    pattern: /<v-[\w-]+\b[^>]*?\s(?:x|y|width|height|radius|fill|stroke|text|points)="[^"]*"/g,
    what: 'vue-konva does not read attributes from plain text.',
    instead: ':config="{ x: 20, fill: \'red\' }"',
    page: '/docs/vue/index.html',
  },
  {
    only: ['svelte'],
    pattern: /<[A-Z]\w*\b[^>]*?\son:\w+/g,
    what: 'svelte-konva 1 has no on: events.',
    instead: 'onclick={…}, ondragend={…}',
    page: '/docs/svelte/Events.html',
  },
  {
    only: ['svelte'],
    pattern: new RegExp(`<(?:${SHAPES}|Group|Layer|Stage)\\b[^>]*?\\s(?:bind:)?\\{?config(?:=|\\})`, 'g'),
    unless: (program) => !/from ['"]svelte-konva['"]/.test(program),
    what: 'svelte-konva 1 has no config.',
    instead: 'each attribute as a prop: <Circle x={20} y={20} radius={10} />',
    page: '/docs/guides/upgrading.html',
  },
  {
    only: ['svelte'],
    pattern: /\bbind:handle\b/g,
    what: 'svelte-konva 1 has no bind:handle.',
    instead: 'bind:this={component}, then component.node',
    page: '/docs/guides/upgrading.html',
  },
  {
    pattern: /\bnew Image\(/g,
    unless: (_, __, file) =>
      !/import\s*\{[^}]*\bImage\b(?!\s+as)[^}]*\}\s*from\s*['"](?:react-konva|svelte-konva|konva)/.test(file),
    what: 'Image is the imported component here, not the image of the browser.',
    instead: "document.createElement('img')",
    page: '/docs/shapes/Image.html',
  },
  {
    pattern: /\b(?:\w*[lL]ayer\w*|layerRef\.current|stage)\??\.(?:draw|batchDraw)\(\)/g,
    unless: has(
      /sceneFunc|video|autoDrawEnabled|requestAnimationFrame|\bgif|canvas\w*Element|getContext|setPixelRatio|addEventListener\('load'|PointerEvent\(|setPointersPositions|dispatchEvent|simulate/i,
    ),
    what: 'A change draws by itself since Konva 8.',
    instead: 'nothing: leave draw() and batchDraw() out',
    page: '/docs/guides/upgrading.html#automatic-drawing',
  },
  {
    pattern:
      /\.(?:on|off)\(\s*['"`](?:[\w ]* )?(?:content(?:Click|Mouse\w+|Touch\w+|Tap|Dbl\w+)|on[a-z]+|dragStart|dragMove|dragEnd|mouseDown|mouseUp|mouseMove|mouseEnter|mouseLeave|dblClick|doubleclick|transformEnd|transformStart|hover|touchStart|touchEnd|touchMove|drag|dragstop)\b/g,
    what: 'Konva has no event of this name: the listener is never called.',
    instead: 'names in lower case without "on": click, dblclick, mouseenter, dragmove, dragend, transformend',
    page: '/docs/events/Binding_Events.html',
  },
  {
    only: COMPONENTS,
    pattern: /\b(?:window|document)\.addEventListener\(/g,
    unless: has(/removeEventListener|\bsignal\b|once: true/),
    what: 'A listener on the window is never removed.',
    instead: 'window.removeEventListener(…) when the component ends',
    page: '/docs/performance/Avoid_Memory_Leaks.html',
  },
  {
    only: COMPONENTS,
    pattern: /\bsetInterval\(/g,
    unless: has(/clearInterval/),
    what: 'An interval is never cleared.',
    instead: 'clearInterval(…) when the component ends',
    page: '/docs/performance/Avoid_Memory_Leaks.html',
  },
  {
    only: COMPONENTS,
    pattern: /\bnew Konva\.Animation\(/g,
    unless: has(/\.stop\(\)|\.stop\b/),
    what: 'An animation never stops, even after the component is gone.',
    instead: 'animation.stop() when the component ends',
    page: '/docs/performance/Avoid_Memory_Leaks.html',
  },
  {
    pattern: /\bnew Konva\.Animation\(/g,
    unless: has(/\.start\b/),
    what: 'The animation is never started.',
    instead: 'animation.start()',
    page: '/docs/animations/Create_an_Animation.html',
  },
  {
    pattern: /\.(?:attachTo|setNode)\(|\bnew Konva\.FastLayer\(/g,
    what: 'An older form.',
    instead: 'transformer.nodes([node]); new Konva.Layer({ listening: false })',
    page: '/docs/guides/upgrading.html',
  },
  {
    pattern: /\bnew Konva\.Tween\(/g,
    unless: has(/\.(?:play|reverse|seek|finish)\b/),
    what: 'The tween is never played.',
    instead: 'tween.play()',
    page: '/docs/tweens/Linear_Easing.html',
  },
  {
    only: ['react'],
    pattern: /(?<![.\w])set[A-Z]\w*\(\s*(\w+)\s*\)/g,
    unless: (program, [call, name = '']) => {
      const isState = new RegExp(
        `\\[\\s*${name}\\s*,\\s*${/set\w+/.exec(call)?.[0] ?? ''}\\s*\\]\\s*=\\s*(?:React\\.)?useState`,
      );
      const isChanged = new RegExp(
        `\\b${name}(?:\\[[^\\]]*\\]!?)?(?:\\.\\w+)* (?:=|\\+=|-=) |\\b${name}\\.(?:push|splice|sort|reverse|pop|shift|unshift)\\(`,
      );
      return !isState.test(program) || !isChanged.test(program);
    },
    what: 'The state is set to the same object: React does not render again.',
    instead: 'a new list or object: setItems(items.map((item) => (item.id === id ? { ...item, x } : item)))',
    page: '/docs/react/index.html',
  },
  {
    pattern: /\b(?:e|evt|event)\.target\.(?:x|y|scaleX|scaleY|rotation|radius)\b(?!\s*\??\.?\()/g,
    what: 'Attributes of a node are methods.',
    instead: 'event.target.x()',
    page: '/api/Konva.Node.html',
  },
  {
    only: ['vue'],
    pattern: /\b(\w+)\.value\??\.(?!getNode|getStage|\$|push|map|forEach|filter|find|some|every|flatMap|at)\w+\(/g,
    unless: (program, [, name = '']) => !new RegExp(`<v-[\\w-]+\\b[^>]*\\sref="${name}"`).test(program),
    what: 'A template ref of vue-konva is the component, not the node.',
    instead: 'rect.value.getNode().x()',
    page: '/docs/vue/index.html',
  },
  {
    only: ['react', 'svelte'],
    pattern: new RegExp(`(?<![\\w)])<Stage\\b[^>]*>\\s*<(?:${SHAPES}|Group)\\b`, 'g'),
    what: 'A shape is in the stage without a layer.',
    instead: '<Stage …><Layer><Rect … /></Layer></Stage>',
    page: '/docs/overview.html',
  },
  {
    only: ['vue'],
    pattern: /<v-stage\b[^>]*>\s*<v-(?!layer|fast-layer)\w/g,
    what: 'A shape is in the stage without a layer.',
    instead: '<v-stage …><v-layer><v-rect … /></v-layer></v-stage>',
    page: '/docs/overview.html',
  },
  {
    only: ['react', 'svelte'],
    pattern: /(?<![\w)])<Stage\b(?![^>]*(?:\bwidth\b|\.\.\.))(?![^>]*=>[^>]*\bwidth\b)[^>]*>/g,
    what: 'The stage has no size.',
    instead: '<Stage width={600} height={400}>',
    page: '/docs/overview.html',
  },
  {
    only: COMPONENTS,
    pattern: new RegExp(`<(?:Layer|v-layer|Group|v-group)\\b[^>]*>\\s*<(?:${HTML})(?=[\\s>/])`, 'g'),
    what: 'An element of HTML is in the stage: a canvas does not show it.',
    instead: 'a component of Konva, or HTML beside the stage',
    page: '/docs/faq.html',
  },
  {
    only: COMPONENTS,
    pattern: /<(?:Text|v-text)\b[^>]*[^/=]>\s*[^\s<]/g,
    what: 'A canvas does not show the text between the tags.',
    instead: '<Text text="…" />',
    page: '/docs/shapes/Text.html',
  },
  {
    only: ['vanilla'],
    pattern: new RegExp(`\\b(?:const|let|var)\\s+(\\w+)\\s*=\\s*new Konva\\.(?:Layer|Group|${SHAPES})\\(`, 'g'),
    unless: (program, [, name = '']) => !/new Konva\.Stage\(/.test(program) || uses(program, name) > 1,
    what: 'A node is made and never added.',
    instead: 'layer.add(node), stage.add(layer)',
    page: '/docs/overview.html',
  },
  {
    only: ['react'],
    pattern: /\bReactDOM\.render\(|\bthis\.setState\(|\bextends (?:React\.)?(?:Pure)?Component\b/g,
    what: 'Older React.',
    instead: 'a function component with hooks; createRoot(element).render(<App />)',
    page: '/docs/react/index.html',
  },
  {
    only: ['vue'],
    pattern: /\bVue\.use\(|\bnew Vue\(/g,
    what: 'Vue 2.',
    instead: "createApp(App).use(VueKonva).mount('#app')",
    page: '/docs/vue/index.html',
  },
];

/** Advice that is not a fault. */
const HINTS: readonly Habit[] = [
  {
    pattern: /(?:\.on\(\s*['"`]click['"`]|\bonClick=\{|@click=|\bonclick=\{)/g,
    unless: has(/\b(?:tap|pointerclick|onTap|onPointerClick|<button)\b/i),
    what: 'click alone is not fired by touch.',
    instead: 'pointerclick, or click and tap',
    page: '/docs/events/Desktop_and_Mobile.html',
  },
  {
    pattern: /(?:\.on\(\s*['"`]\w*click|\bonClick=\{|@click=|\bonclick=\{)/g,
    unless: has(/keydown|<button|role=/i),
    what: 'What is clicked on the canvas cannot be reached by keyboard or a screen reader.',
    instead: 'a button beside the stage that does the same, or a focusable element with a label',
    page: '/docs/sandbox/Keyboard_Accessible_Canvas.html',
  },
];

/** The text with comments blanked, so that places stay. */
const withoutComments = (text: string) =>
  text.replaceAll(/\/\*[^]*?\*\/|(?<![:"'`\w])\/\/[^\n]*|<!--[^]*?-->/g, (comment) =>
    comment.replaceAll(/[^\n]/g, ' '),
  );

function found(list: readonly Habit[], files: readonly SourceFile[], flavour: Flavour): Fault[] {
  const texts = files.map(({ path, text }) => ({ path, text: withoutComments(text) }));
  const program = texts.map(({ text }) => text).join('\n');
  return list
    .filter(({ only }) => only === undefined || only.includes(flavour))
    .flatMap(({ pattern, unless, what, instead, page }) =>
      texts.flatMap(({ path, text }) =>
        [...text.matchAll(pattern)]
          .filter((match) => unless?.(program, match, text) !== true)
          .slice(0, 3)
          .map((match) => ({
            file: path,
            line: text.slice(0, match.index + match[0].length).split('\n').length,
            what,
            instead,
            page,
          })),
      ),
    );
}

export const habits = (files: readonly SourceFile[], flavour: Flavour) => found(HABITS, files, flavour);
export const hints = (files: readonly SourceFile[], flavour: Flavour) =>
  found(HINTS, files, flavour).filter((one, at, all) => all.findIndex(({ what }) => what === one.what) === at);
