/** Id of an option's element. */
export const optionId = (listId: string, index: number) => `${listId}-${index}`;
