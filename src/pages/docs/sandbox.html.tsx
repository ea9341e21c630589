import { GalleryPage } from '@site/src/components/gallery/GalleryPage';

/** The gallery of demos at /docs/sandbox.html. */
export default GalleryPage;
