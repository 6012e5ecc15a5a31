import { text } from 'node:stream/consumers';
import { listenOn } from '@caravan/shared/http';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** The source of the mail: headers and encoded parts. */
  readonly source: string;
  readonly content: Email;
}

export interface MailServer {
  /** For SMTP_URL. */
  readonly url: string;
  readonly received: readonly ReceivedMail[];
  readonly close: () => Promise<void>;
}

/**
 * Starts a mail server that stores received mails. It refuses recipients at `refused.example`. `onMail` runs before the sender is
 * told that the mail was received. By default it takes a free port.
 */
export const startMailServer = async (onMail?: (mail: ReceivedMail) => void, fixedPort = 0): Promise<MailServer> => {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      done(address.endsWith('@refused.example') ? new Error('no such mailbox') : null);
    },
    onData: (stream, { envelope }, done) => {
      const receive = async (): Promise<void> => {
        const source = await text(stream);
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        const to = envelope.rcptTo.map(({ address }) => address);
        const mail = { from, to, source, content: await PostalMime.parse(source) };
        received.push(mail);
        onMail?.(mail);
      };
      receive().then(
        () => done(),
        () => done(new Error('the mail could not be read')),
      );
    },
  });
  const port = await listenOn(server.server, fixedPort);
  return {
    url: `smtp://127.0.0.1:${String(port)}`,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
