import { defineCheck } from '../../../types/check';
import { checkTypedPins } from '../../../types/typed-pins';

export default defineCheck(checkTypedPins);
