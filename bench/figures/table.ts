/** Writes a row of a Markdown table. */
export const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

/** Writes the first two lines of a Markdown table. */
export const head = (titles: readonly string[]): string => `${row(titles)}\n${row(titles.map(() => '---'))}`;

/** Returns whether a goal is met, in words. */
export const metText = (isMet: boolean): string => (isMet ? 'met' : '**not met**');
