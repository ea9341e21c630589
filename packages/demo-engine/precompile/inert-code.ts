import type { DemoSources, PublishedDemo } from '../model/published';

/**
 * The sources for a page's HTML. Files that are not open at first are in `<noscript>`: a browser with scripts parses them as text, not as
 * elements, of which a large demo has tens of thousands. The player makes elements of a file when it is opened. Without JavaScript, all
 * files are shown.
 */
export function withInertCode(demo: Pick<PublishedDemo, 'flavours'>, sources: DemoSources): DemoSources {
  return {
    ...sources,
    flavours: sources.flavours.map(({ flavour, files }) => {
      const { lesson = files[0]?.path } = demo.flavours.find((one) => one.flavour === flavour) ?? {};
      return {
        flavour,
        files: files.map((file) =>
          file.path === lesson ? file : { ...file, html: `<noscript>${file.html}</noscript>` },
        ),
      };
    }),
  };
}
