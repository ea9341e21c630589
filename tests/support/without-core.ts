/** Sandbox pages that have no core that runs yet. The list may only become shorter. */
export const WITHOUT_CORE: readonly string[] = [
  'Web_Worker',
];
