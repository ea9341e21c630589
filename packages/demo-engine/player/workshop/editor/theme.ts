import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** The site's code colors, the same as in the highlighted HTML that the editor replaces. */
const highlight = HighlightStyle.define([
  { tag: [tags.keyword, tags.self, tags.bool, tags.null, tags.atom, tags.heading], color: 'var(--kd-code-keyword)' },
  { tag: [tags.string, tags.special(tags.string), tags.regexp, tags.escape], color: 'var(--kd-code-string)' },
  { tag: [tags.number, tags.unit, tags.color], color: 'var(--kd-code-number)' },
  { tag: tags.comment, color: 'var(--kd-code-comment)', fontStyle: 'italic' },
  {
    tag: [
      tags.function(tags.variableName),
      tags.function(tags.propertyName),
      tags.function(tags.definition(tags.variableName)),
      tags.function(tags.definition(tags.propertyName)),
    ],
    color: 'var(--kd-code-function)',
  },
  { tag: [tags.typeName, tags.className, tags.namespace], color: 'var(--kd-code-type)' },
  { tag: [tags.tagName, tags.angleBracket], color: 'var(--kd-code-tag)' },
  { tag: [tags.attributeName, tags.definition(tags.propertyName)], color: 'var(--kd-code-attribute)' },
]);

/** The sizes match the static code (`.kd-scroll` in player.css), so that the text does not move when the editor opens. */
const look = EditorView.theme({
  '&': { height: '100%', color: 'var(--kd-code-ink)', backgroundColor: 'transparent' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: 'var(--kd-font-mono)',
    fontSize: 'var(--kd-code-size)',
    lineHeight: 'var(--kd-code-line)',
    fontVariantLigatures: 'none',
    overscrollBehaviorX: 'contain',
  },
  '.cm-content': { padding: 'var(--kd-code-pad) 0', caretColor: 'var(--kd-accent)' },
  '.cm-line': { padding: '0 var(--kd-space-4) 0 var(--kd-code-left)' },
  '.cm-gutters': { backgroundColor: 'var(--kd-code-bg)', color: 'var(--kd-ink-faint)', border: '0' },
  '.cm-lineNumbers .cm-gutterElement': {
    boxSizing: 'border-box',
    minWidth: 'var(--kd-code-gutter)',
    padding: '0 var(--kd-space-3) 0 0',
    textAlign: 'right',
  },
  '.cm-foldGutter': { position: 'absolute', right: '0', width: '0.75rem' },
  '.cm-foldGutter .cm-gutterElement': { cursor: 'pointer', opacity: '0' },
  '.cm-gutters:hover .cm-foldGutter .cm-gutterElement, .cm-gutterElement:has([title="Unfold line"])': { opacity: '1' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'transparent' },
  '&.cm-focused .cm-activeLine, &.cm-focused .cm-activeLineGutter': {
    backgroundColor: 'color-mix(in srgb, var(--kd-accent) 6%, transparent)',
  },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    background: 'color-mix(in srgb, var(--kd-accent) 20%, transparent)',
  },
  '.cm-madeLine': {
    backgroundColor: 'var(--kd-accent-soft)',
    boxShadow: 'inset 0.1875rem 0 var(--kd-accent)',
    // Forced colors remove the background, but they show a transparent outline.
    outline: '1px solid transparent',
    outlineOffset: '-1px',
  },
  '.cm-selectionMatch': { backgroundColor: 'color-mix(in srgb, var(--kd-sun) 35%, transparent)' },
  '&.cm-focused .cm-matchingBracket': {
    backgroundColor: 'var(--kd-accent-soft)',
    outline: '1px solid var(--kd-accent)',
  },
  '&.cm-focused .cm-nonmatchingBracket': { backgroundColor: 'var(--kd-bad-soft)' },
  '.cm-foldPlaceholder': {
    margin: '0 0.25rem',
    padding: '0 0.375rem',
    border: '1px solid var(--kd-line-strong)',
    backgroundColor: 'var(--kd-paper-raised)',
    color: 'var(--kd-ink-soft)',
  },
  '.cm-panels': {
    backgroundColor: 'var(--kd-paper-raised)',
    color: 'var(--kd-ink)',
    fontFamily: 'var(--kd-font-sans)',
  },
  '.cm-panels-bottom': { borderTop: '1px solid var(--kd-line)' },
  '.cm-textfield, .cm-button': {
    border: '1px solid var(--kd-line-strong)',
    borderRadius: 'var(--kd-radius-s)',
    background: 'var(--kd-paper-raised)',
    fontSize: 'var(--kd-text-s)',
  },
  '.cm-tooltip': {
    border: '1px solid var(--kd-line-strong)',
    borderRadius: 'var(--kd-radius-m)',
    backgroundColor: 'var(--kd-paper-raised)',
    boxShadow: 'var(--kd-shadow-2)',
    overflow: 'hidden',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    fontFamily: 'var(--kd-font-mono)',
    fontSize: 'var(--kd-text-s)',
    maxHeight: '14rem',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '0.25rem 0.625rem' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--kd-accent-soft)',
    color: 'var(--kd-accent-strong)',
  },
  '.cm-completionDetail': { color: 'var(--kd-ink-faint)', fontStyle: 'normal', marginLeft: '1em' },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '700' },
  '.cm-completionInfo, .kd-member-help': {
    maxWidth: '26rem',
    padding: '0.5rem 0.75rem',
    fontFamily: 'var(--kd-font-sans)',
    fontSize: 'var(--kd-text-s)',
  },
  '.kd-member-help code': { fontFamily: 'var(--kd-font-mono)', whiteSpace: 'pre-wrap' },
  '.kd-member-help p': { margin: '0.25rem 0 0' },
  '.cm-diagnostic': { fontFamily: 'var(--kd-font-sans)', fontSize: 'var(--kd-text-s)' },
  '.cm-diagnostic-error': { borderLeftColor: 'var(--kd-bad)' },
});

export const editorTheme: Extension = [look, syntaxHighlighting(highlight)];
