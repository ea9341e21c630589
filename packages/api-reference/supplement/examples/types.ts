/** By anchor: TypeScript after the preamble of the examples. Comments at line ends are the values that a test compares. */
export type MemberExamples = Readonly<Record<string, string>>;
