export { SearchBox as default } from '../../client/SearchBox';
