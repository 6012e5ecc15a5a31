import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** The source of the mail: headers and encoded parts. */
  readonly source: string;
}

export interface MailServer {
  /** For SMTP_URL. */
  readonly url: string;
  readonly received: readonly ReceivedMail[];
  readonly close: () => Promise<void>;
}

const read = async (stream: AsyncIterable<unknown>): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of stream) {
    if (Buffer.isBuffer(part)) {
      parts.push(part);
    }
  }
  return Buffer.concat(parts).toString('utf8');
};

/** Starts a mail server that stores received mails. It refuses recipients at `refused.example`. */
export const startMailServer = async (): Promise<MailServer> => {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      done(address.endsWith('@refused.example') ? new Error('no such mailbox') : null);
    },
    onData: (stream, { envelope }, done) => {
      read(stream).then(
        (source) => {
          const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
          received.push({ from, to: envelope.rcptTo.map(({ address }) => address), source });
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
    url: `smtp://127.0.0.1:${String(port)}`,
    received,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
};
