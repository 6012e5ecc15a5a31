/** Attributes of every tag, besides its name and those of its widget. */
export const sharedAttributes = ['lang', 'currency', 'country', 'theme', 'heading', 'accent', 'background'] as const;
