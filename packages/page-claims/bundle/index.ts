export type { CoreProgram } from '../read';
export { DEVICE_FUNCTION, type DeviceCall } from '../browser/device';
export type { ClaimResult } from '../browser/entry';
export { FOREIGN_PICTURE, PERMITTED_PICTURE } from '../browser/foreign-picture';
export { bundleClaims, type ClaimsBundle } from './bundle';
export { claimPlace } from './place';
