interface Size {
  width: number;
  height: number;
}

/** The largest centered part of an image that fills a frame without stretching. */
export function cover(picture: Size, frame: Size) {
  const scale = Math.max(frame.width / picture.width, frame.height / picture.height);
  const width = frame.width / scale;
  const height = frame.height / scale;
  return { x: (picture.width - width) / 2, y: (picture.height - height) / 2, width, height };
}
