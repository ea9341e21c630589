/** Leads on with what stands behind the address; the same for every page, so that one hash lets all of them in. */
const LEAD_ON = "location.replace(document.querySelector('link[rel=canonical]').href+location.search+location.hash)";

/** True for a page that does nothing but lead to another. */
function isRedirectPage(html: string): boolean {
  return /<meta http-equiv="refresh"/.test(html) && /<link rel="canonical"/.test(html);
}

/** A redirect page as the generator writes it, with a script that does not name its target again. */
export function withConstantScript(html: string): string {
  return isRedirectPage(html) ? html.replace(/<script>[\s\S]*?<\/script>/, `<script>${LEAD_ON}</script>`) : html;
}
