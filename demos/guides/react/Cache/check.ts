import { checkCachedStars } from '../../../types/cached-stars';

export default checkCachedStars;
