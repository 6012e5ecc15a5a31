/** Characters that end a line for a reader of the log, or that a terminal obeys. Tabs are none. */
const CONTROL_CHARACTERS = /[^\P{C}\t]|[\u2028\u2029]/gu;

/** Escapes control characters, so that a build can forge no line of the log. */
export const escapeControls = (line: string): string =>
  line.replace(CONTROL_CHARACTERS, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
