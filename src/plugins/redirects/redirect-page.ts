/** Redirects and keeps the query and hash. The script is the same on every page, so that one hash allows all of them. */
const LEAD_ON = "location.replace(document.querySelector('link[rel=canonical]').href+location.search+location.hash)";

/** True for a page that only redirects to another. */
function isRedirectPage(html: string): boolean {
  return /<meta http-equiv="refresh"/.test(html) && /<link rel="canonical"/.test(html);
}

/** A redirect page as Docusaurus writes it, but with a script that does not repeat its target. */
export function withConstantScript(html: string): string {
  return isRedirectPage(html) ? html.replace(/<script>[\s\S]*?<\/script>/, `<script>${LEAD_ON}</script>`) : html;
}
