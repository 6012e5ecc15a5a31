/** JSON made safe inside a script element: no `<` can end it. */
export const toScriptJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');
