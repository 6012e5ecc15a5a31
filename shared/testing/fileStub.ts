/** What an imported style sheet, font or picture is in a test: the bundler would give an address, no test reads it. */
export const file = 'test-file';
