/** A place that breaks a rule of the house, as `run.ts` prints it. */
export interface Finding {
  file: string;
  line: number;
  message: string;
}

/** A file as the checks read it: its path from the root of the repository, with slashes, and its text. */
export interface SourceFile {
  path: string;
  text: string;
}

export type Check = (files: readonly SourceFile[]) => Finding[];
