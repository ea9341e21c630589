const PATHS = {
  undo: 'M7 4 3 8l4 4M3 8h8.5a4.5 4.5 0 0 1 0 9H8',
  redo: 'm13 4 4 4-4 4m4-4H8.5a4.5 4.5 0 0 0 0 9H12',
  minus: 'M4 10h12',
  plus: 'M4 10h12M10 4v12',
  fit: 'M3 7V3h4m6 0h4v4m0 6v4h-4m-6 0H3v-4',
  text: 'M4 6V4h12v2m-6-2v12m-2.5 0h5',
  rect: 'M3 5h14v10H3z',
  ellipse: 'M10 3a7 7 0 1 0 0 14 7 7 0 1 0 0-14z',
  image: 'M3 4h14v12H3zm0 10 4-4 3 3 3-4 4 5M7 7.5v.01',
};

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg viewBox="0 0 20 20">
      <path d={PATHS[name]} />
    </svg>
  );
}

interface IconButtonProps {
  icon: IconName;
  label: string;
  /** More than the label, for those who hover. */
  title?: string;
  disabled?: boolean;
  onClick(): void;
}

export function IconButton({ icon, label, title = label, disabled, onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      className="icon"
      aria-label={label}
      title={title}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
