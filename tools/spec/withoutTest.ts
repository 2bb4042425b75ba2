/** Requirements and decisions that no test can show, each with the reason. */
export const withoutTest: Readonly<Record<string, string>> = {};
