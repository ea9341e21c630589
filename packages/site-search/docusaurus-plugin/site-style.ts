/** The site's additions to the dialog's own style sheet: colors and corrections. */
export const SITE_STYLE = `
:root, html[data-theme='dark'] {
  --docsearch-primary-color: var(--ifm-color-primary);
  --docsearch-text-color: var(--ifm-font-color-base);
  --docsearch-muted-color: var(--ifm-color-content-secondary);
  --docsearch-modal-background: var(--kd-paper, var(--ifm-background-surface-color));
  --docsearch-hit-background: var(--kd-paper-raised, var(--ifm-background-surface-color));
  --docsearch-hit-color: var(--ifm-font-color-base);
  --docsearch-hit-active-color: var(--kd-on-accent, #fff);
  --docsearch-footer-background: var(--kd-paper-raised, var(--ifm-background-surface-color));
  --docsearch-searchbox-focus-background: var(--kd-paper-raised, var(--ifm-background-surface-color));
  --docsearch-highlight-color: var(--docsearch-primary-color);
}
.DocSearch-Container { z-index: calc(var(--ifm-z-index-fixed) + 1); }
.kd-search-embedded .DocSearch-Logo { display: none; }
.DocSearch-NoResults a, .DocSearch-HitsFooter a, .DocSearch-Prefill { text-decoration: underline; }
/* A line alone is too low for a finger; and underlined as these are, another line below them shows no focus. */
.DocSearch-Prefill { padding-block: 4px; }
.DocSearch-Prefill:focus { border-radius: 4px; outline: 2px solid var(--docsearch-highlight-color); }
.DocSearch-HitsFooter a { border-bottom: 0; color: var(--docsearch-highlight-color); }
/* On narrow screens the dialog would stand at the top of the page, wherever the reader is; and a bar with nothing in it below. */
@media (max-width: 768px) {
  .DocSearch-Container { position: fixed; }
  .kd-search-embedded { --docsearch-footer-height: 0px; }
  .kd-search-embedded .DocSearch-Footer { display: none; }
}
/* Not "none": the dialog removes an entry when its transition has ended. */
@media (prefers-reduced-motion: reduce) {
  .DocSearch-Container, .DocSearch-Container * {
    animation-duration: 1ms !important;
    transition-delay: 0s !important;
    transition-duration: 1ms !important;
  }
}
`;
