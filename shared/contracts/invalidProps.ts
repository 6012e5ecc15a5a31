/** Returns the message with which a widget refuses its props. Published builds contain it, so a change breaks its recognition. */
export const invalidPropsMessage = (widget: string): string => `the props of widget ${widget} are invalid`;
