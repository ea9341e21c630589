import style from '@generated/site-search/default/dialog-style.json';

const ID = 'site-search-dialog-style';

/** Adds the dialog's style sheet to the page, once. */
export function addDialogStyle(): void {
  if (document.getElementById(ID) !== null) return;
  const element = document.createElement('style');
  element.id = ID;
  element.textContent = style.css;
  document.head.append(element);
}
