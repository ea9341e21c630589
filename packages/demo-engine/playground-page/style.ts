/**
 * The playground's styles: the player's parts (player.css) on a full page. Uses only tokens of src/css/tokens.css.
 *
 * A string instead of a stylesheet: Docusaurus merges all stylesheets into the one that every page loads.
 */
export const PLAYGROUND_STYLE = `
.kd-demo.kd-play {
  --kd-lines: 0;
  display: flex;
  flex-direction: column;
  height: calc(100dvh - var(--ifm-navbar-height, 0px));
  min-height: 34rem;
  margin: 0;
  border: 0;
  border-radius: 0;
  box-shadow: none;
}

.kd-demo.kd-play[data-full] {
  height: 100%;
}

/* Heads */

.kd-play-head {
  flex: none;
  height: 3.25rem;
  padding: 0 var(--kd-space-3) 0 var(--kd-space-5);
  border-bottom: 1px solid var(--kd-line);
  background: var(--kd-paper-raised);
}

.kd-play-head h1,
.kd-play-blank h1 {
  margin: 0;
  font-family: var(--kd-font-display);
  font-size: var(--kd-text-l);
  letter-spacing: -0.015em;
}

.kd-play-title {
  display: flex;
  flex: 0 1 auto;
  align-items: center;
  gap: var(--kd-space-2);
  min-width: 0;
  margin: 0 0 0 var(--kd-space-2);
  padding-left: var(--kd-space-4);
  border-left: 1px solid var(--kd-line-strong);
  color: var(--kd-ink-soft);
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
}

.kd-play-mark {
  padding: 0 var(--kd-space-2);
  border-radius: var(--kd-radius-s);
  background: var(--kd-warn-soft);
  color: var(--kd-warn);
  font-size: var(--kd-text-xs);
  font-weight: 600;
}

.kd-play a.kd-action,
.kd-play a.kd-action:hover {
  text-decoration: none;
}

.kd-play > .kd-head {
  flex: none;
}

.kd-play-konva {
  display: flex;
  align-items: center;
  gap: var(--kd-space-2);
  font-size: var(--kd-text-s);
}

.kd-play-konva select {
  width: 5.25rem;
  height: 1.875rem;
  padding: 0 var(--kd-space-1);
  border: 1px solid var(--kd-line-control);
  border-radius: var(--kd-radius-s);
  background: var(--kd-paper-raised);
  color: var(--kd-ink);
  font: inherit;
}

.kd-play-konva select[data-on] {
  border-color: var(--kd-accent);
  color: var(--kd-accent);
}

.kd-play-notice {
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  gap: var(--kd-space-3);
  padding: var(--kd-space-2) var(--kd-space-3) var(--kd-space-2) var(--kd-space-5);
  border-bottom: 1px solid var(--kd-line);
  background: var(--kd-warn-soft);
}

.kd-play-notice p {
  max-height: 6rem;
  margin: 0;
  overflow: auto;
  overflow-wrap: anywhere;
}

.kd-play-packages-notice p {
  white-space: pre-line;
}

.kd-demo.kd-play[data-drop]::after {
  position: absolute;
  inset: 0;
  z-index: 5;
  border: 3px dashed var(--kd-accent);
  background: color-mix(in srgb, var(--kd-accent-soft) 70%, transparent);
  content: '';
  pointer-events: none;
}

/* Body */

.kd-play .kd-editor[hidden] {
  display: none;
}

.kd-play-preview {
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--kd-space-3);
  height: calc(100% - var(--kd-files-height));
  padding: var(--kd-space-5);
  overflow: auto;
  font-family: var(--kd-font-sans);
}

.kd-play-preview img {
  max-width: 100%;
  max-height: min(20rem, 60%);
  border: 1px solid var(--kd-line-strong);
  background: repeating-conic-gradient(var(--kd-paper-sunk) 0 25%, var(--kd-paper-raised) 0 50%) 0 0 / 1rem 1rem;
}

.kd-play-preview p {
  margin: 0;
  overflow-wrap: anywhere;
}

.kd-play-preview p strong {
  margin-right: var(--kd-space-3);
}

.kd-play > .kd-body {
  flex: 1;
  min-height: 0;
}

.kd-demo.kd-play .kd-code {
  flex: none;
  height: var(--kd-code-height, 50%);
  min-height: 0;
  max-height: calc(100% - 8rem);
}

.kd-play .kd-files-bar .kd-actions {
  padding: 0 var(--kd-space-1);
}

.kd-play .kd-files-bar .kd-action {
  height: 1.875rem;
}

.kd-demo .kd-play-plain {
  height: calc(100% - var(--kd-files-height));
  padding: var(--kd-code-pad) var(--kd-space-4) var(--kd-code-pad) calc(var(--kd-code-gutter) + 0rem);
  overflow: auto;
}

.kd-play .kd-result {
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
}

.kd-play .kd-result-bar {
  flex: none;
}

.kd-play-runs,
.kd-play-run {
  display: flex;
  flex: 1 1 0;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
}

.kd-play-run + .kd-play-run {
  border-top: 1px solid var(--kd-line-strong);
}

.kd-play-version {
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--kd-space-2);
  padding: var(--kd-space-1) var(--kd-space-4);
  border-bottom: 1px solid var(--kd-line);
  font-size: var(--kd-text-s);
}

.kd-play-refused {
  margin: var(--kd-space-4);
}

.kd-play .kd-stage-size {
  flex: 1;
  min-height: 0;
}

.kd-play .kd-stage {
  height: 100%;
}

.kd-play .kd-console {
  flex: none;
}

.kd-play .kd-console-lines {
  height: clamp(6rem, 22vh, 11rem);
}

@container kd-demo (min-width: 880px) {
  .kd-play-runs {
    flex-direction: row;
  }

  .kd-play-run + .kd-play-run {
    border-top: 0;
    border-left: 1px solid var(--kd-line-strong);
  }

  .kd-demo.kd-play .kd-code {
    height: auto;
    max-height: none;
  }
}

/* Two results, one above the other. */
@media (max-width: 879.98px) {
  .kd-demo.kd-play:not([data-full]):has(> .kd-body .kd-play-runs[data-compared]) {
    min-height: 60rem;
  }
}

/* The page has less height than a desk has: the result keeps its share, and the page scrolls. */
@container kd-demo (max-width: 879.98px) {
  .kd-play-head {
    padding: 0 var(--kd-space-2) 0 var(--kd-space-4);
  }

  .kd-play-konva span {
    display: none;
  }

  .kd-play-head .kd-action:not(a) {
    justify-content: center;
    padding: 0;
  }

  .kd-play-head .kd-action:not(a) .kd-action-text {
    position: absolute;
    width: 1px;
    height: 1px;
    clip-path: inset(50%);
    overflow: hidden;
  }
}

@container kd-demo (max-width: 479.98px) {
  .kd-play-head .kd-play-title {
    display: none;
  }
}

/* The narrowest phones: tabs and tools in two rows, and actions in place of the page's name. */
@container kd-demo (max-width: 359.98px) {
  .kd-play > .kd-head {
    flex-wrap: wrap;
    height: auto;
    row-gap: 0;
  }

  .kd-play > .kd-head .kd-flavours {
    flex: 1 0 100%;
    min-height: var(--kd-bar-height);
  }

  .kd-play-head h1 {
    position: absolute;
    width: 1px;
    height: 1px;
    clip-path: inset(50%);
    overflow: hidden;
  }
}

/* Waiting for the reader */

.kd-play-wait {
  display: grid;
  position: absolute;
  inset: 0;
  z-index: 3;
  place-items: center;
  padding: var(--kd-space-5);
  background: var(--kd-paper-sunk);
}

.kd-play-wait > div {
  max-width: 27rem;
  padding: var(--kd-space-4) var(--kd-space-5);
  border: 1px solid var(--kd-line-strong);
  border-left: 4px solid var(--kd-sun);
  border-radius: var(--kd-radius-m);
  background: var(--kd-paper-raised);
  font-size: var(--kd-text-m);
  line-height: 1.55;
}

.kd-play-wait p {
  margin: 0 0 var(--kd-space-3);
}

.kd-play-wait .kd-action,
.kd-play-wait .kd-action:hover:not(:disabled) {
  height: var(--kd-touch);
  padding: 0 var(--kd-space-4) 0 var(--kd-space-3);
  border-color: var(--kd-accent);
  background: var(--kd-accent);
  color: var(--kd-paper-raised);
  font-size: var(--kd-text-m);
  font-weight: 600;
}

.kd-play-wait .kd-action:hover:not(:disabled) {
  background: var(--kd-accent-strong);
}

/* Before there is something to work on, and when there is nothing */

.kd-play-blank {
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: var(--kd-space-3);
  width: min(40rem, 100%);
  min-height: 60vh;
  margin: 0 auto;
  padding: var(--kd-space-6) var(--kd-space-4);
}

.kd-play-blank h1 {
  font-size: var(--kd-text-2xl);
}

.kd-play-blank p {
  margin: 0;
}

.kd-play-warning {
  overflow: auto;
  max-height: 10rem;
  padding: var(--kd-space-3) var(--kd-space-4);
  border-left: 4px solid var(--kd-warn);
  border-radius: var(--kd-radius-m);
  background: var(--kd-warn-soft);
}

/* Dialogs */

.kd-play-dialog {
  width: min(34rem, calc(100vw - 2 * var(--kd-space-4)));
  padding: 0;
  font-family: var(--kd-font-sans);
}

.kd-play-dialog-body {
  padding: var(--kd-space-4) var(--kd-space-5) var(--kd-space-5);
}

.kd-play-dialog-head {
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin: 0 calc(-1 * var(--kd-space-2)) var(--kd-space-3) 0;
}

.kd-dialog .kd-play-dialog-head .kd-action {
  width: 2.5rem;
  padding: 0;
  border-color: transparent;
}

.kd-play-dialog h2 {
  margin: 0;
  font-size: var(--kd-text-l);
  overflow-wrap: anywhere;
}

.kd-play-dialog h3 {
  margin: var(--kd-space-5) 0 var(--kd-space-2);
  font-size: var(--kd-text-m);
}

.kd-dialog .kd-play-form {
  display: block;
}

.kd-play-form label {
  display: block;
  margin-bottom: var(--kd-space-1);
  font-size: var(--kd-text-s);
  font-weight: 600;
}

.kd-play-input {
  flex: 1;
  width: 100%;
  min-width: 0;
  height: 2.75rem;
  padding: 0 var(--kd-space-3);
  border: 1px solid var(--kd-line-control);
  border-radius: var(--kd-radius-s);
  background: var(--kd-paper-raised);
  color: var(--kd-ink);
  font: inherit;
  text-overflow: ellipsis;
}

.kd-play-input[aria-invalid] {
  border-color: var(--kd-bad);
}

textarea.kd-play-input {
  display: block;
  height: auto;
  padding: var(--kd-space-3);
  font-family: var(--kd-font-mono);
  font-size: var(--kd-text-s);
  line-height: 1.5;
  resize: vertical;
}

.kd-play-report {
  width: min(46rem, calc(100vw - 2 * var(--kd-space-4)));
}

.kd-play-report .kd-play-ways {
  margin-top: var(--kd-space-3);
}

.kd-play-choose {
  margin-top: var(--kd-space-4);
  padding-top: var(--kd-space-4);
  border-top: 1px solid var(--kd-line);
}

.kd-play-file-input {
  width: 100%;
  min-height: var(--kd-touch);
  padding: var(--kd-space-2);
  border: 1px dashed var(--kd-line-control);
  border-radius: var(--kd-radius-s);
  font: inherit;
}

.kd-play-link {
  display: flex;
  gap: var(--kd-space-2);
}

.kd-dialog .kd-play-link .kd-action {
  height: 2.75rem;
}

.kd-dialog .kd-play-fine,
.kd-dialog .kd-play-said,
.kd-dialog .kd-play-field-problem {
  min-height: 1.25rem;
  margin: var(--kd-space-2) 0 0;
  color: var(--kd-ink-soft);
  font-size: var(--kd-text-s);
  line-height: 1.45;
}

.kd-dialog .kd-play-said:empty {
  min-height: 0;
  margin: 0;
}

.kd-dialog .kd-play-said {
  color: var(--kd-good);
  font-weight: 600;
}

.kd-dialog .kd-play-field-problem {
  color: var(--kd-bad);
}

.kd-dialog .kd-play-dialog-actions {
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--kd-space-2);
  margin-top: var(--kd-space-3);
}

.kd-dialog .kd-action.kd-play-primary {
  border-color: var(--kd-accent);
  background: var(--kd-accent);
  color: var(--kd-paper-raised);
}

.kd-play-ways {
  display: flex;
  flex-wrap: wrap;
  gap: var(--kd-space-2);
}

.kd-play-added {
  margin-top: var(--kd-space-3);
  font-size: var(--kd-text-s);
}

.kd-play-added ul {
  max-height: 9rem;
  margin: var(--kd-space-2) 0 0;
  overflow: auto;
  overflow-wrap: anywhere;
}

.kd-play-packages ul {
  max-height: min(24rem, 45vh);
  margin: var(--kd-space-3) 0;
  padding: 0;
  overflow: auto;
  list-style: none;
}

.kd-play-packages li {
  padding: var(--kd-space-1) 0;
}

.kd-play-packages li span {
  color: var(--kd-ink-soft);
}

.kd-play-picker .kd-play-demos {
  max-height: min(26rem, 50vh);
  margin: var(--kd-space-3) calc(-1 * var(--kd-space-3)) 0;
  padding: 0;
  overflow: auto;
  list-style: none;
}

.kd-play-demos a {
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--kd-space-3);
  min-height: var(--kd-touch);
  padding: var(--kd-space-2) var(--kd-space-3);
  border-radius: var(--kd-radius-s);
  color: var(--kd-ink);
  text-decoration: none;
}

.kd-play-demos a:hover {
  background: var(--kd-accent-soft);
}

.kd-play-demos strong {
  font-weight: 600;
}

.kd-play-demos span {
  flex: none;
  color: var(--kd-ink-faint);
  font-size: var(--kd-text-s);
}

.kd-play-dialog :focus-visible {
  outline: 2px solid var(--kd-focus);
  outline-offset: -2px;
}

@media (max-width: 480px) {
  .kd-play-dialog-body {
    padding: var(--kd-space-3) var(--kd-space-4) var(--kd-space-4);
  }

  .kd-play-link {
    flex-direction: column;
  }

  .kd-play-link .kd-play-input {
    flex: none;
  }

  .kd-play-ways .kd-action {
    width: 100%;
  }

  .kd-play-demos a {
    flex-direction: column;
    gap: 0;
  }
}
`;
