const svg = `
  <svg xmlns="http://www.w3.org/2000/svg" width="192" height="144">
    <rect width="192" height="144" fill="#f2664a" />
    <circle cx="150" cy="44" r="26" fill="#f6b73c" />
    <path d="M0 144 60 70 110 120 140 96 192 144Z" fill="#1f9aa5" />
    <foreignObject width="192" height="144">
      <p xmlns="http://www.w3.org/1999/xhtml" style="margin: 12px; color: white">HTML</p>
    </foreignObject>
  </svg>`;
const file = new Blob([svg], { type: 'image/svg+xml' });

async function load(src: string) {
  const image = new Image();
  image.src = src;
  await image.decode();
  return image;
}

/** HTML in an SVG with a blob: URL. Chromium protects its pixels like those of another site. */
export async function loadBlocked() {
  const address = URL.createObjectURL(file);
  try {
    return await load(address);
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** The same bytes as a data: URL, whose pixels the page may read. */
export async function loadCopy() {
  const address = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read.'));
    reader.readAsDataURL(file);
  });
  return load(address);
}
