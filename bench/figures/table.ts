/** Writes a row of a Markdown table. */
export const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

/** Writes the two lines with which a Markdown table begins. */
export const head = (titles: readonly string[]): string => `${row(titles)}\n${row(titles.map(() => '---'))}`;

/** Says whether a goal is met. */
export const metText = (isMet: boolean): string => (isMet ? 'met' : '**not met**');
