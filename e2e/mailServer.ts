import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';

interface MailServer {
  /** For SMTP_URL. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** A mail server that leaves every mail it takes as a file in a folder, where tests in other processes find it. */
export const startMailServer = async (folder: string): Promise<MailServer> => {
  mkdirSync(folder, { recursive: true });
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, _session, done) => {
      buffer(stream).then(
        (mail) => {
          const unfinished = join(folder, `${randomUUID()}.part`);
          writeFileSync(unfinished, mail);
          renameSync(unfinished, unfinished.replace(/part$/, 'eml'));
          done();
        },
        () => done(new Error('the mail could not be read')),
      );
    },
  });
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => {
      const address = listening.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  return {
    url: `smtp://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
};
