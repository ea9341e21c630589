export { SearchBox } from './client/SearchBox';
export { SearchPage } from './client/SearchPage';
export { COMPLETE_MEASURE, READY_MEASURE } from './client/embedded-client';
