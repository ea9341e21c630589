import { checkSavedDots } from '../../../types/saved-dots';

export default checkSavedDots;
