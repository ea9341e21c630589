/** What the button gives its dialog, which is loaded later. */
export interface DialogProps {
  initialQuery: string;
  onClose: () => void;
}
