import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import * as v from 'valibot';
import { pdfProgram } from '../../../config/paths';
import { makeCache } from '../../../memory/cache';
import type { Printed } from './draw';

/** Longer than a call may take: what one waited for in vain is there for the next. */
const slowestMs = 20_000;

/** All documents of the site in both languages are a megabyte. */
const keptBytes = 8 * 1024 * 1024;

const answer = v.union([
  v.object({ id: v.number(), pdf: v.instance(Uint8Array) }),
  v.object({ id: v.number(), failure: v.string() }),
]);

/** Makes PDFs, each once as long as its content stays. */
export interface PdfWriter {
  readonly pdf: (printed: Printed) => Promise<Buffer>;
  readonly close: () => void;
}

interface Waiting {
  readonly resolve: (pdf: Buffer) => void;
  readonly reject: (error: Error) => void;
}

/**
 * PDFs are made by a process of their own: reading fonts and setting lines keeps a processor busy for a while, which calls
 * need not wait for. It is started when there is something to do, and ended when there is nothing left.
 */
export const makePdfWriter = ({ file, execArgv } = pdfProgram, patienceMs = slowestMs): PdfWriter => {
  const waiting = new Map<number, Waiting>();
  const kept = makeCache<Buffer>(keptBytes, ({ length }, key) => length + key.length * 2);
  let child: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;
  let count = 0;

  const end = (gone: ChildProcess | undefined, reason: string): void => {
    if (gone === undefined || child !== gone) {
      return;
    }
    child = undefined;
    clearTimeout(timer);
    gone.kill('SIGKILL');
    for (const { reject } of waiting.values()) {
      reject(new Error(`a PDF cannot be made: ${reason}`));
    }
    waiting.clear();
  };

  const hurry = (working: ChildProcess): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      end(working, 'it takes too long');
    }, patienceMs);
  };

  const receive = (from: ChildProcess, message: unknown): void => {
    const given = v.parse(answer, message);
    const asked = waiting.get(given.id);
    waiting.delete(given.id);
    if ('pdf' in given) {
      asked?.resolve(Buffer.from(given.pdf));
    } else {
      asked?.reject(new Error(`a PDF cannot be made: ${given.failure}`));
    }
    if (waiting.size === 0) {
      end(from, 'nothing is left to do');
    } else {
      hurry(from);
    }
  };

  const start = (): ChildProcess => {
    const started = fork(file, { serialization: 'advanced', execArgv, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    started.on('message', (message) => {
      receive(started, message);
    });
    started.on('error', (error) => {
      end(started, error.message);
    });
    started.on('exit', (code, signal) => {
      end(started, `the process ended with ${String(signal ?? code)}`);
    });
    hurry(started);
    return started;
  };

  return {
    pdf: (printed) =>
      kept.get(
        JSON.stringify(printed),
        () =>
          new Promise<Buffer>((resolve, reject) => {
            count += 1;
            waiting.set(count, { resolve, reject });
            child ??= start();
            child.send({ id: count, printed });
          }),
      ),
    close: () => {
      end(child, 'the server closes');
    },
  };
};
