/** Usual ids of the element that projects and pages draw in. */
const USUAL = ['root', 'app', 'container'];

/** Code that looks up an element and needs it, by a literal id or class. */
const LOOKUPS: readonly RegExp[] = [
  /\bgetElementById\(\s*(['"`])(?<id>[\w-]+)\1/g,
  /\bquerySelector(?:<[^()]*>)?\(\s*(['"`])#(?<id>[\w-]+)\1/g,
  /\bquerySelector(?:<[^()]*>)?\(\s*(['"`])(?:[a-z]\w*)?\.(?!konva)(?<className>[\w-]+)\1/g,
  /\bcontainer\s*:\s*(['"`])(?:#?(?<id>[\w-]+)|\.(?<className>[\w-]+))\1/g,
  /\b(?:mount|\$mount)\(\s*(['"`])#(?<id>[\w-]+)\1/g,
  /\bKonva\.Node\.create\([^;]*?,\s*(['"`])#?(?<id>[\w-]+)\1\s*\)/g,
];

/** Code that looks up an element by the id in a variable. */
const BY_VARIABLE =
  /\bcontainer\s*:\s*(?<value>[A-Za-z_$][\w$]*)\s*[,}]|\bStage\(\s*\{[^}]*?\b(?<same>container)\s*[,}]|\bgetElementById\(\s*(?<id>[A-Za-z_$][\w$]*)\s*\)/g;

/** Ids that code has in variables with which it looks elements up. */
function idsInVariables(code: string): string[] {
  return [...code.matchAll(BY_VARIABLE)].flatMap(({ groups }) => {
    const name = groups?.['value'] ?? groups?.['same'] ?? groups?.['id'] ?? '';
    const text = new RegExp(
      `\\b(?:const|let|var)\\s+${escaped(name)}(?:\\s*:\\s*string)?\\s*=\\s*(['"\`])#?([\\w-]+)\\1`,
    );
    return text.exec(code)?.[2] ?? [];
  });
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** True when the code itself creates the element with this id. */
function isMade(id: string, code: string): boolean {
  // A variable named `id` creates nothing; older browsers have no look-behind.
  const assigned = code.replace(/\b(?:const|let|var)\s+id\b/g, '');
  return new RegExp(
    `\\bid\\s*=\\s*\\{?\\s*['"\`]${escaped(id)}['"\`]|['"]id['"]\\s*,\\s*['"]${escaped(id)}['"]|\\bid=\\\\?["']?${escaped(id)}\\b`,
  ).test(assigned);
}

/** True when the code gives an element this class. */
function isMarked(name: string, code: string): boolean {
  return new RegExp(
    `\\bclass(?:Name)?\\s*=\\s*\\\\?['"\`](?:[^'"\`]*\\s)?${escaped(name)}\\b|\\badd\\(\\s*['"]${escaped(name)}['"]`,
  ).test(code);
}

/** True when the code listens for clicks on the element with this id. */
function isPressed(id: string, code: string): boolean {
  const lookup = `(?:getElementById\\(\\s*['"\`]|querySelector(?:<[^()]*>)?\\(\\s*['"\`]#)${escaped(id)}['"\`]\\s*\\)`;
  const press = `\\s*\\??\\.\\s*(?:addEventListener\\(\\s*['"\`]click|onclick\\b)`;
  if (new RegExp(lookup + press).test(code)) return true;
  const name = new RegExp(`\\b([\\w$]+)\\s*=\\s*document\\.${lookup}`).exec(code)?.[1];
  return name !== undefined && new RegExp(`\\b${escaped(name)}${press}`).test(code);
}

/** True when the code draws on the element with this id itself. */
function isCanvas(id: string, code: string): boolean {
  const lookup = `(?:getElementById\\(\\s*['"\`]|querySelector(?:<[^()]*>)?\\(\\s*['"\`]#)${escaped(id)}['"\`]\\s*\\)`;
  const draw = `!?\\s*\\??\\.\\s*(?:getContext|transferControlToOffscreen)\\b`;
  if (new RegExp(lookup + draw).test(code)) return true;
  const name = new RegExp(`\\b([\\w$]+)\\s*=\\s*document\\.${lookup}`).exec(code)?.[1];
  return name !== undefined && new RegExp(`\\b${escaped(name)}${draw}`).test(code);
}

/**
 * Markup for the elements that code looks up and that neither the page nor the code creates, so that pasted code finds its
 * container, under its own names and the usual ones. Elements with a click listener become buttons.
 *
 * @param html markup of the page
 * @param code the code of all scripts
 * @param isOwnPage the reader wrote the markup: only the container of a stage or a framework is added
 */
export function expectedElements(html: string, code: string, isOwnPage: boolean): string {
  const added: string[] = [];
  const has = (name: 'id' | 'class', value: string): boolean =>
    new RegExp(`\\b${name}\\s*=\\s*(?:"(?:[^"]*[^"\\w-])?|'(?:[^']*[^'\\w-])?)?${escaped(value)}(?![\\w-])`).test(
      html + added.join(''),
    );
  const add = (id: string): void => {
    if (has('id', id) || isMade(id, code)) return;
    const isPressedOn = isPressed(id, code);
    const tag = isPressedOn ? 'button' : isCanvas(id, code) ? 'canvas' : 'div';
    added.push(`<${tag} id="${id}">${isPressedOn ? id : ''}</${tag}>`);
  };
  for (const [index, pattern] of LOOKUPS.entries()) {
    for (const { groups } of code.matchAll(pattern)) {
      const id = groups?.['id'];
      const className = groups?.['className'];
      if (id !== undefined && (!isOwnPage || index > 2 || USUAL.includes(id))) add(id);
      const isNamed = className !== undefined && (has('class', className) || isMarked(className, code));
      if (className !== undefined && !isNamed && (!isOwnPage || index > 2))
        added.push(`<div class="${className}"></div>`);
    }
  }
  idsInVariables(code).forEach(add);
  return added.join('');
}
