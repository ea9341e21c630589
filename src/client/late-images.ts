import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * Images that failed while the reader was offline load when the connection is back. The browser does not try again: without this, the
 * posters that the reader scrolled to would stay empty until a reload.
 */
function loadAgain(): void {
  for (const image of document.images) {
    if (!image.complete || image.naturalWidth > 0 || image.currentSrc === '') continue;
    // Setting it requests the image, even if it is the same.
    image.src = image.getAttribute('src') ?? '';
  }
}

if (ExecutionEnvironment.canUseDOM) window.addEventListener('online', loadAgain);
