/** Written by the plugin: the search dialog's style sheet as text. */
declare module '@generated/site-search/default/dialog-style.json' {
  const style: { css: string };
  export default style;
}
