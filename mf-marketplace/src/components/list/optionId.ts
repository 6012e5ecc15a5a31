/** Of an entry in a list of suggestions. */
export const optionId = (list: string, place: number): string => `${list}-${place}`;
