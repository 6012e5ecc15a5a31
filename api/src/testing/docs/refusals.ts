import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { errorCodes, SESSION_INVALID } from '@caravan/shared/contracts/calls';
import { sourceFolder } from '../../config/paths';

/** One reason for which a call is refused, as its answer gives it in English; `…` stands for what differs. */
export interface RefusalText {
  readonly code: string;
  readonly message: string;
}

/** A declaration at the top of a file: its text, and where the names that it uses come from. */
interface Declaration {
  readonly file: string;
  readonly text: string;
}

interface SourceFile {
  readonly declarations: ReadonlyMap<string, Declaration>;
  /** Local name to the file that it is imported from and its name there. */
  readonly imports: ReadonlyMap<string, { readonly file: string; readonly name: string }>;
}

const modulesFolder = join(sourceFolder, 'modules');
const reasonsFile = join(sourceFolder, 'envelope', 'refusal.ts');

const atTop = /^(?:export )?(?:const|function|async function|class) (\w+)/gm;

/** Inside a function: what its handlers share. */
const inside = /^ {2}(?:const (\w+)|(?=serveCall\())/gm;

const declarationsIn = (file: string, text: string, start: RegExp): Map<string, Declaration> => {
  const starts = [...text.matchAll(start)];
  return new Map(
    starts.map((match, index) => [
      match[1] ?? '',
      { file, text: text.slice(match.index, starts[index + 1]?.index ?? text.length) },
    ]),
  );
};

const importsIn = (file: string, text: string): Map<string, { file: string; name: string }> => {
  const found = new Map<string, { file: string; name: string }>();
  for (const [, names = '', from = ''] of text.matchAll(/^import \{([^}]*)\} from '(\.[^']*)';/gm)) {
    const target = `${resolve(dirname(file), from)}.ts`;
    for (const each of names.split(',').map((name) => name.trim())) {
      const [name = '', local = name] = each.split(' as ');
      if (existsSync(target)) {
        found.set(local, { file: target, name });
      }
    }
  }
  return found;
};

const read = (file: string): SourceFile => {
  const text = readFileSync(file, 'utf8');
  return { declarations: declarationsIn(file, text, atTop), imports: importsIn(file, text) };
};

const isSource = (name: string): boolean =>
  name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.includes('testing/');

const readModules = (): ReadonlyMap<string, SourceFile> => {
  const names = readdirSync(modulesFolder, { recursive: true, encoding: 'utf8' }).filter(isSource);
  const files = [...names.map((name) => join(modulesFolder, name)), reasonsFile];
  return new Map(files.map((file) => [file, read(file)]));
};

const codes = new Map<string, string>(Object.entries(errorCodes).map(([name, code]) => [`errorCodes.${name}`, code]));
codes.set('SESSION_INVALID', SESSION_INVALID);

const reasonCall = /makeReason\(\s*([\w.]+),\s*(['"`])((?:\\.|(?!\2)[\s\S])*)\2/;

/** The first reason in a text. */
const reasonIn = (text: string): RefusalText | undefined => {
  const [, code = '', , message = ''] = reasonCall.exec(text) ?? [];
  const known = codes.get(code);
  return known === undefined
    ? undefined
    : { code: known, message: message.replace(/\$\{[^}]*\}/g, '…').replace(/\\(.)/g, '$1') };
};

/** Reads the sources of the modules and finds what each call's handler, and what it uses, may refuse a call for. */
export const makeRefusalReader = (): ((callName: string) => RefusalText[]) => {
  const files = readModules();

  const resolveName = (file: string, name: string): Declaration | undefined => {
    const source = files.get(file);
    const imported = source?.imports.get(name);
    return imported === undefined
      ? source?.declarations.get(name)
      : files.get(imported.file)?.declarations.get(imported.name);
  };

  const collect = (
    { file, text }: Declaration,
    locals: ReadonlyMap<string, Declaration>,
    found: Map<string, RefusalText>,
    seen: Set<string>,
  ): void => {
    const add = (reason: RefusalText | undefined): void => {
      if (reason !== undefined) {
        found.set(`${reason.code} ${reason.message}`, reason);
      }
    };
    if (/\buser\(\)/.test(text)) {
      add(reasonIn(files.get(reasonsFile)?.declarations.get('reasons')?.text ?? ''));
    }
    for (const [, name = '', property] of text.matchAll(/(?<![.\w])([A-Za-z_]\w*)(?:\.(\w+))?/g)) {
      const declaration = locals.get(name) ?? resolveName(file, name);
      if (declaration === undefined) {
        continue;
      }
      if (
        declaration.text.includes('makeReason(') &&
        (property !== undefined || /= makeReason\(/.test(declaration.text))
      ) {
        const from = property === undefined ? 0 : declaration.text.search(new RegExp(`^  ${property}:`, 'm'));
        add(from < 0 ? undefined : reasonIn(declaration.text.slice(from)));
        continue;
      }
      const key = `${declaration.file} ${name}`;
      if (!seen.has(key) && !/Routes\b/.test(name) && !declaration.text.includes('serveCall(')) {
        seen.add(key);
        collect(declaration, locals, found, seen);
      }
    }
  };

  /** The part of a routes file that serves a call, and what stands beside it inside the same function. */
  const handlerOf = (callName: string) => {
    const served = new RegExp(`serveCall\\(\\s*app,\\s*deps,\\s*${callName}\\b`);
    for (const [file, { declarations }] of files) {
      for (const { text } of declarations.values()) {
        const at = text.search(served);
        if (at >= 0) {
          const end = [...text.matchAll(inside)].find(({ index }) => index > at)?.index;
          const handler = { file, text: text.slice(at + 'serveCall('.length, end) };
          return { handler, locals: declarationsIn(file, text, inside) };
        }
      }
    }
    return undefined;
  };

  return (callName) => {
    const found = new Map<string, RefusalText>();
    const served = handlerOf(callName);
    if (served !== undefined) {
      collect(served.handler, served.locals, found, new Set());
    }
    return [...found.values()].toSorted((a, b) => (`${a.code}${a.message}` < `${b.code}${b.message}` ? -1 : 1));
  };
};
