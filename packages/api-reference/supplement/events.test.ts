import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { installedLibrary } from '../testing';
import { supplement } from '.';

/** Names that Konva's scripts pass to `fire`, `_fire` and `_fireAndBubble` of nodes, and the tables of pointer events. */
function firedEvents(): Set<string> {
  const library = installedLibrary();
  const fired = new Set<string>();
  for (const file of library.scripts.values()) {
    const constants = new Map<string, string>();
    const visit = (node: ts.Node): void => {
      if (ts.isVariableDeclaration(node) && node.initializer && ts.isStringLiteral(node.initializer)) {
        constants.set(node.name.getText(file.ast), node.initializer.text);
      }
      if (ts.isVariableDeclaration(node) && node.name.getText(file.ast) === 'EVENTS_MAP' && node.initializer) {
        collectLeaves(node.initializer, constants, fired, file.ast);
      }
      if (ts.isCallExpression(node)) {
        const called = node.expression.getText(file.ast);
        const first = node.arguments[0];
        if (first && /(^|\.)(fire|_fire|_fireAndBubble)$/.test(called) && !file.path.endsWith('Tween.js')) {
          if (ts.isStringLiteral(first)) fired.add(first.text);
          else if (ts.isIdentifier(first) && constants.has(first.text)) fired.add(constants.get(first.text) ?? '');
        }
        if (called === 'fireCapture' && node.arguments[1] && ts.isStringLiteral(node.arguments[1]))
          fired.add(node.arguments[1].text);
      }
      ts.forEachChild(node, visit);
    };
    visit(file.ast);
  }
  return fired;
}

function collectLeaves(node: ts.Node, constants: Map<string, string>, fired: Set<string>, file: ts.SourceFile): void {
  if (ts.isPropertyAssignment(node) && !ts.isObjectLiteralExpression(node.initializer)) {
    const value = ts.isStringLiteral(node.initializer)
      ? node.initializer.text
      : constants.get(node.initializer.getText(file));
    if (value !== undefined) fired.add(value);
  }
  ts.forEachChild(node, (child) => collectLeaves(child, constants, fired, file));
}

/** Names in Konva’s tables for which browsers have no native event. */
const NEVER_HEARD = new Set(['mousecancel']);

describe('events', () => {
  const described = new Set(
    Object.values(supplement.pages).flatMap((page) => (page.events ?? []).map((event) => event.name)),
  );
  const fired = new Set([...firedEvents()].filter((name) => !NEVER_HEARD.has(name)));

  test('that Konva fires are all described', () => {
    expect([...fired].filter((name) => !described.has(name))).toEqual([]);
  });

  test('that are described are all fired', () => {
    expect([...described].filter((name) => !name.includes('<') && !fired.has(name))).toEqual([]);
  });

  test('that do not bubble are pointer captures, and entering or leaving a node', () => {
    const nodeEvents = supplement.pages['Node']?.events ?? [];
    const pointer = nodeEvents.filter((event) => ['mouse', 'touch', 'pointer'].includes(event.group) && !event.bubbles);
    expect(pointer.map((event) => event.name).sort()).toEqual(
      [
        'gotpointercapture',
        'lostpointercapture',
        'mouseenter',
        'mouseleave',
        'pointerenter',
        'pointerleave',
        'touchenter',
        'touchleave',
      ].sort(),
    );
  });
});
