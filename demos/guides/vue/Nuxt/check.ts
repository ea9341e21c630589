import { checkFloorPlan } from '../../../types/floor-plan';

export default checkFloorPlan;
