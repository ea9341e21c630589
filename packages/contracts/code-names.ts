/** Highlighted code of a demo's player or a `live` block. */
export const CODE_CLASS = 'kd-pre';
/** A declaration in the API reference: TypeScript. */
export const API_CODE_CLASS = 'kd-api-code';
