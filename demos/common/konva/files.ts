/** Saves a file on the reader's device. */
export function download(content: Blob, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Some browsers read the URL only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export interface Picture {
  /** A `data:` URL. */
  source: string;
  width: number;
  height: number;
}

/** Reads an image and scales it down to at most `limit` in each direction. */
export async function readPicture(file: File, limit: number): Promise<Picture> {
  const source = await readAddress(file);
  const image = new Image();
  image.src = source;
  try {
    await image.decode();
  } catch {
    throw new Error(`${file.name} is not a picture that this browser can show.`);
  }
  const { naturalWidth, naturalHeight } = image;
  const scale = Math.min(1, limit / Math.max(naturalWidth, naturalHeight, 1));
  return { source, width: naturalWidth * scale, height: naturalHeight * scale };
}

function readAddress(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(new Error(`${file.name} cannot be read.`)));
    reader.readAsDataURL(file);
  });
}

/** Saves what a canvas shows as a PNG. */
export async function savePng(canvas: HTMLCanvasElement, name: string) {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (!blob) throw new Error('The picture is too large for this browser.');
  download(blob, name);
}
