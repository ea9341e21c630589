/* global document, window */
// Loaded by the head of a page in browsers below the supported ones only (src/old-browser/), so it uses words that every browser reads.
// It makes the page complete as it is: styles, open tabs, and a sentence in place of each demo.
(function (d) {
  var words = 'This demo needs a newer browser: Chrome or Edge 111, Firefox 121, Safari 16.4, or any later version.';
  // Controls that need a script are hidden, and what they would open is open, as for readers without scripts.
  var rules =
    'button:not(:disabled),input:not(:disabled),[role=tablist],.theme-doc-toc-mobile,.kd-api-filter,.kd-api-filter-preview,.kd-status{display:none!important}' +
    '[role=tabpanel][hidden]{display:block!important}' +
    '.kd-old-browser{position:absolute;z-index:2;top:0;left:0;right:0;margin:0;padding:12px;background:#fff;color:#222;border-bottom:1px solid #888}';
  var style = d.createElement('style');
  style.appendChild(d.createTextNode(rules));
  d.documentElement.appendChild(style);

  function complete() {
    var sheet = d.querySelector('[data-full-sheet]');
    var stages = d.querySelectorAll('[data-demo] .kd-stage');
    var frames = d.querySelectorAll('[data-demo] iframe');
    var presses = window.kdPresses;
    var link, sentence, i;
    // No script of the page will answer what is pressed, and no demo runs in the frame that its HTML has made.
    if (presses) presses.off = true;
    for (i = 0; i < frames.length; i++) frames[i].parentNode.removeChild(frames[i]);
    if (sheet) {
      link = d.createElement('link');
      link.rel = 'stylesheet';
      link.href = sheet.getAttribute('data-full-sheet');
      d.head.appendChild(link);
    }
    for (i = 0; i < stages.length; i++) {
      sentence = d.createElement('p');
      sentence.className = 'kd-old-browser';
      sentence.appendChild(d.createTextNode(words));
      stages[i].appendChild(sentence);
    }
  }

  if (d.readyState === 'loading') d.addEventListener('DOMContentLoaded', complete);
  else complete();
})(document);
