/** Which refusal it is that no code typed will pass any more; the server only says that it is wrong (D-26). */
export const codeSpent = 'codeSpent';
