/** Names that Windows keeps for devices, with any ending: an archive with such a file cannot be unpacked there. */
const DEVICE = /^(?:con|prn|aux|nul|clock\$|com[0-9]|lpt[0-9])(?:\.|$)/i;

/** True when a name, of a file or a folder, cannot exist on Windows. */
export function isDeviceName(name: string): boolean {
  return DEVICE.test(name) || name.endsWith('.');
}

/** True when a part of a path cannot exist on Windows. */
export function hasDeviceName(path: string): boolean {
  return path.split('/').some(isDeviceName);
}
