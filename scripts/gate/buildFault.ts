/**
 * The first error of a build that failed, in one line: `src/page.tsx:3 Can't resolve './nothing'`. What webpack says of
 * it begins with the name of the build, and the place stands in lines of its own.
 */
export const buildFault = (message: string): string => {
  const lines = message.split('\n').map((line) => line.trim());
  const start = lines.findIndex((line) => line.startsWith('ERROR in '));
  if (start === -1) return lines.find(Boolean) ?? 'nothing is said of it';
  const [, file = '', row] = /^ERROR in (?:\.\/)?(\S+)(?: (\d+):\S+)?/.exec(lines[start] ?? '') ?? [];
  const further = lines.slice(start + 1);
  const what = further.find((line) => line && !line.startsWith('Module build failed')) ?? '';
  const framed = further.flatMap((line) => /\[\S+?:(\d+):\d+\]/.exec(line)?.[1] ?? [])[0];
  const line = row ?? framed;
  return `${file}${line === undefined ? '' : `:${line}`} ${what.replace(/^(?:(?:Module not found|Error|x|×): *| *[x×] )+/, '')}`.trim();
};
