/** Where local storage keeps the token of who is signed in. */
export const TOKEN = 'token';
