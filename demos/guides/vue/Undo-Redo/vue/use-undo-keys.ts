import { onMounted, onUnmounted } from 'vue';

const textFields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Ctrl+Z and Ctrl+Shift+Z, on a Mac with Command, while this component is mounted. */
export function useUndoKeys({ undo, redo }: { undo(): void; redo(): void }) {
  function press(event: KeyboardEvent) {
    if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey)) return;
    // Text fields have their own undo.
    if (event.target instanceof Element && event.target.closest(textFields)) return;
    event.preventDefault();
    (event.shiftKey ? redo : undo)();
  }
  onMounted(() => window.addEventListener('keydown', press));
  onUnmounted(() => window.removeEventListener('keydown', press));
}
