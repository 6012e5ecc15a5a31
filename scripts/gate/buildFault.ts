/**
 * Returns the first error of a failed build in one line: `src/page.tsx:3 Can't resolve './nothing'`. In webpack's message the name
 * of the build comes first, and the place has lines of its own.
 */
export const buildFault = (message: string): string => {
  const lines = message.split('\n').map((line) => line.trim());
  const start = lines.findIndex((line) => line.startsWith('ERROR in '));
  if (start === -1) return lines.find(Boolean) ?? 'without a message';
  const [, file = '', row] = /^ERROR in (?:\.\/)?(\S+)(?: (\d+):\S+)?/.exec(lines[start] ?? '') ?? [];
  const following = lines.slice(start + 1);
  const errorText = following.find((line) => line && !line.startsWith('Module build failed')) ?? '';
  const lineInFrame = following.flatMap((line) => /\[\S+?:(\d+):\d+\]/.exec(line)?.[1] ?? [])[0];
  const line = row ?? lineInFrame;
  return `${file}${line === undefined ? '' : `:${line}`} ${errorText.replace(/^(?:(?:Module not found|Error|x|×): *| *[x×] )+/, '')}`.trim();
};
