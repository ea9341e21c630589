import { checkTests } from '../../../types/tested-board';

export default checkTests;
