export { SearchPage as default } from '../../client/SearchPage';
