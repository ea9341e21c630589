import type { WriteReport, WriteSettings } from './site';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number';
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
const isListOf = (value: unknown, isOne: (one: Fields) => boolean) =>
  Array.isArray(value) && value.every((one) => isFields(one) && isOne(one));
const isSection = (value: unknown) => isFields(value) && isText(value['prefix']) && isText(value['section']);

/** True for complete settings, as received from the other process. */
export function isWriteSettings(value: unknown): value is WriteSettings {
  if (!isFields(value)) return false;
  const { site, prefixSections } = value;
  return (
    [value['outDir'], value['baseUrl'], value['otherSection'], value['cacheFile']].every(isText) &&
    isTexts(value['routes']) &&
    isTexts(value['unlisted']) &&
    isTexts(value['sameInAll']) &&
    isText(value['assetsFolder']) &&
    isListOf(value['limits'], ({ prefix, bytes }) => isText(prefix) && isNumber(bytes)) &&
    Array.isArray(prefixSections) &&
    prefixSections.every(isSection) &&
    isFields(site) &&
    [site['title'], site['tagline'], site['url']].every(isText) &&
    isTexts(site['details']) &&
    isListOf(site['sections'], ({ name, useWhen }) => isText(name) && isText(useWhen)) &&
    isListOf(site['tasks'], ({ task, page }) => isText(task) && isText(page))
  );
}

/** True for a complete report, as received from the other process. */
export function isWriteReport(value: unknown): value is WriteReport {
  return isFields(value) && ['pages', 'listed', 'overviewBytes', 'fullBytes'].every((field) => isNumber(value[field]));
}
