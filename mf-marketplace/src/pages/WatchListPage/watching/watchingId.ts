/** Element id of the section with messages and saved searches. */
export const WATCHING_ID = 'watching';
