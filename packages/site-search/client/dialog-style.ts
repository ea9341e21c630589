import style from '@generated/site-search/default/dialog-style.json';

const ID = 'site-search-dialog-style';

/** What the dialog's own style sheet leaves to the site. */
const SITE_STYLE = `
:root {
  --docsearch-primary-color: var(--ifm-color-primary);
  --docsearch-text-color: var(--ifm-font-color-base);
  --docsearch-muted-color: var(--ifm-color-content-secondary);
  --docsearch-modal-background: var(--kd-paper, var(--ifm-background-surface-color));
  --docsearch-hit-background: var(--kd-paper-raised, var(--ifm-background-surface-color));
  --docsearch-hit-color: var(--ifm-font-color-base);
  --docsearch-footer-background: var(--kd-paper-raised, var(--ifm-background-surface-color));
  --docsearch-searchbox-focus-background: var(--kd-paper-raised, var(--ifm-background-surface-color));
  --docsearch-highlight-color: var(--docsearch-primary-color);
}
.DocSearch-Container { z-index: calc(var(--ifm-z-index-fixed) + 1); }
.kd-search-embedded .DocSearch-Logo { display: none; }
.DocSearch-Hit-Container a, .DocSearch-Hit a { text-decoration: none; }
@media (prefers-reduced-motion: reduce) {
  .DocSearch-Container *, .DocSearch-Container { animation: none !important; transition: none !important; }
}
`;

/** Puts the dialog's style into the page, once. */
export function addDialogStyle(): void {
  if (document.getElementById(ID) !== null) return;
  const element = document.createElement('style');
  element.id = ID;
  element.textContent = style.css + SITE_STYLE;
  document.head.append(element);
}
