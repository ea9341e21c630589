/** Copies what is in a field, and says so. Without the right to write to the clipboard, the text is selected instead. */
export async function copyField(field: HTMLInputElement | null): Promise<string> {
  if (!field) return 'There is nothing to copy.';
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    return 'The path data is copied.';
  } catch {
    return 'The path data is selected. Copy it with Ctrl+C or Cmd+C.';
  }
}
