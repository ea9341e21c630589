import { onMounted, onUnmounted } from 'vue';

const textFields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Ctrl+Z and Ctrl+Shift+Z, on a Mac with Command. */
export function useUndoKeys({ undo, redo }: { undo(): void; redo(): void }) {
  function press(event: KeyboardEvent) {
    if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey)) return;
    if (event.target instanceof Element && event.target.closest(textFields)) return;
    event.preventDefault();
    if (event.shiftKey) redo();
    else undo();
  }
  onMounted(() => window.addEventListener('keydown', press));
  onUnmounted(() => window.removeEventListener('keydown', press));
}
