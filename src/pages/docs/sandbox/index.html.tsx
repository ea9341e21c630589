/** The gallery at its older address, so that links in the world keep working. */
export { Gallery as default } from '../../../components/gallery/Gallery';
