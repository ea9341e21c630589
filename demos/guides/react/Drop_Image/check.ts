import { checkDroppedPictures } from '../../../types/dropped-pictures';

export default checkDroppedPictures;
