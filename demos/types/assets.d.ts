/** Imported images, fonts, sounds and data files are URLs: fetch the URL to get the file's text or pixels. */
declare module '*.png' {
  const address: string;
  export default address;
}
declare module '*.jpg' {
  const address: string;
  export default address;
}
declare module '*.webp' {
  const address: string;
  export default address;
}
declare module '*.gif' {
  const address: string;
  export default address;
}
declare module '*.svg' {
  const address: string;
  export default address;
}
declare module '*.woff2' {
  const address: string;
  export default address;
}
declare module '*.mp4' {
  const address: string;
  export default address;
}
declare module '*.webm' {
  const address: string;
  export default address;
}
declare module '*.json' {
  const address: string;
  export default address;
}
declare module '*.css';
/** The text of a file, for unit tests; a demo gets the URL. */
declare module '*.svg?raw' {
  const text: string;
  export default text;
}
