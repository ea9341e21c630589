import { placesOf } from '../precompile/settings';

/**
 * Where a build leaves the document of the demos' frames. Frames inherit the policy of their page: a content security policy
 * must let in the scripts of this document too.
 *
 * @param root the site's folder
 */
export function frameDocumentFile(root: string): string {
  return placesOf({ root }).frameHtml;
}
