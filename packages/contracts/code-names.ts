/** Class of highlighted code in a demo's player or a `live` block. */
export const CODE_CLASS = 'kd-pre';
/** Class of a TypeScript declaration in the API reference. */
export const API_CODE_CLASS = 'kd-api-code';
