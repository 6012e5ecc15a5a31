/** Replaces the placeholders of a text, for example `{{seconds}}`. */
export const fillTemplate = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
