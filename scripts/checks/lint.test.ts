import { spawnSync } from 'node:child_process';
import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryFolder } from '@caravan/shared/testing/folders';

const repository = join(import.meta.dirname, '../..');
let folder = '';

beforeEach(() => {
  folder = createTemporaryFolder();
  symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: { strict: true, jsx: 'react-jsx', module: 'esnext', moduleResolution: 'bundler' },
    }),
  );
});

/** Returns oxlint's lines for files: `file:line:column: message [Error/plugin(rule)]`. */
const lint = (files: Record<string, string>): string[] => {
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(folder, name), text);
  }
  const oxlint = join(repository, 'node_modules/.bin/oxlint');
  const { stdout, status } = spawnSync(
    oxlint,
    ['-c', join(repository, '.oxlintrc.json'), '-f', 'unix', '--disable-nested-config', ...Object.keys(files)],
    { cwd: folder, encoding: 'utf8' },
  );
  const problems = stdout.split('\n').filter((line) => line.includes('[Error'));
  expect(status).toBe(problems.length > 0 ? 1 : 0);
  return problems;
};

const lines = (count: number): string => `export const last = 1;\n${'//\n'.repeat(count - 1)}`;

const planted = [
  ['no-explicit-any', 'export const size = (car: any): number => Number(car);'],
  ['no-non-null-assertion', 'export const size = (car?: string): string => car!;'],
  ['no-unsafe-type-assertion', 'export const size = (car: unknown): string => car as string;'],
  ['no-floating-promises', 'const save = async () => 1;\nsave();'],
  ['no-misused-promises', 'const save = async () => {};\nexport const all = () => [1].forEach(save);'],
  ['consistent-type-imports', "import { Car } from './car';\nexport const cars: Car[] = [];"],
  ['no-default-export', 'export default 1;'],
  ['ban-ts-comment', '// @ts-ignore\nexport const size = 1;'],
  [
    'switch-exhaustiveness-check',
    "export const f = (a: 'x' | 'y') => { switch (a) { case 'x': return 1; } return 2; };",
  ],
  ['no-cycle', "import { other } from './other';\nexport const planted = () => other;"],
  ['max-lines', lines(301)],
  ['forbid-elements', 'export const Part = () => <source media="print" />;'],
  [
    'rules-of-hooks',
    'import { useState } from "react";\nexport const Part = ({ on }: { on: boolean }) => { if (on) { useState(1); } return <p />; };',
  ],
  [
    'exhaustive-deps',
    'import { useEffect } from "react";\nexport const usePart = (a: number) => { useEffect(() => { alert(a); }, []); };',
  ],
  ['alt-text', 'export const Part = () => <img src="car" />;'],
  ['no-danger', "export const Part = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;"],
  ['no-console', 'console.log(1);'],
  // The type checker's own fault, by its code.
  ['TS2322', "export const size: number = 'text';"],
] satisfies [rule: string, text: string][];

describe('lint', () => {
  it('accepts code without problems', () => {
    expect(lint({ 'lawful.ts': lines(300), 'Part.tsx': 'export const Part = () => <p />;\n' })).toEqual([]);
  });

  it('finds a violation of each rule', () => {
    const problems = lint({
      ...Object.fromEntries(planted.map(([rule, text]) => [`${rule}.tsx`, `${text}\n`])),
      'car.ts': 'export interface Car { id: string }\n',
      'other.ts': "import { planted } from './no-cycle';\nexport const other = () => planted;\n",
    });
    const isCaught = (rule: string): boolean =>
      problems.some((line) => line.startsWith(`${rule}.tsx:`) && line.includes(`(${rule})`));
    expect(planted.map(([rule]) => rule).filter((rule) => !isCaught(rule))).toEqual([]);
  });
});
