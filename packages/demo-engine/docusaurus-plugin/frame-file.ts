import { placesOf } from '../precompile/settings';

/**
 * Path of the document of the demos' frames, written by the build. Frames inherit their page's content security policy, so that
 * policy must allow this document's scripts too.
 *
 * @param root the site's folder
 */
export function frameDocumentFile(root: string): string {
  return placesOf({ root }).frameHtml;
}
