import { useBoxes } from '../../hooks/useBoxes';
export default () => useBoxes();
