export { Gallery as default } from '../../components/gallery/Gallery';
