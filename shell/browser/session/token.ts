/** Local storage key of the signed-in user's token. */
export const TOKEN = 'token';
