/** Returns the element id of a suggestion. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`;
