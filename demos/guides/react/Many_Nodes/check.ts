import { defineCheck } from '../../../types/check';
import { checkFrameFigures, checkManyNodes } from '../../../types/many-nodes';

export default defineCheck(async (tools) => {
  await checkManyNodes(tools);
  await checkFrameFigures(tools);
});
