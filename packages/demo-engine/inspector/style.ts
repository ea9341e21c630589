/**
 * The inspector's styles. Uses only tokens of src/css/tokens.css.
 *
 * They are a string because the site's build puts every stylesheet into the one that all pages load.
 */
export const INSPECTOR_STYLE = `
.kd-inspect {
  container: kd-inspect / inline-size;
  display: flex;
  flex-direction: column;
  height: 23rem;
  border: 0;
  border-top: 1px solid var(--kd-line);
  background: var(--kd-paper-raised);
  color: var(--kd-ink);
  font-family: var(--kd-font-sans);
  font-size: 0.8125rem;
  line-height: 1.5;
}

.kd-demo[data-full] .kd-inspect,
.kd-play .kd-inspect {
  flex: none;
  height: min(23rem, 45dvh);
}

.kd-inspect:focus-visible {
  outline-offset: -2px;
}

.kd-inspect-bar {
  flex: none;
  height: 2.25rem;
  border-bottom: 1px solid var(--kd-line);
}

.kd-inspect-count {
  min-width: 0;
  color: var(--kd-ink-faint);
  font-size: var(--kd-text-xs);
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
}

.kd-inspect .kd-action {
  height: 1.75rem;
  min-width: 1.75rem;
}

.kd-inspect .kd-action[aria-pressed='true'] {
  background: var(--kd-accent);
  color: var(--kd-on-accent);
}

.kd-unseen {
  position: absolute;
  width: 1px;
  height: 1px;
  clip-path: inset(50%);
  overflow: hidden;
  white-space: nowrap;
}

/* Beside each other where there is room, otherwise one at a time. */

.kd-inspect-body {
  display: grid;
  flex: 1;
  grid-template: 'tree tabs' auto 'tree pane' minmax(0, 1fr) / minmax(13rem, 2fr) minmax(0, 3fr);
  min-height: 0;
}

.kd-inspect[data-narrow] .kd-inspect-body {
  display: flex;
  flex-direction: column;
}

.kd-inspect-tree {
  display: flex;
  grid-area: tree;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
}

.kd-inspect-tree[hidden],
.kd-inspect-pane[hidden] {
  display: none;
}

.kd-inspect:not([data-narrow]) .kd-inspect-tree {
  border-right: 1px solid var(--kd-line);
}

.kd-inspect-tabs {
  grid-area: tabs;
  flex: none;
  height: 2.25rem;
  padding-left: var(--kd-space-1);
  border-bottom: 1px solid var(--kd-line);
}

.kd-inspect-pane {
  grid-area: pane;
  flex: 1;
  min-width: 0;
  min-height: 0;
  padding: var(--kd-space-3) var(--kd-space-4);
  overflow: auto;
  overscroll-behavior: contain;
}

.kd-inspect-empty,
.kd-inspect-absence {
  margin: 0;
  color: var(--kd-ink-soft);
}

.kd-inspect-absence {
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: var(--kd-space-3);
  padding: var(--kd-space-5);
  text-align: center;
}

.kd-inspect-absence p {
  max-width: 22rem;
  margin: 0;
}

.kd-inspect-absence .kd-action {
  border-color: var(--kd-line-control);
}

/* Tree */

.kd-tree-search {
  display: flex;
  flex: none;
  align-items: center;
  height: 2.25rem;
  padding: 0 var(--kd-space-1) 0 var(--kd-space-2);
  border-bottom: 1px solid var(--kd-line);
}

.kd-tree-search .kd-inspect-field {
  flex: 1;
  width: auto;
  min-width: 0;
  border-color: transparent;
  background: none;
}

.kd-tree-search .kd-inspect-field::placeholder {
  color: var(--kd-ink-faint);
}

.kd-tree-search .kd-action {
  min-width: 1.5rem;
}

.kd-tree-matches {
  flex: none;
  max-width: 45%;
  padding: 0 var(--kd-space-1);
  color: var(--kd-ink-faint);
  font-size: var(--kd-text-xs);
  font-variant-numeric: tabular-nums;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
}

.kd-tree {
  position: relative;
  flex: 1;
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
  font-family: var(--kd-font-mono);
  font-size: 0.75rem;
  cursor: default;
}

.kd-tree-size {
  position: relative;
  overflow: clip;
}

.kd-tree-row {
  display: flex;
  position: absolute;
  right: 0;
  left: 0;
  align-items: center;
  gap: 0.375rem;
  height: 26px;
  padding-right: var(--kd-space-2);
  white-space: nowrap;
}

.kd-tree-row:hover {
  background: var(--kd-paper-sunk);
}

.kd-tree-row[aria-selected='true'] {
  background: var(--kd-accent-soft);
}

.kd-tree:focus-visible .kd-tree-row[data-active] {
  outline: 2px solid var(--kd-focus);
  outline-offset: -2px;
}

.kd-demo .kd-tree:focus-visible {
  outline: none;
}

.kd-tree-row > * {
  flex: none;
}

.kd-tree-arrow {
  display: flex;
  align-items: center;
  justify-content: center;
  align-self: stretch;
  width: 1.25rem;
  margin-left: var(--kd-space-1);
  color: var(--kd-ink-faint);
}

.kd-tree-arrow .kd-icon {
  width: 0.875rem;
  height: 0.875rem;
  transition: transform var(--kd-fast);
}

.kd-tree-arrow[data-open] .kd-icon {
  transform: rotate(90deg);
}

.kd-tree-class {
  color: var(--kd-code-type);
}

.kd-tree-name {
  color: var(--kd-code-attribute);
}

.kd-tree-id {
  color: var(--kd-code-function);
}

.kd-tree-row > .kd-tree-text {
  flex: 0 1 auto;
  min-width: 2rem;
  color: var(--kd-code-string);
  overflow: hidden;
  text-overflow: ellipsis;
}

.kd-tree-count {
  padding: 0 0.375rem;
  border-radius: 0.625rem;
  background: var(--kd-paper-sunk);
  color: var(--kd-ink-soft);
  font-family: var(--kd-font-sans);
  font-size: 0.6875rem;
}

.kd-tree-row[data-muted] > * {
  color: var(--kd-ink-faint);
}

.kd-tree-mark {
  display: flex;
  color: var(--kd-ink-faint);
}

.kd-tree-mark .kd-icon {
  width: 0.875rem;
  height: 0.875rem;
}

/* Attributes */

.kd-inspect-link {
  padding: 0;
  border: 0;
  background: none;
  color: var(--kd-accent-strong);
  font: inherit;
  text-align: left;
  text-decoration: underline;
  text-decoration-color: color-mix(in srgb, currentcolor 40%, transparent);
  text-underline-offset: 0.2em;
  cursor: pointer;
}

.kd-inspect-link:hover {
  text-decoration-color: currentcolor;
}

.kd-demo .kd-path {
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--kd-space-1);
  margin: 0 0 var(--kd-space-3);
  padding: 0;
  font-family: var(--kd-font-mono);
  font-size: 0.75rem;
  list-style: none;
}

.kd-demo .kd-path li {
  margin: 0;
}

.kd-path li + li::before {
  color: var(--kd-ink-faint);
  content: '› ' / '';
}

.kd-path [aria-current] {
  color: var(--kd-ink);
  font-weight: 600;
  text-decoration: none;
}

.kd-made-at {
  margin: calc(-1 * var(--kd-space-2)) 0 var(--kd-space-3);
  color: var(--kd-ink-soft);
}

.kd-inspect-note {
  margin: 0 0 var(--kd-space-3);
  padding-left: var(--kd-space-3);
  border-left: 2px solid var(--kd-warn);
  color: var(--kd-ink-soft);
}

.kd-attributes {
  display: grid;
  grid-template-columns: minmax(5rem, 9.5rem) minmax(0, 1fr) auto;
  gap: 2px var(--kd-space-2);
}

.kd-attribute {
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  align-items: center;
  min-height: 1.75rem;
}

.kd-attribute-name {
  min-width: 0;
  padding: 0.1875rem 0;
  font-family: var(--kd-font-mono);
  font-size: 0.75rem;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
}

.kd-demo .kd-attribute-name a {
  color: var(--kd-ink-soft);
  text-decoration: underline dotted;
  text-decoration-color: var(--kd-line-control);
  text-underline-offset: 0.25em;
}

.kd-demo .kd-attribute-name a:hover {
  color: var(--kd-accent-strong);
}

.kd-attribute[data-kind='number'] .kd-attribute-name,
.kd-attribute[data-kind='number'] .kd-attribute-name a {
  cursor: ew-resize;
  touch-action: pan-y;
  user-select: none;
}

.kd-attribute-value {
  grid-column: 2 / -1;
  color: var(--kd-ink-soft);
  font-family: var(--kd-font-mono);
  font-size: 0.75rem;
  overflow-wrap: anywhere;
}

.kd-attribute[data-kind='none']:has(.kd-attribute-copy) .kd-attribute-value {
  grid-column: 2;
}

.kd-inspect-field {
  width: 100%;
  min-width: 0;
  height: 1.625rem;
  padding: 0 var(--kd-space-2);
  border: 1px solid var(--kd-line-control);
  border-radius: var(--kd-radius-s);
  background: var(--kd-paper-raised);
  color: var(--kd-ink);
  font-family: var(--kd-font-mono);
  font-size: 0.75rem;
}

textarea.kd-inspect-field {
  height: auto;
  min-height: 2.5rem;
  padding: var(--kd-space-1) var(--kd-space-2);
  resize: vertical;
}

.kd-inspect-field[aria-invalid='true'] {
  border-color: var(--kd-bad);
}

input[type='number'].kd-inspect-field {
  max-width: 8rem;
  appearance: textfield;
}

input[type='number'].kd-inspect-field::-webkit-inner-spin-button {
  display: none;
}

select.kd-inspect-field {
  max-width: 14rem;
}

.kd-inspect input[type='checkbox'] {
  justify-self: start;
  width: 1rem;
  height: 1rem;
  margin: 0;
  accent-color: var(--kd-accent);
}

.kd-inspect-color {
  display: flex;
  gap: var(--kd-space-1);
  min-width: 0;
  max-width: 14rem;
}

.kd-inspect-color input[type='color'] {
  flex: none;
  width: 2rem;
  height: 1.625rem;
  padding: 2px;
  border: 1px solid var(--kd-line-control);
  border-radius: var(--kd-radius-s);
  background: var(--kd-paper-raised);
  cursor: pointer;
}

.kd-inspect-color input[data-empty] {
  opacity: 0.4;
}

.kd-attribute-copy {
  position: relative;
}

.kd-attribute-copy .kd-action {
  color: var(--kd-ink-faint);
}

.kd-attribute-copy[data-outcome='Copied'] .kd-action {
  color: var(--kd-good);
}

.kd-attribute-note {
  grid-column: 2 / -1;
  margin: 0 0 var(--kd-space-1);
  color: var(--kd-warn);
  font-size: var(--kd-text-xs);
}

.kd-demo .kd-inspect-fold {
  margin: var(--kd-space-3) 0 0;
  padding: 0;
  border: 0;
  border-radius: 0;
  background: none;
  box-shadow: none;
  color: inherit;
}

.kd-demo .kd-inspect-fold summary {
  margin: 0 0 var(--kd-space-1);
  padding: 0;
  color: var(--kd-ink-soft);
  font: inherit;
  font-weight: 600;
  cursor: pointer;
}

.kd-facts {
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 var(--kd-space-4);
  margin: 0;
}

.kd-facts dt {
  color: var(--kd-ink-soft);
  font-weight: 400;
}

.kd-facts dd {
  margin: 0;
  font-family: var(--kd-font-mono);
  font-size: 0.75rem;
  line-height: 1.625;
  overflow-wrap: anywhere;
}

/* Behind the scenes */

.kd-scene + .kd-scene {
  margin-top: var(--kd-space-4);
}

.kd-scene > label {
  display: flex;
  align-items: center;
  gap: var(--kd-space-2);
  font-weight: 600;
  cursor: pointer;
}

.kd-inspect .kd-scene input[role='switch'] {
  position: relative;
  flex: none;
  width: 2rem;
  height: 1.125rem;
  border: 1px solid var(--kd-line-control);
  border-radius: 0.5625rem;
  background: var(--kd-paper-sunk);
  appearance: none;
  cursor: pointer;
  transition: background-color var(--kd-fast);
}

.kd-inspect .kd-scene input[role='switch']::before {
  position: absolute;
  top: 50%;
  left: 2px;
  width: 0.75rem;
  height: 0.75rem;
  border-radius: 50%;
  background: var(--kd-line-control);
  transform: translateY(-50%);
  transition: left var(--kd-fast) var(--kd-ease);
  content: '';
}

.kd-inspect .kd-scene input[role='switch']:checked {
  border-color: var(--kd-accent);
  background: var(--kd-accent);
}

.kd-inspect .kd-scene input[role='switch']:checked::before {
  left: calc(100% - 0.75rem - 2px);
  background: var(--kd-on-accent);
}

.kd-scene > p {
  margin: 0 0 0 2.5rem;
  color: var(--kd-ink-soft);
}

.kd-demo .kd-draws {
  display: table;
  width: 100%;
  border-collapse: collapse;
  margin: var(--kd-space-2) 0 0;
  font-variant-numeric: tabular-nums;
}

.kd-demo .kd-draws :is(th, td) {
  padding: var(--kd-space-1) var(--kd-space-2);
  border: 0;
  border-bottom: 1px solid var(--kd-line);
  background: none;
  font-weight: 400;
  text-align: right;
}

.kd-demo .kd-draws th:first-child {
  padding-left: 0;
  text-align: left;
}

.kd-demo .kd-draws thead th {
  color: var(--kd-ink-soft);
  font-size: var(--kd-text-xs);
}

.kd-events {
  margin-top: var(--kd-space-2);
  border: 1px solid var(--kd-line);
  border-radius: var(--kd-radius-s);
}

.kd-events-bar {
  display: flex;
  align-items: center;
  gap: var(--kd-space-1);
  padding: 2px;
  border-bottom: 1px solid var(--kd-line);
}

.kd-events-note {
  margin-left: auto;
  padding-right: var(--kd-space-2);
  color: var(--kd-ink-faint);
  font-size: var(--kd-text-xs);
}

.kd-events-list {
  height: 9rem;
  padding: var(--kd-space-1) var(--kd-space-2);
  background: var(--kd-code-bg);
  overflow: auto;
  overscroll-behavior: contain;
}

.kd-event {
  padding: 0.125rem 0;
  overflow-wrap: anywhere;
}

.kd-event-type {
  color: var(--kd-code-keyword);
  font-family: var(--kd-font-mono);
  font-size: 0.75rem;
}

.kd-event-at,
.kd-event-through {
  color: var(--kd-ink-faint);
  font-size: var(--kd-text-xs);
}

.kd-event-through {
  padding-left: var(--kd-space-3);
}

/* A sheet at the lower edge of a small screen: the drawing is above it. */

.kd-inspect[data-sheet] {
  position: fixed;
  inset: auto 0 0;
  width: 100%;
  max-width: none;
  height: 52dvh;
  margin: 0;
  padding: 0 0 env(safe-area-inset-bottom);
  border-top: 1px solid var(--kd-line-strong);
  box-shadow: var(--kd-shadow-2);
  animation: kd-inspect-rise var(--kd-slow) var(--kd-ease);
}

@keyframes kd-inspect-rise {
  from {
    transform: translateY(2rem);
    opacity: 0;
  }
}

@media (max-width: 719.98px) {
  /* Only the drawing is beside the sheet; the code would be below it. */
  .kd-play:has(.kd-inspect) :is(.kd-code, .kd-splitter) {
    display: none;
  }

  .kd-play .kd-inspect[data-sheet] {
    height: 40dvh;
  }

  .kd-play:has(.kd-inspect) .kd-result {
    padding-bottom: 40dvh;
  }
}

/* The line that made the selected node, in the code beside the drawing. */
::highlight(kd-made-line) {
  background-color: var(--kd-accent-soft);
  text-decoration: underline 2px var(--kd-accent);
  text-underline-offset: 3px;
}

@media (prefers-reduced-motion: reduce) {
  .kd-inspect[data-sheet] {
    animation: none;
  }
}

/* Fingers need room. */
@media (pointer: coarse) {
  .kd-inspect .kd-action,
  .kd-attribute,
  .kd-inspect-field,
  .kd-inspect-color input[type='color'] {
    min-width: 2.5rem;
    height: auto;
    min-height: 2.5rem;
  }

  .kd-inspect-bar,
  .kd-inspect-tabs,
  .kd-tree-search {
    height: 2.75rem;
  }

  .kd-tree-row {
    height: 40px;
  }

  .kd-tree-arrow {
    width: 2rem;
  }

  .kd-inspect-link {
    min-height: 1.75rem;
  }

  /* iOS zooms the page into a field of smaller text. */
  .kd-inspect-field {
    font-size: max(1rem, 16px);
  }

  .kd-inspect input[type='checkbox']:not([role]) {
    width: 1.5rem;
    height: 1.5rem;
  }
}

/* Colors of the system say what is selected and pressed. */
@media (forced-colors: active) {
  .kd-tree-row[aria-selected='true'],
  .kd-inspect .kd-action[aria-pressed='true'] {
    background: Highlight;
    color: HighlightText;
    forced-color-adjust: none;
  }

  .kd-tree-row[aria-selected='true'] > * {
    color: inherit;
  }

  .kd-inspect .kd-scene input[role='switch']:checked {
    background: Highlight;
  }

  .kd-inspect .kd-scene input[role='switch']::before {
    background: ButtonText;
  }
}

@media print {
  .kd-inspect {
    display: none;
  }
}
`;
